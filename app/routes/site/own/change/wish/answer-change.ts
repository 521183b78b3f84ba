import { data, redirect } from "react-router";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { freeTimeOf } from "../../../../../domain/reservations/trip/free-time.ts";
import { isSameTrip } from "../../../../../domain/reservations/trip/same-choice.ts";
import { writeSelection } from "../../../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import { couponFaultText } from "../../../../../i18n/booking/faults.ts";
import { lineNames } from "../../../../../i18n/booking/line-names.ts";
import { freeTimeText } from "../../../../../i18n/cancellation/free-time-text.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { changeWaitsText } from "../../../../../i18n/waiting/waits-text.ts";
import { formatPhone } from "../../../../../i18n/phone.ts";
import { differing, priceFacts } from "../../../../price-facts.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { ChangeFaults, ChangeTold, Offer, Refusal, Told } from "../change-told.ts";
import { closedReason, carOffers } from "../open-change.ts";
import { numberOf, readChange, sentFields } from "./read-change.ts";
import { tripFields } from "./change-fields.ts";
import { bookingLimits, withinLimit } from "../../../../../server/limits/booking-limits.ts";
import { toE164 } from "../../../../../server/phones/phone-number.ts";
import { changeReservation } from "../../../../../server/reservations/change/change-reservation.ts";
import type {
  ChangeAnswer,
  ChangeQuote,
  ChangeRefusal,
  ChangeWish,
} from "../../../../../domain/reservations/change/change.ts";
import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import { quoteChange } from "../../../../../server/reservations/change/quote-change.ts";
import { alternativesOf } from "../../../../../ui/booking/car/alternatives-view.ts";

/** A form of the page as received, and its reservation. */
export type Asked = { form: FormData; search: string; reservation: Reservation };

type Sent = { fields: URLSearchParams; told: ChangeTold; reservation: Reservation };
type Wished = Sent & { wish: ChangeWish };

/** Answers with the price of the requested change, beside the current price. */
export async function answerQuote(asked: Asked, about: PageContext) {
  if (closedReason(asked.reservation, about.now)) return tell({ about: "closed" }, 409);
  const sent = await readSent(asked, about);
  if (!("wish" in sent)) return tell(sent.told, 400);
  return tellQuoted(await quoteOf(sent, about), sent, about);
}

/** Changes the reservation, unless the price or the fee is no longer the one that the customer saw. */
export async function answerAccept(asked: Asked, about: PageContext) {
  if (closedReason(asked.reservation, about.now)) return tell({ about: "closed" }, 409);
  const sent = await readSent(asked, about);
  if (!("wish" in sent)) return tell(sent.told, 400);
  const { fields, wish, reservation } = sent;
  const quoted = await quoteOf(sent, about);
  // The fee is not part of the total: the customer has to see that it has become due before anything changes.
  const feeCents = quoted.ok ? (quoted.lateFeeCents ?? 0) : 0;
  if (feeCents > Math.max(0, numberOf(fields, "seenFeeCents")))
    return tellQuoted(quoted, sent, about, true);
  const { token } = reservation;
  const seenTotalCents = numberOf(fields, "seenTotalCents");
  const seenSequence = numberOf(fields, "seenSequence");
  const seenWaits = numberOf(fields, "seenWaits") === 1;
  const form = { token, wish, seenTotalCents, seenSequence, seenWaits, now: about.now };
  const answer = await withinLimit(bookingLimits(about.deps).changes, token, () =>
    changeReservation(about.deps, form),
  );
  if ("waitSeconds" in answer) {
    const headers = { "Retry-After": String(answer.waitSeconds) };
    return data<Told>({ ...sent.told, refusal: { kind: "too-many" } }, { status: 429, headers });
  }
  return tellAnswer(answer, sent, about);
}

async function readSent(
  { form, search, reservation }: Asked,
  { deps, now }: PageContext,
): Promise<Sent | Wished> {
  const fields = sentFields(form, search);
  const catalogue = await deps.catalogue.get();
  const { priceList } = offeredTo(reservation, catalogue);
  const { typed, wish, faults } = readChange(fields, { reservation, priceList, now });
  const isSwitched = fields.get("intent") === "switch";
  const told = { about: "change" as const, typed, ...(isSwitched && { switched: search }) };
  return wish
    ? { fields, reservation, wish, told }
    : { fields, reservation, told: { ...told, faults } };
}

function quoteOf({ reservation, wish }: Wished, { deps, now }: PageContext) {
  return quoteChange(deps, { token: reservation.token, wish, now });
}

function tellAnswer(answer: ChangeAnswer, sent: Wished, about: PageContext) {
  if (answer.ok) return redirect(`${pathTo("change", about.language)}?done=changed`, 303);
  return "quoted" in answer
    ? tellQuoted(answer.quoted, sent, about, true)
    : tellQuoted(answer, sent, about);
}

/** Answers with an offer to accept, or with the refusal; `isStale` when the customer has just accepted a different offer. */
async function tellQuoted(
  quoted: ChangeQuote | ChangeRefusal,
  sent: Wished,
  about: PageContext,
  isStale = false,
) {
  const told = { ...sent.told, cars: await carsElsewhere(sent, about) };
  if (!quoted.ok) return tellRefusal(quoted, told, about);
  const refusal = await refusalOf(quoted, sent.wish, about);
  if (refusal) return tell({ ...told, refusal }, 409);
  const offer = { ...(await offerOf(quoted, sent.wish, about)), isStale };
  return tell({ ...told, offer }, isStale ? 409 : 200);
}

/** Returns the cars for the form's trip, when it differs from the reservation's. */
async function carsElsewhere({ reservation, wish, told }: Wished, { deps, now }: PageContext) {
  const { trip } = wish;
  if (isSameTrip(trip, reservation.trip)) return told.cars;
  return carOffers(deps, { token: reservation.token, trip, now });
}

function tellRefusal(refused: ChangeRefusal, told: ChangeTold, { language }: PageContext) {
  switch (refused.reason) {
    case "not-found":
      throw redirect(`${pathTo("modify", language)}?expired`, 303);
    case "closed":
      return tell({ about: "closed" }, 409);
    case "unchanged":
      return tell({ ...told, unchanged: true }, 200);
    default:
      return tell({ ...told, faults: faultsOf(refused, told) }, 400);
  }
}

type Faulty = Exclude<ChangeRefusal, { reason: "not-found" | "closed" | "unchanged" }>;

function faultsOf(refused: Faulty, { typed }: ChangeTold): ChangeFaults {
  switch (refused.reason) {
    case "unknown-car":
      return { selection: "unknown-car" };
    case "trip":
      return { trip: refused.faults };
    case "selection":
      return { selection: refused.fault };
    case "too-young":
      return { tooYoung: refused.leastAge };
    case "phone":
      return { phone: { code: typed.phone.trim() === "" ? "missing" : "phone" } };
    case "flight-number":
      return { flightNumber: { code: "flight-number" } };
  }
}

function tell(told: Told, status: number) {
  return data<Told>(told, { status });
}

/** Returns a possible change for display, with the values that accepting it sends back. */
async function offerOf(
  quoted: ChangeQuote,
  wish: ChangeWish,
  about: PageContext,
): Promise<Omit<Offer, "isStale">> {
  const { deps, language, now } = about;
  const catalogue = await deps.catalogue.get();
  const { before, car, quote, waits, lateFeeCents = 0 } = quoted;
  const words = changeWords(language).offer;
  const price = priceFacts(before, { car, quote, trip: wish.trip }, { catalogue, language, words });
  const free = freeTimeOf(before, catalogue.priceList.rules, now);
  return {
    price: {
      ...price,
      facts: [...price.facts, ...contactFacts(quoted, wish, about)],
      warnings: [
        ...(waits ? [changeWaitsText(waits, catalogue.priceList.rules, language)] : []),
        ...couponWarning(quoted, about),
        ...(lateFeeCents > 0
          ? [`${freeTimeText(free, catalogue.priceList.rules, language)} ${words.onTop}`]
          : []),
      ],
    },
    seenTotalCents: quote.totalCents,
    seenSequence: before.sequence,
    seenFeeCents: lateFeeCents,
    seenWaits: waits ? 1 : 0,
  };
}

function contactFacts({ before }: ChangeQuote, { contact }: ChangeWish, { language }: PageContext) {
  const words = changeWords(language).offer;
  const { phone, flightNumber } = before.customer;
  const typed = toE164(contact.phone, contact.phoneCountry) ?? phone;
  return differing([
    [words.flight, flightNumber ?? words.none, contact.flightNumber?.toUpperCase() ?? words.none],
    [words.phone, formatPhone(phone), formatPhone(typed)],
  ]);
}

function couponWarning({ before, couponFault }: ChangeQuote, { language }: PageContext): string[] {
  if (!before.couponCode || !couponFault) return [];
  const why = couponFaultText(couponFault, language);
  return [changeWords(language).offer.coupon(before.couponCode, why)];
}

/** Returns the reason why a change is impossible, with its alternatives; `undefined` when it is possible. */
async function refusalOf(
  quoted: ChangeQuote,
  wish: ChangeWish,
  about: PageContext,
): Promise<Refusal | undefined> {
  const { free, missingExtra, alternatives, car } = quoted;
  const { language } = about;
  const { priceList, cars } = await about.deps.catalogue.get();
  if (!free) {
    const instead = alternatives ?? { trips: [], placeIds: [], cars: [] };
    const { trip } = wish;
    const context = { language, trip, cars, carId: car.id, locations: priceList.locations };
    const addressOf = (other: Trip, carId: number) => againPath(about, other, { carId });
    return { kind: "taken", alternatives: alternativesOf(instead, { ...context, addressOf }) };
  }
  if (!missingExtra) return undefined;
  const { code, left } = missingExtra;
  const extra = lineNames(car, priceList, language).extra(code);
  const to = againPath(about, wish.trip, {}, [`extra.${code}`, String(left)]);
  return { kind: "stock", extra, left, to };
}

/** Returns this page's address with another trip, car or number of pieces; the form carries everything else. */
function againPath(
  { language }: PageContext,
  trip: Trip,
  choice: { carId?: number },
  ...more: [string, string][]
): string {
  const entries = [...Object.entries(tripFields(trip)), ...writeSelection(choice), ...more];
  return `${pathTo("change", language)}?${new URLSearchParams(entries)}`;
}
