/** Bands of numbers of days, in which lengths and lead times are put together. */

export type Band = { from: number; /** Included; absent of the last one. */ to?: number };

/** Rental days. What was called off sells none. */
export const lengthBands: readonly Band[] = bandsFrom(1, 3, 7, 14, 28);

/** Days from the booking to the pick-up. */
export const leadBands: readonly Band[] = bandsFrom(0, 1, 3, 7, 30, 90);

/** The name of the band of a number, which sorts as the numbers do: the first of them, of three digits. Below the first it is empty. */
export function bandKey(bands: readonly Band[], days: number): string {
  const band = bands.findLast(({ from }) => days >= from);
  return band ? String(band.from).padStart(3, "0") : "";
}

function bandsFrom(...starts: readonly number[]): Band[] {
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}
