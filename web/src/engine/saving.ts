/** What loading costs, for people who pay for every megabyte. */

/** What all that works without the network takes, in kB, as the build says; 0 if it said nothing. */
export const siteKb = () => Number(document.documentElement.dataset["siteKb"]) || 0;
/** What Python in the browser takes. */
export const pythonKb = () => Number(document.documentElement.dataset["pythonKb"]) || 0;

/** Whether the browser was told to load nothing that nobody asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
