/** Puts the symbols of SVG files into the page, where every `<use>` finds them. */

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
const started = new Set<string>();

/** Load a file once; if that fails, try again until it is there. */
export async function loadSprite(url: string): Promise<void> {
  if (started.has(url)) return;
  started.add(url);
  let pause = FIRST_PAUSE;
  while (!(await tryLoad(url))) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
}

async function tryLoad(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const holder = document.createElement("div");
    holder.hidden = true;
    holder.innerHTML = await response.text();
    document.body.append(holder);
    return true;
  } catch {
    return false;
  }
}
