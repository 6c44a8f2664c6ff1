/** Debouncing, for callers that ask faster than the engine answers. */

/**
 * Ask one question at a time: while one is being answered the newest waits, and every older
 * one resolves with null.
 */
export function latest<Input, Output>(
  ask: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output | null> {
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const number = ++newest;
    const answer = last.then(async () => {
      if (number !== newest) return null;
      try {
        const output = await ask(input);
        return number === newest ? output : null;
      } catch (error) {
        if (number === newest) throw error;
        return null;
      }
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}
