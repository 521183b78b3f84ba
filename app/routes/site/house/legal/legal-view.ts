import type { LegalDocument } from "../../../../domain/facts.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";

/** A legal text in the one language that its page is in. */
export function legalView(document: LegalDocument, language: Language) {
  const { kind, version, publishedOn, title, body } = document;
  return {
    kind,
    version,
    publishedOn,
    title: inLanguage(title, language),
    body: inLanguage(body, language),
  };
}

export type LegalView = ReturnType<typeof legalView>;
