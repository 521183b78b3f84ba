import type { ShownFacts } from "../../../../domain/facts.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatEuro, formatNumber, formatPercent } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { formatWeek } from "../../../../i18n/hours.ts";
import type { Message } from "../../../../ui/layout/message-banner.tsx";
import type { Offer } from "./offer.ts";

type Known = {
  language: Language;
  offer: Offer;
  facts: Pick<ShownFacts, "customers" | "founded" | "phoneHours">;
  fromCents?: number;
};

/** How long a message stands: one clause, or two (spec 4). */
const [brief, full] = [3500, 4000];

/** The ten messages of the banner; one that the facts do not bear out is left out. */
export function announcements({ language, offer, facts, fromCents }: Known): Message[] {
  const words = homeWords(language).news;
  const { freeCancellationHours: hours, countriesAbroad, discount } = offer;
  const phoneHours = formatWeek(facts.phoneHours, language).map(
    (row) => `${row.days} ${row.hours}`,
  );
  const said: [text: string | false | undefined, shownMs: number][] = [
    [offer.freeExtras && words.freeExtras, brief],
    [offer.airportsFree && words.airports(offer.airportsAllDay), full],
    [words.mileage, brief],
    [hours > 0 && words.cancellation(hours), brief],
    [
      discount && words.discount(discount.fromDays, formatPercent(discount.percent, language)),
      full,
    ],
    [words.payLater, full],
    [fromCents !== undefined && words.price(formatEuro(fromCents, language)), brief],
    [facts.phoneHours.weekly.some(Boolean) && words.phone(phoneHours.join(", ")), full],
    [countriesAbroad > 0 && words.abroad(countriesAbroad), full],
    [words.customers(formatNumber(facts.customers, language), facts.founded), brief],
  ];
  return said.flatMap(([text, shownMs]) => (text ? { text, shownMs } : []));
}
