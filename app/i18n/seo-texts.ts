/** Lengths of titles and descriptions that search engines show, in characters. */
export const seoTexts = { maxTitle: 60, minDescription: 70, maxDescription: 155 } as const;

/** Returns the first text that fits whole, or the last when none does. */
export function fittingText(texts: readonly string[], maxCharacters: number): string {
  return texts.find((text) => text.length <= maxCharacters) ?? texts.at(-1) ?? "";
}
