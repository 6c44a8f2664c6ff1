/** Notices of the browser, which are shown while another page or program is in front. */

/** Ask for permission. Returns whether notices will be shown. */
export async function allowNotices(): Promise<boolean> {
  // Browsers allow notices only on pages from https or localhost.
  if (!window.isSecureContext || !("Notification" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    // Browsers of phones give permission, but make notices only for service workers.
    new Notification("Cardtown", { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}
