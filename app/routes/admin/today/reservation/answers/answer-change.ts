/** The form of a change: its price, old beside new, and the change itself. */
import { staffTerms } from "../../../../../domain/reservations/trip/staff-terms.ts";
import { dateOf } from "../../../../../domain/calendar.ts";
import { checkTrip, minRentalDaysFor } from "../../../../../domain/reservations/trip/check-trip.ts";
import {
  readSearchFields,
  readSelection,
} from "../../../../../domain/reservations/trip/search-params.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { couponFaultText, quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { tripFaultText } from "../../../../../i18n/search/trip-faults.ts";
import { changeReservation } from "../../../../../server/reservations/change/change-reservation.ts";
import type {
  ChangeAnswer,
  ChangeQuote,
  ChangeRefusal,
  ChangeWish,
} from "../../../../../domain/reservations/change/change.ts";
import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import { quoteChange } from "../../../../../server/reservations/change/quote-change.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { priceFacts } from "../../../../price-facts.ts";
import {
  agreedFeeOf,
  lastSeenIn,
  type DeedAnswer,
  type DeedRequest,
  handOf,
  mergedTyped,
  refused,
  said,
  seenIn,
  unreadable,
  wholeOf,
} from "./request.ts";
import { entriesOf, typedOf, type Typed } from "../tasks/change-options.ts";
import { namesOf } from "../parts/names-of.ts";

type Wished = {
  wish: ChangeWish;
  typed: Typed;
  /** True when somebody else has changed the reservation since the form was drawn: the wish then includes that change. */
  isMerged: boolean;
};

/** Answers with the price of the wished change beside the kept price. */
export async function answerQuote(request: DeedRequest): Promise<DeedAnswer> {
  const read = await readWish(request);
  if (!("wish" in read)) return read;
  const { found, about } = request;
  const { token } = found.view;
  const quoted = await quoteChange(about.deps, {
    token,
    wish: read.wish,
    now: about.now,
    byStaff: true,
  });
  if (!quoted.ok) return refusal(request, read, quoted);
  const shown = await offer(request, read, quoted);
  if (!read.isMerged || !("answer" in shown) || !shown.answer.shown) return shown;
  const message = adminReservationWords(about.language).told.merged;
  const refused = { message, since: lastSeenIn(request.form) };
  return { answer: { ...shown.answer, refused }, status: 409 };
}

/** Changes the reservation, if it and its price are still as the member saw them. */
export async function answerChange(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about, found } = request;
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const read = await readWish(request);
  if (!("wish" in read)) return read;
  const { by, seenVersion, now } = hand;
  const answer = await changeReservation(about.deps, {
    token: found.view.token,
    wish: read.wish,
    now,
    seenTotalCents: wholeOf(form, "seenTotalCents"),
    seenSequence: wholeOf(form, "seenSequence"),
    staff: {
      by,
      seenVersion,
      agreedFeeCents: agreedFeeOf(form),
    },
  });
  return answer.ok ? { done: "change" } : missed(request, read, answer);
}

/** Answers when somebody else was quicker or the price has changed: the newest offer is shown, to be accepted. */
async function missed(
  request: DeedRequest,
  read: Wished,
  answer: Exclude<ChangeAnswer, { ok: true }>,
): Promise<DeedAnswer> {
  if (!("quoted" in answer)) return refusal(request, read, answer);
  const { told } = adminReservationWords(request.about.language);
  const shown = await offer(request, read, answer.quoted);
  if (!("answer" in shown) || answer.reason !== "price-changed") return shown;
  const isOther = answer.quoted.before.sequence !== wholeOf(request.form, "seenSequence");
  const message = isOther ? `${told.stale} ${told.staleThen}` : told["price-changed"];
  const since = isOther ? lastSeenIn(request.form) : undefined;
  const refused = { ...shown.answer.refused, message, since };
  return { answer: { ...shown.answer, refused }, status: 409 };
}

/** Reads the form: the whole wish, or the faults of all its fields. */
async function readWish(request: DeedRequest): Promise<Wished | DeedAnswer> {
  const { found, about } = request;
  const { view, phoneCountry } = found;
  const { typed, isMerged } = typedWish(request);
  const fields = new URLSearchParams(typed);
  const { priceList } = offeredTo(view, await about.deps.catalogue.get());
  const agreed = { trip: view.trip, rentalDays: view.rentalDays };
  const checked = checkTrip(readSearchFields(fields), {
    ...staffTerms(priceList, about.now),
    agreed,
  });
  const read = readSelection(fields);
  if (!checked.ok) {
    const pickupDate = fields.get("pickupDate") || dateOf(view.trip.pickupAt);
    const { rules, seasons } = priceList;
    const limits = { ...rules, minRentalDays: minRentalDaysFor(pickupDate, rules, seasons) };
    const entries = Object.entries(checked.faults) as [keyof typeof checked.faults, string][];
    const faults = Object.fromEntries(
      entries.map(([name]) => {
        const fault = checked.faults[name];
        return [name, fault ? tripFaultText(name, fault, limits, about.language) : ""];
      }),
    );
    return { answer: { faults, typed }, status: 400 };
  }
  if (read.faults.length > 0 || read.carId === undefined || read.planCode === undefined)
    return said(adminReservationWords(about.language).told.unreadable, 400, typed);
  const { phone, flightNumber } = view.customer;
  const { carId, planCode, extras, countries } = read;
  const wish: ChangeWish = {
    trip: checked.trip,
    selection: { carId, planCode, extras, countries },
    contact: { phone, phoneCountry, ...(flightNumber && { flightNumber }) },
  };
  return { wish, typed, isMerged };
}

/** The fields of the form; fields that the member left alone follow somebody else's change. */
function typedWish({ form, found }: DeedRequest): Pick<Wished, "typed" | "isMerged"> {
  const typed = [...form].flatMap(([name, value]): Typed =>
    typeof value === "string" && isWish(name)
      ? [[name, value.slice(0, 100).replaceAll("\0", "")]]
      : [],
  );
  const seen = seenIn(form);
  const isMerged = seen !== undefined && textOf(form, "version", 12) !== String(found.version);
  return { typed: isMerged ? mergedTyped(typed, seen, typedOf(found.view)) : typed, isMerged };
}

function isWish(name: string): boolean {
  return /^(pickup|dropoff)(Location|Date|Time)$|^(car|plan|country|extra\.[\w-]+)$/.test(name);
}

/** The answer to a wish: its price, or the reason why it is not possible, with alternatives. */
async function offer(
  { about }: DeedRequest,
  { wish, typed }: Wished,
  quoted: ChangeQuote,
): Promise<DeedAnswer> {
  const { deps, language } = about;
  const words = adminReservationWords(language);
  const catalogue = await deps.catalogue.get();
  const { before, car, quote, free, missingExtra, lateFeeCents, couponFault } = quoted;
  if (!free) {
    const alternatives = alternativesIn(quoted, namesOf(car, catalogue, language), about);
    const refused = { message: words.change.taken, alternatives };
    return { answer: { refused, typed }, status: 409 };
  }
  if (missingExtra) {
    const { code, left } = missingExtra;
    const name = namesOf(car, catalogue, language).extra(code);
    return said(words.told["extra-out-of-stock"](name, left), 409, typed);
  }
  const wished = { car, trip: wish.trip, quote };
  const coupon =
    couponFault &&
    words.change.coupon(before.couponCode ?? "", couponFaultText(couponFault, language));
  const price = {
    ...priceFacts(before, wished, { catalogue, language, words: words.trip }),
    warnings: [] as string[],
  };
  if (coupon) price.warnings.push(coupon);
  const offered = {
    price,
    typed: entriesOf(wish.trip, wish.selection),
    seenTotalCents: quote.totalCents,
    seenSequence: before.sequence,
    feeCents: lateFeeCents ?? 0,
  };
  return { answer: { typed, shown: offered }, status: 200 };
}

function alternativesIn(
  { alternatives }: ChangeQuote,
  names: ReturnType<typeof namesOf>,
  { language }: DeedRequest["about"],
): string[] {
  if (!alternatives) return [];
  const { trips, cars, placeIds } = alternatives;
  const euro = (cents: number) => formatEuro(cents, language);
  return [
    ...trips.map(
      ({ trip, totalCents }) =>
        `${formatDayTime(trip.pickupAt, language)} – ${formatDayTime(trip.dropoffAt, language)}, ${euro(totalCents)}`,
    ),
    ...cars.map(({ carId, totalCents }) => `${names.carOf(carId)}, ${euro(totalCents)}`),
    ...placeIds.map(names.location),
  ];
}

function refusal(request: DeedRequest, { typed }: Wished, refusal: ChangeRefusal): DeedAnswer {
  const { language } = request.about;
  const { told } = adminReservationWords(language);
  switch (refusal.reason) {
    case "not-found":
    case "closed":
      return refused(request, refusal.reason, typed);
    case "too-young":
      return said(told["too-young"](refusal.leastAge), 409, typed);
    case "selection":
      return said(`${quoteFaultText(refusal.fault, language)}.`, 400, typed);
    case "trip":
      return said(told.invalid, 400, typed);
    case "unchanged":
      return said(told.unchanged, 409, typed);
    default:
      return said(told[refusal.reason], 400, typed);
  }
}
