import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Extra, PriceList } from "../../../../domain/pricing/price-list.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";

/** What the price of every car includes, one sentence each, from the price list. */
export function includedFacts({ extras, rules }: PriceList, language: Language): string[] {
  const words = carPageWords(language);
  const nameOf = ({ name }: Extra) => inLanguage(name, language);
  const free = extras.filter(({ charge }) => charge === "free");
  const inSeason = extras.filter(({ includedFrom }) => includedFrom !== undefined);
  return [
    words.unlimited,
    words.vat,
    words.roadside,
    words.cancellation(rules.freeCancellationHours),
    ...(free.length > 0 ? [words.freeExtras(free.map(nameOf).join(" · "))] : []),
    ...inSeason.map((extra) => `${nameOf(extra)}: ${inLanguage(extra.note, language)}`),
    words.fuel,
  ];
}
