import { range } from "../format.ts";

/** Returns a text that somebody wrote (`Child seat, 9–25 kg`) with its ranges held together like those of `range`. */
export function holdRanges(text: string): string {
  return text.replace(/(\d)–(?=\d)/g, range("$1", ""));
}

/** Returns the text without joiners, for what may draw them as boxes: paper, and some programs that read mail. */
export function plainRanges(text: string): string {
  return text.replaceAll("\u2060", "");
}
