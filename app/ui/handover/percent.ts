/** A whole percent as it is typed, with or without its sign; undefined when it is none. */
export function readPercent(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3})\s*%?\s*$/.exec(text) ?? [];
  const percent = Number(digits);
  return percent <= 100 ? percent : undefined;
}
