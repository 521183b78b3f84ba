/** How papers write a moment and money: each in one way, in both languages beside each other. */
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Bilingual, Language } from "../../domain/language.ts";
import { toKmFeninga } from "../../domain/money.ts";
import { formatEuro, formatKm, formatMoment } from "../format.ts";

/** A text of either language in both. */
export function inBothLanguages(text: (language: Language) => string): Bilingual {
  return { bs: text("ba"), en: text("en-us") };
}

/** `pet, 3. jul 2026., 10:00`: a paper is read in other years too. */
export function momentOnPaper(at: LocalDateTime): Bilingual {
  return inBothLanguages((language) => formatMoment(at, language));
}

/** From one moment to another. */
export function periodOnPaper(from: LocalDateTime, to: LocalDateTime): Bilingual {
  return inBothLanguages((language) =>
    [from, to].map((at) => formatMoment(at, language)).join(" – "),
  );
}

/** `66,60 €` of euro cents. */
export function euroOnPaper(cents: number): Bilingual {
  return inBothLanguages((language) => formatEuro(cents, language));
}

/** `66,60 € (130,26 KM)` of euro cents. */
export function worthOnPaper(cents: number): Bilingual {
  return inBothLanguages(
    (language) => `${formatEuro(cents, language)} (${formatKm(toKmFeninga(cents), language)})`,
  );
}
