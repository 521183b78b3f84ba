/** What an issued paper is drawn from: what was kept when it was issued, nothing of today. */
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import type { Sheet } from "../sheet.ts";
import { documentPaperWords, type Words } from "../../../i18n/document-paper/en.ts";

export type Issued<Content extends DocumentContent = DocumentContent> = {
  /** As people read it. */
  number: string;
  issuedAt: Date;
  form: number;
  content: Content;
  /** A photo as it is printed, so many pixels wide; undefined when it is gone. */
  photoOf: (sha256: string, width: number) => Promise<Buffer | undefined>;
};

/** The content of one kind of paper. */
export type ContentOf<Kind extends DocumentContent["kind"]> = Extract<
  DocumentContent,
  { kind: Kind }
>;

/** A text in both languages. */
export function say(text: (words: Words, language: Language) => string): Bilingual {
  return {
    bs: text(documentPaperWords("ba"), "ba"),
    en: text(documentPaperWords("en-us"), "en-us"),
  };
}

/** A text that is the same in both languages: a name, a number, what somebody wrote. */
export function same(text: string): Bilingual {
  return { bs: text, en: text };
}

/** A text on one line in both languages, or in the one of the paper. */
export function inBoth({ only }: Pick<Sheet, "only">, { bs, en }: Bilingual): string {
  if (only !== undefined) return only === "bs" ? bs : en;
  return `${bs} · ${en}`;
}
