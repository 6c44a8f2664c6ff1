/** What loading costs, for people who pay for every megabyte. */

/** The size of everything that works offline, in kB, as the build reports it; 0 if it does not. */
export const siteKb = () => Number(document.documentElement.dataset["siteKb"]) || 0;
/** The size of Python in the browser, in kB. */
export const pythonKb = () => Number(document.documentElement.dataset["pythonKb"]) || 0;

/** Whether the browser asks sites to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
