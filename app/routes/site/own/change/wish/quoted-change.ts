import { freeTimeOf } from "../../../../../domain/reservations/trip/free-time.ts";
import { writeSelection } from "../../../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import { couponFaultText } from "../../../../../i18n/booking/faults.ts";
import { lineNames } from "../../../../../i18n/booking/line-names.ts";
import { formatUntil } from "../../../../../i18n/booking/until.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { formatPhone } from "../../../../../i18n/phone.ts";
import type { ChangeQuote, ChangeWish } from "../../../../../server/reservations/change/change.ts";
import { toE164 } from "../../../../../server/phones/phone-number.ts";
import { waysOf } from "../../../../../ui/booking/car/ways.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { differing, priceFacts } from "../../../../price-facts.ts";
import type { Offer, Refusal } from "../change-told.ts";
import { tripFields } from "./typed-change.ts";

/** What the page shows of a change that can be had, and what it sends back when it is accepted. */
export async function offerOf(
  quoted: ChangeQuote,
  wish: ChangeWish,
  about: PageContext,
): Promise<Omit<Offer, "isStale">> {
  const { deps, language, now } = about;
  const catalogue = await deps.catalogue.get();
  const { before, car, quote, lateFeeCents = 0 } = quoted;
  const words = changeWords(language).offer;
  const price = priceFacts(before, { car, quote, trip: wish.trip }, { catalogue, language, words });
  const free = freeTimeOf(before, catalogue.priceList.rules, now);
  return {
    price: {
      ...price,
      facts: [...price.facts, ...contactFacts(quoted, wish, about)],
      warnings: [
        ...couponWarning(quoted, about),
        ...(lateFeeCents > 0 ? [feeWarning(free.until, lateFeeCents, about)] : []),
      ],
    },
    seenTotalCents: quote.totalCents,
    seenSequence: before.sequence,
    seenFeeCents: lateFeeCents,
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

function feeWarning(until: string, cents: number, { language }: PageContext): string {
  const words = changeWords(language).offer;
  return words.lateFee(formatUntil(until, language), formatEuro(cents, language));
}

/** Why a change cannot be had, and what of it can; `undefined` when it can. */
export async function refusalOf(
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
    return { kind: "taken", ways: waysOf(instead, { ...context, addressOf }) };
  }
  if (!missingExtra) return undefined;
  const { code, left } = missingExtra;
  const extra = lineNames(car, priceList, language).extra(code);
  const to = againPath(about, wish.trip, {}, [`extra.${code}`, String(left)]);
  return { kind: "stock", extra, left, to };
}

/** This page with another trip, car or number of pieces; everything else comes with the form. */
function againPath(
  { language }: PageContext,
  trip: Trip,
  choice: { carId?: number },
  ...more: [string, string][]
): string {
  const entries = [...Object.entries(tripFields(trip)), ...writeSelection(choice), ...more];
  return `${pathTo("change", language)}?${new URLSearchParams(entries)}`;
}
