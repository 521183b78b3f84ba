import type { Car } from "../domain/cars/car.ts";
import type { Language } from "../domain/language.ts";
import type { Quote, QuoteLine } from "../domain/pricing/quote-line.ts";
import type { Trip } from "../domain/reservations/trip/trip.ts";
import { billRows } from "../i18n/booking/bill-rows.ts";
import { changedRows } from "../i18n/booking/changed-rows.ts";
import { lineNames } from "../i18n/booking/line-names.ts";
import { formatDayTime } from "../i18n/format.ts";
import { allNames } from "../domain/catalogue/all-names.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { Reservation } from "../domain/reservations/reservation.ts";
import type { ChangedFact, PriceChangeFacts } from "../ui/booking/bill/price-change.tsx";

/** A reservation as it would be. */
export type Wished = {
  car: Car;
  trip: Trip;
  quote: Pick<Quote, "rentalDays" | "totalCents" | "vatCents" | "depositCents"> & {
    lines: readonly QuoteLine[];
  };
};

type World = {
  catalogue: Catalogue;
  language: Language;
  /** What the facts are called. */
  words: Readonly<Record<"pickup" | "dropoff" | "car", string>>;
};

/** Two prices of one reservation, old beside new, in words. */
export function priceFacts(
  before: Reservation,
  wished: Wished,
  world: World,
): Omit<PriceChangeFacts, "warnings"> {
  const { catalogue, language } = world;
  const { totalCents, vatCents, depositCents } = wished.quote;
  const rows = ({ car, trip, quote }: Wished) => {
    const names = lineNames(car, allNames(catalogue), language);
    const terms = { names, pickupAt: trip.pickupAt };
    return billRows({ ...quote, lines: [...quote.lines] }, terms, language);
  };
  return {
    facts: tripFacts(before, wished, world),
    rows: changedRows(rows({ ...before, quote: before }), rows(wished)),
    before: { totalCents: before.totalCents, depositCents: before.depositCents },
    now: { totalCents, vatCents, depositCents },
  };
}

/** When and where, and the car, as far as they are not the same. */
function tripFacts(before: Reservation, after: Wished, world: World): ChangedFact[] {
  const { catalogue, language, words } = world;
  const names = lineNames(before.car, allNames(catalogue), language);
  const end = (trip: Trip, which: "pickup" | "dropoff") =>
    `${formatDayTime(trip[`${which}At`], language)} · ${names.location(trip[`${which}LocationId`])}`;
  return differing([
    [words.pickup, end(before.trip, "pickup"), end(after.trip, "pickup")],
    [words.dropoff, end(before.trip, "dropoff"), end(after.trip, "dropoff")],
    [words.car, before.car.name, after.car.name],
  ]);
}

/** Those of the facts that are not the same any more. */
export function differing(
  facts: readonly [label: string, was: string, is: string][],
): ChangedFact[] {
  return facts.filter(([, was, is]) => was !== is).map(([label, was, is]) => ({ label, was, is }));
}
