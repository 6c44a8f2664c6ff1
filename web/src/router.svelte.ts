/** The router: which page an address names, and how to get to another. */

export type Route =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "daily"; date: string | null }
  | { page: "news" }
  | { page: "race"; id: string }
  | { page: "tables" }
  | { page: "table"; id: string }
  | { page: "recover"; token: string }
  | { page: "replay"; id: string; step: number }
  | { page: "study"; position: string }
  | { page: "puzzles" }
  | { page: "due" }
  | { page: "puzzle"; game: string; number: number }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "scorepad"; game: string | null; part: string | null; city: string | null }
  | { page: "unknown" };

export function parse({ pathname, search, hash }: URL | Location): Route {
  const [first, second, third] = pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  const behind = hash === "" ? null : hash.slice(1);
  if (first === undefined) return { page: "start" };
  if (first === "lobby") return { page: "lobby" };
  if (first === "daily") return { page: "daily", date: second ?? null };
  if (first === "news") return { page: "news" };
  if (first === "race" && second !== undefined) return { page: "race", id: second };
  if (first === "tables") return { page: "tables" };
  if (first === "table" && second !== undefined) return { page: "table", id: second };
  // Secrets are in the fragment, which browsers do not send to any server.
  if (first === "recover" && behind !== null) return { page: "recover", token: behind };
  if (first === "replay" && second !== undefined)
    return { page: "replay", id: second, step: Number(query.get("step")) || 0 };
  if (first === "study") return { page: "study", position: behind ?? "" };
  if (first === "puzzles") return parsePuzzles(second, third);
  const game = second ?? null;
  if (first === "rules") return { page: "rules", game, rule: behind };
  // In the fragment a table can have any length, and only people with the link see it.
  if (first === "scorepad") return { page: "scorepad", game, part: third ?? null, city: behind };
  return { page: "unknown" };
}

/** The list, what is due today, or one puzzle by its game and number. */
function parsePuzzles(second?: string, third?: string): Route {
  if (second === undefined) return { page: "puzzles" };
  if (second === "due" && third === undefined) return { page: "due" };
  const number = /^[1-9]\d{0,3}$/.test(third ?? "") ? Number(third) : null;
  return number === null ? { page: "unknown" } : { page: "puzzle", game: second, number };
}

class Router {
  route = $state<Route>({ page: "start" });

  start(): void {
    const read = () => (this.route = parse(location));
    addEventListener("popstate", read);
    read();
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parse(location);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Makes a link change the page without a reload: `<a href="/lobby" {@attach link}>`. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    router.go(anchor.pathname + anchor.search + anchor.hash);
  };
  anchor.addEventListener("click", follow);
  return () => anchor.removeEventListener("click", follow);
}
