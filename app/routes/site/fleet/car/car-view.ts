import { formatDayTime, formatList, lowerFirst } from "../../../../i18n/format.ts";
import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Car } from "../../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { roundHalfUp } from "../../../../domain/money.ts";
import {
  seasonPrices,
  type SeasonPrices,
} from "../../../../domain/pricing/editing/season-prices.ts";
import type { Extra, PriceList } from "../../../../domain/pricing/price-list.ts";
import { offeredPlans } from "../../../../domain/protection/offered-plans.ts";
import { type BillRow, billRows } from "../../../../i18n/booking/bill-rows.ts";
import { formatDateRange } from "../../../../i18n/booking/date-range.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { lineNames, type LineNames } from "../../../../i18n/booking/line-names.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { holdRanges } from "../../../../i18n/booking/held-ranges.ts";
import { basicQuote } from "../../../../domain/pricing/basic-quote.ts";

/** The prices of one season, as text. */
export type PriceCard = {
  name: string;
  dates: string;
  /** The date and the place of the season's sample trips. */
  example: string;
  rows: { rentalDays: number; perDayCents: number; totalCents: number; bill: BillRow[] }[];
};

type About = { priceList: PriceList; now: LocalDateTime; language: Language };

/** Returns a car's prices by season and length, each with the lines that it consists of. */
export function priceView(car: Car, { priceList, now, language }: About): PriceCard[] {
  const [place] = priceList.locations;
  if (!place) return [];
  const seasons = seasonPrices(car, {
    priceList,
    now,
    locationId: place.id,
    priceOf: (trip) => basicQuote(car, trip, priceList),
  });
  const names = lineNames(car, priceList, language);
  const words = carPageWords(language);
  return seasons.map((season) => ({
    name: (season.seasonId !== undefined && names.season(season.seasonId)) || words.base,
    // A line breaks between two spans, never inside one.
    dates: season.spans
      .map(({ from, to }) => formatDateRange(from, to, language).replaceAll(" ", "\u00a0"))
      .join(" · "),
    example: words.example(
      formatDayTime(season.rows[0]?.trip.pickupAt ?? now, language),
      inLanguage(place.name, language),
    ),
    rows: season.rows.map((row) => rowView(row, names, language)),
  }));
}

function rowView(
  { trip, quote }: SeasonPrices["rows"][number],
  names: LineNames,
  language: Language,
): PriceCard["rows"][number] {
  const terms = { names, pickupAt: trip.pickupAt };
  return {
    rentalDays: quote.rentalDays,
    perDayCents: roundHalfUp(quote.totalCents / quote.rentalDays),
    totalCents: quote.totalCents,
    bill: billRows(quote, terms, language),
  };
}

/** A protection plan in brief; euro cents. */
export type PlanInShort = {
  code: string;
  name: string;
  perDayCents: number;
  depositCents: number;
  excessCents: number;
  covers: string;
};

/** Returns the plans of a car at the price of the shortest rental, the highest per day. */
export function plansInShort(car: Car, priceList: PriceList, language: Language): PlanInShort[] {
  const names = bookingWords(language).extras.coverage;
  const offered = offeredPlans(priceList.plans, car.category, priceList.rules.minRentalDays);
  return offered.map(({ plan, perDayCents }) => ({
    code: plan.code,
    name: inLanguage(plan.name, language),
    perDayCents,
    depositCents: plan.depositCents,
    excessCents: plan.excessCents,
    covers: formatList(
      plan.covers.map((coverage) => lowerFirst(names[coverage])),
      language,
    ),
  }));
}

/** Returns the services that every car's price includes, one sentence each, from the price list. */
export function includedFacts({ extras, rules }: PriceList, language: Language): string[] {
  const words = carPageWords(language);
  const nameOf = ({ name }: Extra) => holdRanges(inLanguage(name, language));
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
