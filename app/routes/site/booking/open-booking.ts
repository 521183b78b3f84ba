import { data, redirect } from "react-router";
import { dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { Language } from "../../../domain/language.ts";
import { narrowPriceList } from "../../../domain/pricing/narrow-price-list.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import { keptSelection } from "../../../domain/reservations/trip/kept-selection.ts";
import { readSelection } from "../../../domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { findAlternatives } from "../../../server/availability/find-alternatives.ts";
import type { Deps } from "../../../server/deps.ts";
import { countTripStep } from "../../../server/visits/trip-step-counter.ts";
import { priceSelection } from "../../../domain/pricing/price-selection.ts";
import { quoteSelection } from "../../../server/pricing/quote-selection.ts";
import type { Alternatives } from "../../../ui/booking/car/alternatives.tsx";
import { carBrief, type CarBrief } from "../../../ui/booking/car/car-brief.ts";
import { alternativesOf } from "../../../ui/booking/car/alternatives-view.ts";
import { bookingAddress } from "./booking-address.ts";
import { readTrip, statusOf, type NoTrip, type ReadTrip } from "./read-trip.ts";

/** A car with its trip and every choice so far, and the part of the price list that can affect its price. */
export type Booking = Omit<ReadTrip, "kind"> & {
  kind: "booking";
  car: CarBrief;
  selection: Selection;
  /** Choices in the address that had to be dropped. */
  faults: QuoteFault[];
  list: PriceList;
  /** Set only when somebody else has taken the car. */
  alternatives?: Alternatives;
};

/** The address names a car that is not on offer, or one without a price for the trip. */
export type NoCar = Omit<ReadTrip, "kind"> & { kind: "no-car" };

type About = { deps: Deps; language: Language; now: LocalDateTime };

/**
 * Returns the booking that an address describes, or the part that is missing; an address without a car leads to the list of cars.
 */
export async function openBooking(
  request: Request,
  step: "extras" | "review",
  { deps, language, now }: About,
): Promise<Booking | NoCar | NoTrip> {
  const params = new URL(request.url).searchParams;
  const catalogue = await deps.catalogue.get();
  const asked = readTrip(params, catalogue, now);
  if (asked.kind === "no-trip") return asked;
  const read = readSelection(params);
  const { trip, rentalDays } = asked;
  if (read.carId === undefined && !read.faults.includes("car")) {
    throw redirect(bookingAddress("search", language, trip));
  }
  const car = catalogue.cars.find(({ id }) => id === read.carId);
  const kept = car && keptSelection(read, car, rentalDays, catalogue.priceList);
  const live = kept && (await quoteSelection(deps, { trip, selection: kept.selection }));
  if (!car || !kept || !live?.ok) return { ...asked, kind: "no-car" };
  countTripStep(deps, request, { step, trip, carId: car.id, cents: live.quote.totalCents });
  const list = withStock(narrowPriceList(catalogue.priceList, car, trip), live.extrasLeft);
  const left = keptSelection(read, car, rentalDays, list) ?? kept;
  const booking = { ...asked, ...left, kind: "booking" as const, car: carBrief(car), list };
  return live.free
    ? booking
    : { ...booking, alternatives: await findInstead(booking, car, step, { deps, language, now }) };
}

/** Returns a result of `openBooking` with its HTTP status. */
export function answer<Found extends Booking | NoCar | NoTrip>(
  found: Found,
  headers: Record<string, string> = {},
) {
  return data(found, { status: statusFor(found), headers });
}

function statusFor(found: Booking | NoCar | NoTrip): number {
  if (found.kind === "no-trip") return statusOf(found);
  if (found.kind === "no-car") return 404;
  return found.faults.length > 0 ? 400 : 200;
}

/** Removes the pieces that other rentals hold on these days. */
function withStock(list: PriceList, left: Readonly<Record<string, number>>): PriceList {
  return {
    ...list,
    extras: list.extras.map((extra) => ({ ...extra, stock: left[extra.code] ?? extra.stock })),
  };
}

async function findInstead(
  { trip, selection }: Pick<Booking, "trip" | "selection">,
  car: Car,
  step: "extras" | "review",
  { deps, language, now }: About,
): Promise<Alternatives> {
  const { priceList, cars } = await deps.catalogue.get();
  const totalFor = (other: Car, on: Trip) => {
    const choice = { car: other, trip: on, selection, bookedOn: dateOf(now) };
    const priced = priceSelection(choice, priceList);
    return priced.ok ? priced.quote.totalCents : undefined;
  };
  const instead = await findAlternatives(deps, { car, trip, now, totalFor });
  return alternativesOf(instead, {
    language,
    trip,
    cars,
    carId: car.id,
    locations: priceList.locations,
    addressOf: (other, carId) => bookingAddress(step, language, other, { ...selection, carId }),
  });
}
