/** Facts about the browser, for reports. */

export function browserFacts(): [fact: string, value: string][] {
  // The path only: the rest of an address may be a secret.
  const page = location.pathname.split("/")[1] ?? "";
  return [
    ["page", `/${page}`],
    ["time", new Date().toISOString()],
    ["window", `${innerWidth} × ${innerHeight}`],
    ["languages", navigator.languages.join(", ")],
    ["browser", navigator.userAgent],
  ];
}
