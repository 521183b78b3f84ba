/** How much search engines show of a title and of a description, in characters. */
export const foundTexts = { mostTitle: 60, leastDescription: 70, mostDescription: 155 } as const;

/** The first of the texts that is shown whole; the last one where none is. */
export function fittingText(texts: readonly string[], most: number): string {
  return texts.find((text) => text.length <= most) ?? texts.at(-1) ?? "";
}
