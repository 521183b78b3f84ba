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

/** A car among the results, small enough to be sent for every car. */
export type Result = {
  car: CarBrief;
  totalCents: number;
  depositCents: number;
  to: string;
  /** The page of the car, with the trip carried along. */
  about: string;
  /** Only of a taken car: what works instead. */
  alternatives?: Alternatives;
};

/** What is true of every car of the trip. */
export type TripFacts = {
  hasFreeExtras: boolean;
  /** Absent when that moment is past. */
  freeUntil?: LocalDateTime;
};

type AboutOffers = {
  trip: Trip;
  language: Language;
  priceList: PriceList;
  /** What was chosen before the car, as far as it goes with a car. */
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

/** A choice that came with the address, e.g. that of last time: what of it can be had. Without one nothing is chosen. */
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

/** The other cars stand in the list already: they are named only when no other day or place works. */
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
