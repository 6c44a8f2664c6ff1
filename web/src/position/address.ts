/** The address of the study board, whose fragment is a position as text. */

/** Half of a surrogate pair, which no address can carry. */
const HALF_A_SIGN = /[\ud800-\udfff]/gu;

export function studyPath(text: string): string {
  return `/study#${encodeURI(text.replace(HALF_A_SIGN, "\ufffd"))}`;
}

/** The text in a fragment, without its `#`; whatever somebody typed there is a text, too. */
export function textIn(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
