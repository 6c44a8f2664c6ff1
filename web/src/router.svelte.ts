/** Which page the address names, and how to get to another. */

export type Route =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "tables" }
  | { page: "table"; id: string }
  | { page: "recover"; token: string }
  | { page: "unknown" };

export function parse(path: string, hash: string): Route {
  const [first, second] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "start" };
  if (first === "lobby") return { page: "lobby" };
  if (first === "tables") return { page: "tables" };
  if (first === "table" && second !== undefined) return { page: "table", id: second };
  // Secrets stay behind the '#': browsers do not send that part to any server.
  if (first === "recover" && hash !== "") return { page: "recover", token: hash.slice(1) };
  return { page: "unknown" };
}

class Router {
  route = $state<Route>({ page: "start" });

  start(): void {
    const read = () => (this.route = parse(location.pathname, location.hash));
    addEventListener("popstate", read);
    read();
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parse(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets a plain link change the page without loading it anew: `<a href="/lobby" {@attach link}>`. */
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
