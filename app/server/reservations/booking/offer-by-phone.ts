/** What a member of the staff sees while a customer speaks: which cars are free, and what the chosen one costs. */
import { insteadOf, type Instead } from "../../../domain/availability/instead.ts";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import { narrowPriceList } from "../../../domain/pricing/narrow-price-list.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import { priceSelection, type CouponRefusal } from "../../../domain/pricing/price-selection.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import { rentalDays } from "../../../domain/rental-period.ts";
import {
  checkTrip,
  type SearchFields,
  type TripFaults,
} from "../../../domain/reservations/trip/check-trip.ts";
import { keptSelection } from "../../../domain/reservations/trip/kept-selection.ts";
import type { ReadSelection } from "../../../domain/reservations/trip/search-params.ts";
import { staffTerms } from "../../../domain/reservations/trip/staff-terms.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { findAlternatives } from "../../availability/find-alternatives.ts";
import { searchCars } from "../../availability/search-cars.ts";
import type { Deps } from "../../deps.ts";
import { quoteSelection } from "../../pricing/quote-selection.ts";

export type PhoneAsk = {
  fields: SearchFields;
  read: ReadSelection;
  dateOfBirth?: LocalDate;
  couponCode?: string;
  /** Whose uses of a coupon count: the e-mail address, or the phone (E.164) where there is none. */
  couponOwner?: string;
  language: Language;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

export type PhoneOffer =
  | { ok: false; faults: TripFaults }
  | {
      ok: true;
      trip: Trip;
      rentalDays: number;
      /** The free ones first, cheapest first. */
      cars: { car: Car; totalCents: number; free: boolean }[];
      /** The car that was chosen, while it has a price. */
      chosen?: ChosenOffer;
    };

type ChosenOffer = {
  car: Car;
  selection: Selection;
  /** What of the choice could not be kept. */
  faults: QuoteFault[];
  quote: Quote;
  free: boolean;
  /** What there is instead; only of a car that is taken. */
  instead?: Instead;
  couponFault?: CouponRefusal;
  /** The part of the price list that can touch it, with the pieces that are left. */
  list: PriceList;
};

/** The cars of a trip with what each costs with the same choices, and the chosen one with its whole price. Writes nothing. */
export async function offerByPhone(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log">,
  ask: PhoneAsk,
): Promise<PhoneOffer> {
  const catalogue = await deps.catalogue.get();
  const checked = checkTrip(ask.fields, staffTerms(catalogue.priceList, ask.now));
  if (!checked.ok) return checked;
  const { trip, rentalDays: days } = checked;
  const { language, now } = ask;
  const { offers } = await searchCars(deps, { trip, language, now, byStaff: true });
  const cars = offers.map(({ car, quote, free }) => {
    const totalCents = totalWith(car, trip, ask, catalogue) ?? quote.totalCents;
    return { car, free, totalCents };
  });
  cars.sort((a, b) => Number(b.free) - Number(a.free) || a.totalCents - b.totalCents);
  const chosen = await chosenOf(deps, { trip, days, ask, catalogue });
  return { ok: true, trip, rentalDays: days, cars, ...(chosen && { chosen }) };
}

/** The coupon is left out: it may not count for every car. */
function totalWith(
  car: Car,
  trip: Trip,
  { read, dateOfBirth, now }: PhoneAsk,
  { priceList }: Catalogue,
): number | undefined {
  const kept = keptSelection(read, car, rentalDays(trip, priceList.rules.graceMinutes), priceList);
  if (!kept) return undefined;
  const choice = { car, trip, selection: kept.selection, dateOfBirth, bookedOn: dateOf(now) };
  const priced = priceSelection(choice, priceList);
  return priced.ok ? priced.quote.totalCents : undefined;
}

type Known = { trip: Trip; days: number; ask: PhoneAsk; catalogue: Catalogue };

async function chosenOf(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  { trip, days, ask, catalogue }: Known,
): Promise<ChosenOffer | undefined> {
  const car = catalogue.cars.find(({ id }) => id === ask.read.carId);
  const kept = car && keptSelection(ask.read, car, days, catalogue.priceList);
  if (!car || !kept) return undefined;
  const { dateOfBirth, couponCode, couponOwner } = ask;
  const live = await quoteSelection(deps, {
    trip,
    selection: kept.selection,
    dateOfBirth,
    couponCode,
    email: couponOwner,
  });
  if (!live.ok) return undefined;
  const list = narrowPriceList(catalogue.priceList, car, trip);
  const extras = list.extras.map((extra) => ({
    ...extra,
    stock: live.extrasLeft[extra.code] ?? extra.stock,
  }));
  const { quote, free, couponFault } = live;
  const instead = free ? {} : { instead: await insteadByPhone(deps, { car, trip, ask }) };
  return { car, ...kept, quote, free, ...instead, couponFault, list: { ...list, extras } };
}

type Taken = { car: Car; trip: Trip; ask: PhoneAsk };

/**
 * What there is instead of a taken car, with the same choices and with the difference to its price, euro cents. A coupon is left
 * out on both sides: it may not count for another car or day.
 */
export async function insteadByPhone(
  deps: Pick<Deps, "pool" | "catalogue">,
  { car, trip, ask }: Taken,
): Promise<Instead> {
  const catalogue = await deps.catalogue.get();
  const totalFor = (other: Car, on: Trip) => totalWith(other, on, ask, catalogue);
  const asked = { car, trip, now: ask.now, byStaff: true, totalFor };
  return insteadOf(await findAlternatives(deps, asked), totalFor(car, trip) ?? 0);
}
