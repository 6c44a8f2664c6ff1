/**
 * Reloads the page when a file of it is gone, as after a deploy: the new page names the new files.
 * It does so at most once a minute, and never while the server can't be reached.
 */

const KEY = "cardtown-reloaded";
const ONCE_PER = 60_000;

export function reloadWhenFilesAreGone(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", () => void tryReload(reload));
}

async function tryReload(reload: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < ONCE_PER || !(await isServerThere())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
