/** Copying a text. Returns false if the browser does not allow it. */

export async function copyText(text: string): Promise<boolean> {
  try {
    // Over plain http there is no `clipboard`, although its type says so.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** The old way, which needs no secure context. */
function copyByEvent(text: string): boolean {
  let copied = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    copied = true;
  };
  document.addEventListener("copy", fill);
  try {
    return document.execCommand("copy") && copied;
  } finally {
    document.removeEventListener("copy", fill);
  }
}
