/** The form of a change: its price, old beside new, and the change itself. */
import { lackingText } from "../../../../../i18n/admin-lacks/en.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { couponFaultText, quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { changeReservation } from "../../../../../server/reservations/change/change-reservation.ts";
import type {
  ChangeAnswer,
  ChangeQuote,
  ChangeRefusal,
} from "../../../../../domain/reservations/change/change.ts";
import { findLacksOfChange } from "../../../../../server/reservations/change/find-lacks-of-change.ts";
import { quoteChange } from "../../../../../server/reservations/change/quote-change.ts";
import { insteadOf } from "../../../../../domain/availability/instead.ts";
import { insteadWays } from "../../instead-ways.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { priceFacts } from "../../../../price-facts.ts";
import {
  agreedFeeOf,
  lastSeenIn,
  type DeedAnswer,
  type DeedRequest,
  handOf,
  refused,
  said,
  unreadable,
  wholeOf,
} from "./request.ts";
import { readWish, type Wished } from "./read-wish.ts";
import { carOptions } from "../tasks/car-options.ts";
import { entriesOf } from "../tasks/change-options.ts";
import { namesOf } from "../parts/names-of.ts";

/** Answers with the price of the wished change beside the kept price. */
export async function answerQuote(request: DeedRequest): Promise<DeedAnswer> {
  const read = await readWish(request);
  if (!("wish" in read)) return withCars(request, undefined, read);
  return withCars(request, read, await quoteWish(request, read));
}

/** The answer with the cars for the typed trip, which the form shows when it is filled in again. */
async function withCars(
  { form, found, about }: DeedRequest,
  read: Wished | undefined,
  answered: DeedAnswer,
): Promise<DeedAnswer> {
  if (!("answer" in answered)) return answered;
  const cars = await carOptions(found, read?.wish, about);
  const { answer } = answered;
  const way = textOf(form, "instead", 300) || undefined;
  return { ...answered, answer: { ...answer, shown: { ...answer.shown, cars, way } } };
}

async function quoteWish(request: DeedRequest, read: Wished): Promise<DeedAnswer> {
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
  if (!read.isMerged || !("answer" in shown) || !shown.answer.shown?.offer) return shown;
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
  if (!("wish" in read)) return withCars(request, undefined, read);
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
  if (answer.ok) return { done: "change" };
  return withCars(request, read, await missed(request, read, answer));
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

/** The answer to a wish: its price, or the reason why it is not possible, with alternatives. */
async function offer(
  { about, found }: DeedRequest,
  { wish, typed }: Wished,
  quoted: ChangeQuote,
): Promise<DeedAnswer> {
  const { deps, language, now } = about;
  const words = adminReservationWords(language);
  const catalogue = await deps.catalogue.get();
  const { before, car, quote, free, missingExtra, lateFeeCents, couponFault } = quoted;
  if (!free) {
    const { alternatives } = quoted;
    const instead =
      alternatives &&
      (await insteadWays(insteadOf(alternatives, quote.totalCents), wish.trip, about));
    return { answer: { refused: { message: words.change.taken, instead }, typed }, status: 409 };
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
  const asked = { carId: car.id, trip: wish.trip, now, token: found.view.token };
  const lacking = await findLacksOfChange(deps, asked);
  if (lacking) price.warnings.push(`${lackingText(lacking, language)}.`);
  const offered = {
    price,
    typed: entriesOf(wish.trip, wish.selection),
    seenTotalCents: quote.totalCents,
    seenSequence: before.sequence,
    feeCents: lateFeeCents ?? 0,
  };
  return { answer: { typed, shown: { offer: offered } }, status: 200 };
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
