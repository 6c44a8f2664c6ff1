/** A failure as text, with what is needed to fix it. */

import { circumstances } from "../../ui/circumstances";

export function reportOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const facts = circumstances().map((one) => one.join(": "));
  return [what.replaceAll(location.origin, ""), ...facts].join("\n");
}
