/** When a letter that was not taken is tried again. No chance in it: what is due when can be read from the row. */
const minuteMs = 60_000;
const firstPausesMs = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minuteMs);
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Tries within five days; after that a letter is given up. */
export const mostTries = triesWithin(5 * dayMs);
/** Tries within a day: a fault of ours that keeps a letter from being written may be mended by then. */
export const mostWritings = triesWithin(dayMs);

function triesWithin(longestMs: number): number {
  const first = firstPausesMs.reduce((sum, pause) => sum + pause, 0);
  return firstPausesMs.length + Math.floor((longestMs - first) / hourMs) + 1;
}

/** Milliseconds from the try of this number (the first is 1) to the next one; `undefined` when it was the last of `most`. */
export function pauseAfter(tries: number, most: number = mostTries): number | undefined {
  if (tries >= most) return undefined;
  return firstPausesMs[tries - 1] ?? hourMs;
}

/** Milliseconds to leave a carrier alone that could not be reached so many times on end. */
export function restAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), minuteMs);
}
