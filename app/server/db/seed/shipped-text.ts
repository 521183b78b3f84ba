import type { LegalKind } from "../../../domain/facts.ts";
import type { Bilingual } from "../../../domain/language.ts";

/**
 * A legal text that the product ships. Names in braces stand for settings and the price list
 * (`i18n/legal/legal-texts.ts`), the rest as `i18n/legal/fill-legal.ts` says.
 */
export type ShippedText = {
  kind: LegalKind;
  /**
   * A number that grows with every change of title or body, so that an agency that never edited its text gets the new
   * one.
   */
  edition: number;
  title: Bilingual;
  body: Bilingual;
  /** Points for a lawyer to confirm; for the staff alone. */
  openPoints: readonly Bilingual[];
};
