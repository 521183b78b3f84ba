import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type {
  BorderCountry,
  Extra,
  ProtectionPlan,
} from "../../../../domain/pricing/price-list.ts";
import { offeredTo } from "../../../../domain/reservations/change/offered-to.ts";
import {
  toldReason,
  type ToldReason,
} from "../../../../domain/reservations/booking/wait-reasons.ts";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import { isClosedToCustomer } from "../../../../domain/reservations/states/moments.ts";
import {
  isAhead,
  isCalledOff,
  isUnconfirmed,
} from "../../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../../domain/reservations/states/status.ts";
import { freeTimeOf, type FreeTime } from "../../../../domain/reservations/trip/free-time.ts";
import {
  searchContext,
  type SearchContext,
} from "../../../../domain/reservations/trip/search-context.ts";
import { withoutLead } from "../../../../domain/reservations/trip/staff-terms.ts";
import type { Trip } from "../../../../domain/reservations/trip/trip.ts";
import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { listOwnDocuments } from "../../../../server/documents/list-documents.ts";
import { paperLink } from "../../../../server/documents/paper-link.ts";
import { findPayable } from "../../../../server/online-payments/find-payable.ts";
import type { TellableCharge } from "../../../../i18n/charges/charged-text.ts";
import { toldCharges } from "../../../../server/charges/told-account.ts";
import { freeTimeText } from "../../../../i18n/cancellation/free-time-text.ts";
import { repeatPath } from "../../../../i18n/repeat-path.ts";
import type { Deps } from "../../../../server/deps.ts";
import { phoneCountries } from "../../../../server/phones/phone-countries.ts";
import { phoneParts } from "../../../../server/phones/phone-parts.ts";
import { changeCars } from "../../../../server/reservations/change/change-cars.ts";
import { carBrief, type CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import type { CarOffer } from "../../../../ui/booking/car/car-choice.tsx";
import type { PhoneCountry } from "../../../../ui/booking/own/phone-field.tsx";
import type { PageContext } from "../../../request/page-context.ts";
import { earlyOptions, type EarlyOptions } from "./late/early-options.ts";
import { lateOptions, type LateOptions } from "./late/late-options.ts";
import { tripFields, type TypedChange } from "./wish/change-fields.ts";
import { ownSheets, type OwnSheet } from "../reservation-view.ts";

/** The choices that the change form offers. */
export type ChangeOptions = {
  search: SearchContext;
  /** The same with the lead times of the places, which a new pick-up has to leave. */
  terms: SearchContext;
  plans: readonly ProtectionPlan[];
  extras: readonly Extra[];
  countries: readonly BorderCountry[];
  cars: readonly CarOffer[];
  phoneCountries: { usual: readonly PhoneCountry[]; all: readonly PhoneCountry[] };
};

/** A reservation as its own page shows it. */
export type OpenChange = {
  code: string;
  token: string;
  status: ReservationStatus;
  sequence: number;
  /** Why it waits for the staff, as its customer is told; absent unless it does. */
  waits?: ToldReason;
  car: CarBrief;
  trip: Trip;
  places: { pickup: string; dropoff: string };
  rentalDays: number;
  totalCents: number;
  /** True when no rental comes of it any more. */
  isOff: boolean;
  /** What its cancellation costs, euro cents; absent unless it is cancelled. */
  cancelCents?: number;
  /** What was charged beside the price. */
  charges: readonly TellableCharge[];
  /** Absent when nothing is left to cancel. */
  free?: FreeTime & { text: string };
  /** The reason why nothing can be changed here; absent while changes are possible. */
  closed?: "past" | ReservationStatus;
  /** The form's values for the unchanged reservation. */
  kept: TypedChange;
  options?: ChangeOptions;
  late?: LateOptions;
  early?: EarlyOptions;
  /** The address of a search for the same places, car and extras. */
  repeat: string;
  /** What may be paid online, euro cents. */
  payableCents: number | undefined;
  /** What was written down when the car was given out, and taken back. */
  sheets: readonly OwnSheet[];
  /** The papers that were issued, each with the address that opens it. */
  issued: readonly { name: string; href: string }[];
};

/** Returns the page's data about a reservation, with the actions that are still possible. */
export async function openChange(
  reservation: Reservation,
  about: PageContext,
): Promise<OpenChange> {
  const { deps, language, now } = about;
  const catalogue = await deps.catalogue.get();
  const { code, token, status, sequence, car, trip, rentalDays, totalCents } = reservation;
  const closed = closedReason(reservation, now);
  return {
    code,
    token,
    status,
    ...(isUnconfirmed(status) && { waits: toldReason(reservation.waits ?? []) }),
    sequence,
    trip,
    rentalDays,
    totalCents,
    closed,
    isOff: isCalledOff(status),
    ...(await toldCharges(deps.pool, reservation)),
    car: carBrief(car),
    places: {
      pickup: placeName(trip.pickupLocationId, catalogue, language),
      dropoff: placeName(trip.dropoffLocationId, catalogue, language),
    },
    free: closed ? undefined : freeShown(reservation, catalogue, about),
    kept: keptChange(reservation),
    options: closed ? undefined : await optionsOf(reservation, catalogue, about),
    late: await lateOptions(reservation, about),
    early: await earlyOptions(reservation, about),
    repeat: repeatPath(reservation, language),
    payableCents: await findPayable(deps, reservation),
    sheets: await ownSheets(reservation, about),
    issued: (await listOwnDocuments(deps.pool, token)).map((one) => ({
      name: `${documentPaperWords(language).names[one.kind]} ${formatDocumentNumber(one)}`,
      href: paperLink(deps, { document: one.id }, language),
    })),
  };
}

/** Returns the end of the free time and the fee after it, with the sentence about them. */
function freeShown(
  reservation: Reservation,
  { priceList: { rules } }: Catalogue,
  { language, now }: PageContext,
): OpenChange["free"] {
  const free = freeTimeOf(reservation, rules, now);
  return { ...free, text: freeTimeText(free, rules, language) };
}

/** Returns the reason why a reservation can no longer be changed here; `undefined` while it can. */
export function closedReason(
  { status, trip }: Pick<Reservation, "status" | "trip">,
  now: LocalDateTime,
): OpenChange["closed"] {
  if (!isClosedToCustomer({ status, trip }, now)) return undefined;
  return isAhead(status) ? "past" : status;
}

export function placeName(
  id: string,
  { priceList, withdrawn }: Catalogue,
  language: Language,
): string {
  const place = [...priceList.locations, ...withdrawn.locations].find((one) => one.id === id);
  return place ? inLanguage(place.name, language) : id;
}

/** Returns the form's values for the unchanged reservation. */
function keptChange(reservation: Reservation): TypedChange {
  const { trip, car, planCode, extras, countries, customer } = reservation;
  const phone = phoneParts(customer.phone);
  return {
    trip: tripFields(trip),
    carId: car.id,
    planCode,
    extras,
    countries,
    flightNumber: customer.flightNumber ?? "",
    phoneCountry: phone.country,
    phone: phone.number,
  };
}

async function optionsOf(
  reservation: Reservation,
  catalogue: Catalogue,
  { deps, language, now }: PageContext,
): Promise<ChangeOptions> {
  const { priceList } = offeredTo(reservation, catalogue);
  const search = searchContext(priceList, now);
  const unread = { en: "", bs: "" };
  return {
    // Lead time is waived, because the car may already be prepared; the server decides when it is needed.
    search: { ...withoutLead(search), agreed: agreedOn(reservation) },
    terms: search,
    plans: priceList.plans.map((plan) => ({ ...plan, description: unread })),
    extras: priceList.extras,
    countries: priceList.countries,
    cars: await carOffers(deps, { token: reservation.token, trip: reservation.trip, now }),
    phoneCountries: phoneCountries(language),
  };
}

function agreedOn({ trip, rentalDays }: Reservation) {
  return { trip, rentalDays };
}

type Asked = { token: string; trip: Trip; now: LocalDateTime };

/** Returns the cars that a reservation could have, as the page shows them. */
export async function carOffers(deps: Deps, asked: Asked): Promise<CarOffer[]> {
  const offers = await changeCars(deps, asked);
  return offers.map(({ car, isOwn, isFree, differenceCents }) => ({
    car: carBrief(car),
    isYours: isOwn,
    isFree,
    differenceCents,
  }));
}
