/** The value below which this share (0 to 1) of the measured ones lie. */
export function percentile(measured: readonly number[], share: number): number {
  const sorted = measured.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error("nothing was measured");
  return value;
}

/** Milliseconds that each of `times` calls of `work` took, one after the other. */
async function timesOf(
  times: number,
  work: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const from = performance.now();
    await work(round);
    measured.push(performance.now() - from);
  }
  return measured;
}
