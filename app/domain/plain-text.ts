/** Texts that people type, made comparable and made safe to keep. */

/** Letters that NFD leaves whole. `dj` is how đ is spelt on a keyboard without it. */
const wholeLetters: Readonly<Record<string, string>> = {
  đ: "dj",
  ð: "d",
  ø: "o",
  ł: "l",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Marks that turn the direction of a text or take no room: U+061C, U+200B, U+200E/F, U+202A-E, U+2066-9, U+FEFF. */
const hiddenMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text for searching: lower case, without diacritics (č and ć are c, đ is dj), single blanks inside, none around. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[đðøłıßæœ]/gu, (letter) => wholeLetters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A name for comparing: Đorđe, Djordje, Dorde and "DOR-ĐE" are one. Also without blanks, hyphens, dots and apostrophes. */
export function nameKey(text: string): string {
  return fold(text.replace(hiddenMarks, ""))
    .replaceAll("dj", "d")
    .replace(/[\s\p{Pd}.'’ʼ`]/gu, "");
}

/** The text with U+FFFD in the place of halves of characters, which no file and no address can hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

/** One line of typed text without control and direction marks; `undefined` when it is longer than `max` (UTF-16 units). */
export function cleanText(raw: string, max: number): string | undefined {
  return within(max, visible(raw.replace(/\s+/gu, " ")));
}

/** Like `cleanText`, but line breaks stay: for messages. */
export function cleanParagraphs(raw: string, max: number): string | undefined {
  const lines = raw.replace(/\r\n?/gu, "\n").split("\n");
  return within(max, lines.map((line) => visible(line.replaceAll("\t", " "))).join("\n"));
}

function visible(line: string): string {
  return line
    .replace(/[\p{Cc}\p{Cs}]/gu, "")
    .replace(hiddenMarks, "")
    .trim();
}

function within(max: number, text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length <= max ? trimmed : undefined;
}
