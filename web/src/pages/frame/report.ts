/** What whoever mends a failure needs to know, as text. */

export function reportOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  // Only which page it was: the rest of an address may be a secret.
  const page = location.pathname.split("/")[1] ?? "";
  const facts = [
    ["page", `/${page}`],
    ["time", new Date().toISOString()],
    ["window", `${innerWidth} × ${innerHeight}`],
    ["languages", navigator.languages.join(", ")],
    ["browser", navigator.userAgent],
  ];
  return [what.replaceAll(location.origin, ""), ...facts.map((one) => one.join(": "))].join("\n");
}
