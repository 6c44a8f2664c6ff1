/** What a report says of the browser in which something happened. */

export function circumstances(): [fact: string, value: string][] {
  // Only which page it was: the rest of an address may be a secret.
  const page = location.pathname.split("/")[1] ?? "";
  return [
    ["page", `/${page}`],
    ["time", new Date().toISOString()],
    ["window", `${innerWidth} × ${innerHeight}`],
    ["languages", navigator.languages.join(", ")],
    ["browser", navigator.userAgent],
  ];
}
