/** When a letter that was not taken is tried again. No chance in it: what is due when can be read from the row. */
const minuteMs = 60_000;
const firstPausesMs = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minuteMs);
const hourMs = 60 * minuteMs;
const longestMs = 5 * 24 * hourMs;

/** Tries within five days; after that a letter is given up. */
export const mostTries =
  firstPausesMs.length +
  Math.floor((longestMs - firstPausesMs.reduce((sum, pause) => sum + pause, 0)) / hourMs) +
  1;

/** Milliseconds from the try of this number (the first is 1) to the next one; `undefined` when it was the last. */
export function pauseAfter(tries: number): number | undefined {
  if (tries >= mostTries) return undefined;
  return firstPausesMs[tries - 1] ?? hourMs;
}

/** Milliseconds to leave a carrier alone that could not be reached so many times on end. */
export function restAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), minuteMs);
}
