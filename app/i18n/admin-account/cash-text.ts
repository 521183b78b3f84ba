import { currencies, type Cash, type Currency } from "../../domain/account/cash.ts";
import { pieceValues, type Pieces } from "../../domain/drawers/pieces.ts";
import type { Language } from "../../domain/language.ts";
import { formatEuro, formatKm, formatList } from "../format.ts";

/** An amount of one currency, in hundredths. */
export function currencyText(hundredths: number, currency: Currency, language: Language): string {
  return currency === "EUR" ? formatEuro(hundredths, language) : formatKm(hundredths, language);
}

/** What there is in either currency: `€50.00 and KM 20.00`; nothing in euro when there is nothing at all. */
export function cashText(cash: Cash, language: Language): string {
  const parts = currencies.filter((currency) => cash[currency] !== 0);
  const shown = parts.length > 0 ? parts : (["EUR"] as const);
  const texts = shown.map((currency) => currencyText(cash[currency], currency, language));
  return formatList(texts, language);
}

/** Notes and coins, the largest first: `2 × KM 20.00, 1 × KM 1.00`. */
export function piecesText(pieces: Pieces, currency: Currency, language: Language): string {
  const some = pieceValues[currency].filter((value) => (pieces[value] ?? 0) > 0);
  return formatList(
    some.map((value) => `${pieces[value]} × ${currencyText(value, currency, language)}`),
    language,
  );
}
