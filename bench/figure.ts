/** What a benchmark found: a ratio or a size, what it has to be, and whether it is. */
export type Figure = {
  what: string;
  measured: string;
  asked: string;
  ok: boolean;
  /** Further columns of its table, by name. */
  more?: Readonly<Record<string, string>>;
};

/** A ratio of two measurements of one run that may be at most (or has to be at least) so much. */
export function ratioFigure(
  what: string,
  ratio: number,
  limit: { most: number } | { least: number },
): Figure {
  const asked = "most" in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
  const ok = "most" in limit ? ratio <= limit.most : ratio >= limit.least;
  return { what, measured: `${ratio.toFixed(2)} times`, asked: `${asked} times`, ok };
}
