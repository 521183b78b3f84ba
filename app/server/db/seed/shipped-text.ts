import type { LegalKind } from "../../../domain/facts.ts";
import type { Bilingual } from "../../../domain/language.ts";

/**
 * A legal text that the product brings along. Names in braces are written in from the settings and the price list
 * (`i18n/legal/legal-texts.ts`), the rest as `i18n/legal/fill-legal.ts` says.
 */
export type ShippedText = {
  kind: LegalKind;
  /** One more with every change of title or body, so that a house that never edited its text gets the new one. */
  edition: number;
  title: Bilingual;
  body: Bilingual;
  /** What a lawyer has to confirm; for the staff alone. */
  openPoints: readonly Bilingual[];
};
