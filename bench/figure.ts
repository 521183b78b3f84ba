/** The result of a benchmark: a ratio or a size, its limit, and whether it keeps it. */
export type Figure = {
  what: string;
  measured: string;
  asked: string;
  ok: boolean;
  /** Further columns of the result table, by name. */
  more?: Readonly<Record<string, string>>;
};

/** Returns a figure for the ratio of two measurements of one run, with its maximum or minimum. */
export function ratioFigure(
  what: string,
  ratio: number,
  limit: { max: number } | { min: number },
): Figure {
  const asked = "max" in limit ? `at most ${limit.max}` : `at least ${limit.min}`;
  const ok = "max" in limit ? ratio <= limit.max : ratio >= limit.min;
  return { what, measured: `${ratio.toFixed(2)} times`, asked: `${asked} times`, ok };
}
