import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import type { PriceList } from "../../../../domain/pricing/price-list.ts";
import { freeUntil } from "../../../../domain/reservations/trip/free-time.ts";
import { keptSelection } from "../../../../domain/reservations/trip/kept-selection.ts";
import {
  writeTrip,
  type ReadSelection,
} from "../../../../domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../../../domain/reservations/trip/trip.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import type { Offer } from "../../../../server/availability/search-cars.ts";
import type { Alternatives } from "../../../../ui/booking/car/alternatives.tsx";
import { carBrief, type CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import { alternativesOf, type Instead } from "../../../../ui/booking/car/alternatives-view.ts";
import { bookingAddress } from "../booking-address.ts";

/** A car among the results, small because the page carries every car. */
export type Result = {
  car: CarBrief;
  totalCents: number;
  depositCents: number;
  to: string;
  /** The address of the car's page, with the trip carried along. */
  about: string;
  /** Set only for a taken car. */
  alternatives?: Alternatives;
};

/** Facts that hold for every car of the trip. */
export type TripFacts = {
  hasFreeExtras: boolean;
  /** Absent when that moment has passed. */
  freeUntil?: LocalDateTime;
};

type AboutOffers = {
  trip: Trip;
  language: Language;
  priceList: PriceList;
  /** Returns the part of the choices made before the car that is available with this car. */
  choiceFor: (car: Car) => Partial<Selection>;
};

export function resultsOf(
  offers: readonly Offer[],
  { trip, language, priceList, choiceFor }: AboutOffers,
): Result[] {
  const cars = offers.map(({ car }) => car);
  const carried = new URLSearchParams(writeTrip(trip));
  const addressOf = (other: Trip, carId: number) => {
    const car = cars.find(({ id }) => id === carId);
    return bookingAddress("extras", language, other, { ...(car && choiceFor(car)), carId });
  };
  return offers.map(({ car, quote, free, alternatives }) => {
    const about = {
      language,
      trip,
      carId: car.id,
      locations: priceList.locations,
      cars,
      addressOf,
    };
    return {
      car: carBrief(car),
      totalCents: quote.totalCents,
      depositCents: quote.depositCents,
      to: addressOf(trip, car.id),
      about: `${pathTo("car", language, { category: car.category, id: car.id })}?${carried}`,
      alternatives: free ? undefined : alternativesOf(ownAlternatives(alternatives), about),
    };
  });
}

/**
 * Returns the available part of the choices in the address, e.g. those of an earlier reservation; an address without choices
 * selects nothing.
 */
export function choiceOf(
  read: ReadSelection,
  rentalDays: number,
  priceList: PriceList,
): AboutOffers["choiceFor"] {
  const isChosen =
    read.planCode !== undefined || read.countries.length + Object.keys(read.extras).length > 0;
  if (!isChosen) return () => ({});
  return (car) => keptSelection(read, car, rentalDays, priceList)?.selection ?? {};
}

/** Names other cars only when no other day or place works: they are in the list already. */
function ownAlternatives(alternatives: Offer["alternatives"]): Instead {
  const { trips, placeIds, cars } = alternatives ?? { trips: [], placeIds: [], cars: [] };
  return { trips, placeIds, cars: trips.length + placeIds.length === 0 ? cars : [] };
}

export function tripFacts(trip: Trip, { rules, extras }: PriceList, now: LocalDateTime): TripFacts {
  const until = freeUntil(trip, rules);
  const isFree = (code: string) =>
    extras.some((extra) => extra.code.includes(code) && extra.charge === "free");
  return {
    hasFreeExtras: isFree("child") && isFree("driver"),
    freeUntil: until > now ? until : undefined,
  };
}
