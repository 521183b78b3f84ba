/** What was agreed on with a customer of the small agency: the rule tests of changes, delays and cancellations begin here. */
import { usualDebtRules } from "../../app/domain/account/debt.ts";
import { usualLetterRules } from "../../app/domain/figures/letter-rules.ts";
import { latestEndsOf, type CarFleet } from "../../app/domain/availability/fleet/car-fleet.ts";
import type { Busy } from "../../app/domain/availability/occupancy.ts";
import type { Car } from "../../app/domain/cars/car.ts";
import type { Catalogue } from "../../app/domain/catalogue/catalogue.ts";
import { usualHandoverRules } from "../../app/domain/handovers/handover-rules.ts";
import { usualRetention } from "../../app/domain/legal-facts.ts";
import { quote, type QuoteRequest } from "../../app/domain/pricing/quote.ts";
import type { HeldReservation } from "../../app/domain/reservations/held-reservation.ts";
import type { Reservation } from "../../app/domain/reservations/reservation.ts";
import { toInstant } from "../../app/domain/sarajevo.ts";
import { agency } from "./agency-cast.ts";
import { clio, mayWeek, polo, priceList } from "./small-agency.ts";

const both = { en: "", bs: "" };

function carOf(known: Pick<Car, "id" | "category" | "minDriverAge">, name: string): Car {
  return {
    ...known,
    name,
    brand: "Test",
    model: name,
    year: 2024,
    description: both,
    body: "compact-hatch",
    colour: "#ebe8e1",
    acriss: "EDMR",
    transmission: "manual",
    fuel: "petrol",
    seats: 5,
    doors: 5,
    bagsLarge: 1,
    bagsSmall: 1,
    airConditioning: true,
    engineKw: 59,
    co2GramsPerKm: 120,
    consumption: 5.2,
    orSimilar: true,
    displayOrder: 1,
    features: [],
  };
}

export const wholePolo = carOf(polo, "Polo");
/** For drivers of 21. */
export const wholeClio = carOf(clio, "Clio");

export const catalogue: Catalogue = {
  version: priceList.version,
  priceList,
  cars: [wholePolo, wholeClio],
  withdrawn: {
    cars: [],
    locations: [],
    plans: [],
    extras: [],
  },
  transferMinutes: {},
  facts: agency,
  reviews: [],
  faq: [],
  legal: [],
  legalFacts: {},
  retention: usualRetention,
  handovers: usualHandoverRules,
  debts: usualDebtRules,
  letters: usualLetterRules,
};

/** Emina's Polo for a week in May, booked on Monday 20 April, at the price of the small agency. */
export function agreed(asked: Partial<QuoteRequest> = {}, more: Partial<Reservation> = {}) {
  const { car: _, ...request } = { ...mayWeek, ...asked };
  const car = more.car ?? wholePolo;
  const priced = quote({ ...request, car }, priceList);
  if (!priced.ok) throw new Error(`no price: ${priced.reason}`);
  const { rentalDays, lines, totalCents, netCents, vatCents, depositCents } = priced.quote;
  const view: Reservation = {
    code: "EP-23456-789AB",
    token: "token",
    status: "confirmed",
    language: "ba",
    car,
    trip: request.trip,
    planCode: request.planCode,
    countries: request.countries,
    extras: request.extras,
    rentalDays,
    lines,
    totalCents,
    netCents,
    vatCents,
    depositCents,
    customer: {
      firstName: "Emina",
      lastName: "Hadžić",
      email: "emina@example.com",
      phone: "+38761123456",
      flightNumber: "W62722",
    },
    couponCode: request.coupon?.code,
    createdAt: "2026-04-20T12:00",
    sequence: 0,
    ...more,
  };
  return view;
}

/** A reservation under its lock, on vehicle 1 from the minute of its pick-up. */
export function held(view: Reservation, more: Partial<HeldReservation> = {}): HeldReservation {
  return {
    id: 7,
    version: 3,
    view,
    dateOfBirth: "1988-04-12",
    phoneCountry: "BA",
    pinned: false,
    vehicleId: 1,
    seat: {
      occupancyId: 70,
      vehicleId: 1,
      start: toInstant(view.trip.pickupAt),
    },
    ...more,
  };
}

/** A fleet of so many vehicles, numbered from 1, with what keeps them busy. */
export function fleetOf(vehicles: number, stays: readonly Busy[] = []): CarFleet {
  const busy = stays.toSorted((a, b) => a.start - b.start);
  const numbers = Array.from({ length: vehicles }, (_, index) => ({ id: index + 1 }));
  return { version: 1, vehicles: numbers, busy, latestEnds: latestEndsOf(busy) };
}
