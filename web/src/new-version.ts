/**
 * Reloads the page when one of its files is gone, as after a deploy: the new page names the new files.
 * At most once a minute, and never while the server can't be reached.
 */

const KEY = "cardtown-reloaded";
const ONCE_PER = 60_000;

export function reloadWhenFilesAreGone(reload: () => void = () => location.reload()): void {
  const gone = new Set<string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) gone.add(target.href);
  };
  addEventListener("error", note, { capture: true });
  addEventListener("vite:preloadError", () => void tryReload(gone, reload));
}

async function tryReload(gone: Set<string>, reload: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < ONCE_PER || !(await isServerThere())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  // WebKit remembers across a reload that a file was missing, unless it is requested otherwise.
  await Promise.allSettled([...gone].map((file) => fetch(file, { cache: "reload" })));
  reload();
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
