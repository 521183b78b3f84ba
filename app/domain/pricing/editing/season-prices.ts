/** What a car costs by season and by length: real trips, priced by the one function that prices every trip. */
import { groupBy } from "../../group-by.ts";
import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import { addDays, addMinutesWall, dateOf, joinDateTime } from "../../calendar.ts";
import { minRentalDaysFor } from "../../reservations/trip/check-trip.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { PricedCar } from "../lines/day-rate.ts";
import { dayRate } from "../lines/day-rate.ts";
import type { PriceList } from "../price-list.ts";
import type { Quote } from "../quote-line.ts";

/** Days in a row that have their price from one season; both ends belong to it. */
type SeasonSpan = { from: LocalDate; to: LocalDate };

export type SeasonPrices = {
  /** Absent outside the seasons. */
  seasonId?: number;
  /** In order of their dates. */
  spans: SeasonSpan[];
  /** Shortest first: the first trip of each length that lies in the season as a whole. */
  rows: { trip: Trip; quote: Quote }[];
};

type Asked = {
  priceList: Pick<PriceList, "rates" | "seasons" | "rules" | "lengthDiscounts">;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** Where the trips start and end. */
  locationId: string;
  /** The price before the visitor chooses anything; `undefined` when the car has none. */
  priceOf: (trip: Trip) => Quote | undefined;
};

const usualTime = "10:00";

/**
 * The prices of a car for every season in which a trip can still start, in order of their first day. The lengths are the
 * shortest rental and those from which it becomes cheaper; one that fits into no span of its season is left out.
 */
export function seasonPrices(car: PricedCar, asked: Asked): SeasonPrices[] {
  const groups = groupBy(spansOf(car, asked), ({ seasonId }) => seasonId);
  return [...groups].flatMap(([seasonId, spans]) => {
    const rows = rowsOf(spans, asked);
    if (rows.length === 0) return [];
    const dates = spans.map(({ from, to }) => ({ from, to }));
    return [{ ...(seasonId === undefined ? {} : { seasonId }), spans: dates, rows }];
  });
}

type Span = SeasonSpan & { seasonId: number | undefined };

function spansOf(car: PricedCar, { priceList, now }: Asked): Span[] {
  const { leadMinutes, maxAdvanceDays } = priceList.rules;
  // From the day after the lead time the usual hour can be booked, whatever the clock says now.
  const first = addDays(dateOf(addMinutesWall(now, leadMinutes)), 1);
  const spans: Span[] = [];
  let open: Span | undefined;
  for (let day = 0; day < maxAdvanceDays; day += 1) {
    const date = addDays(first, day);
    const rate = dayRate(car, date, priceList);
    if (rate && open && open.seasonId === rate.seasonId) open.to = date;
    else if (rate) spans.push((open = { seasonId: rate.seasonId, from: date, to: date }));
    else open = undefined;
  }
  return spans;
}

function rowsOf(spans: readonly Span[], asked: Asked): SeasonPrices["rows"] {
  const { rules, seasons, lengthDiscounts } = asked.priceList;
  const least = Math.min(...spans.map(({ from }) => minRentalDaysFor(from, rules, seasons)));
  const lengths = new Set([least, ...lengthDiscounts.map(({ fromDays }) => fromDays)]);
  return [...lengths]
    .filter((days) => days >= least && days <= rules.maxRentalDays)
    .sort((a, b) => a - b)
    .flatMap((days) => {
      const span = spans.find(
        ({ from, to }) =>
          addDays(from, days - 1) <= to && days >= minRentalDaysFor(from, rules, seasons),
      );
      const trip = span && tripFrom(span.from, days, asked.locationId);
      const quote = trip && asked.priceOf(trip);
      return trip && quote ? [{ trip, quote }] : [];
    });
}

function tripFrom(date: LocalDate, days: number, locationId: string): Trip {
  return {
    pickupLocationId: locationId,
    dropoffLocationId: locationId,
    pickupAt: joinDateTime(date, usualTime),
    dropoffAt: joinDateTime(addDays(date, days), usualTime),
  };
}
