/**
 * The times at which a letter that was not accepted is tried again. Without randomness, so that a row shows when its
 * letter is due. A try that found no mail server is not counted (`hand-over`): then the letters that this carrier takes
 * wait while it rests (`carrier-rests`).
 */
const minuteMs = 60_000;
const firstPausesMs = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minuteMs);
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The maximum number of tries, within five days; after that a letter is given up. */
export const maxTries = triesWithin(5 * dayMs);
/** The maximum number of tries to write a letter, within a day: a bug of ours may be fixed by then. */
export const maxWritings = triesWithin(dayMs);

function triesWithin(longestMs: number): number {
  const first = firstPausesMs.reduce((sum, pause) => sum + pause, 0);
  return firstPausesMs.length + Math.floor((longestMs - first) / hourMs) + 1;
}

/**
 * Returns the milliseconds from try number `tries` (the first is 1) to the next one; `undefined` when it was the last
 * of `max`.
 */
export function pauseAfter(tries: number, max: number = maxTries): number | undefined {
  if (tries >= max) return undefined;
  return firstPausesMs[tries - 1] ?? hourMs;
}

/** Returns the milliseconds to leave a carrier alone after this many failures in a row to reach it. */
export function restAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), minuteMs);
}
