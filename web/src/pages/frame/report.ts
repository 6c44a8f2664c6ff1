/** A failure as text, with what is needed to fix it. */

import { browserFacts } from "../../ui/browser-facts";

export function reportOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const facts = browserFacts().map((one) => one.join(": "));
  return [what.replaceAll(location.origin, ""), ...facts].join("\n");
}
