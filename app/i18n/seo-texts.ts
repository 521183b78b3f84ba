/** How much search engines show of a title and of a description, in characters. */
export const seoTexts = { maxTitle: 60, minDescription: 70, maxDescription: 155 } as const;

/** The first of the texts that is shown whole; the last one where none is. */
export function fittingText(texts: readonly string[], maxCharacters: number): string {
  return texts.find((text) => text.length <= maxCharacters) ?? texts.at(-1) ?? "";
}
