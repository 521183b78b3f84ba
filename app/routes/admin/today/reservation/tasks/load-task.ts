import type { Language } from "../../../../../domain/language.ts";
import { selectionOf } from "../../../../../domain/reservations/reservation.ts";
import { addDays, dateOf, slots, timeOf } from "../../../../../domain/calendar.ts";
import { staffWays } from "../../../../../domain/reservations/booking/source.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import {
  isOverdue,
  isReinstatable,
  isReturnAhead,
} from "../../../../../domain/reservations/states/moments.ts";
import { freeTimeOf } from "../../../../../domain/reservations/trip/free-time.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { couponFaultText, quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { formatUntil } from "../../../../../i18n/booking/until.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { keptWith } from "../../keeps-price.ts";
import { fieldsOf } from "../answers/request.ts";
import { namesOf } from "../parts/names-of.ts";
import { carOptions } from "./car-options.ts";
import { changeOptions, typedOf } from "./change-options.ts";
import { priceFacts } from "../../../../price-facts.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { phoneCountries } from "../../../../../server/phones/phone-countries.ts";
import { phoneParts } from "../../../../../server/phones/phone-parts.ts";
import { listPartners } from "../../../../../server/reservations/booking/list-partners.ts";
import {
  type CustomerForm,
  formOf,
} from "../../../../../server/reservations/deeds/edit-customer.ts";
import { listSwaps } from "../../../../../server/reservations/deeds/list-swaps.ts";
import { quoteReinstatement } from "../../../../../server/reservations/deeds/quote-reinstatement.ts";
import { findReturnReport } from "../../../../../server/reservations/lateness/keep-report.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";

export const taskNames = [
  "change",
  "extend",
  "announce-return",
  "swap",
  "cancel",
  "reinstate",
  "line",
  "customer",
  "source",
] as const;
export type TaskName = (typeof taskNames)[number];

type About = Pick<PageContext, "deps" | "language" | "now">;

/** Reads the data of a task's form; undefined when the state of the reservation does not allow the task. */
export async function loadTask(
  task: TaskName,
  found: StaffReservation,
  { role, ...about }: About & { role: StaffRole },
) {
  const { status } = found.view;
  switch (task) {
    case "change":
      return can("modify", status) ? changeTask(found, about) : undefined;
    case "extend":
      return can("extend", status) ? extendTask(found, about) : undefined;
    case "announce-return":
      return isReturnAhead(found.view, about.now) ? announceTask(found, about) : undefined;
    case "swap":
      return can("swap", status) ? swapTask(found, role, about) : undefined;
    case "cancel":
      return can("cancel", status) ? cancelTask(found, about) : undefined;
    case "reinstate":
      return isReinstatable(found.view, about.now) ? reinstateOffer(found, about) : undefined;
    case "line":
      return can("price-by-hand", status) ? { name: "line" as const } : undefined;
    case "customer":
      return can("edit-customer", status) ? customerTask(found, about.language) : undefined;
    case "source":
      return isSourceSaid(found) ? sourceTask(found, about) : undefined;
  }
}

async function changeTask(found: StaffReservation, about: About) {
  const { view } = found;
  const wish = { trip: view.trip, selection: selectionOf(view) };
  const options = {
    ...changeOptions(view, await about.deps.catalogue.get(), about.language),
    cars: await carOptions(found, wish, about),
  };
  const typed = typedOf(found.view);
  return { name: "change" as const, options, typed, seen: JSON.stringify(fieldsOf(typed)) };
}

async function extendTask({ view }: StaffReservation, { deps, language, now }: About) {
  const { dropoffAt } = view.trip;
  const { rules } = (await deps.catalogue.get()).priceList;
  const time = timeOf(dropoffAt);
  const first = dateOf(dropoffAt) > dateOf(now) ? dateOf(dropoffAt) : dateOf(now);
  return {
    name: "extend" as const,
    agreed: formatDayTime(dropoffAt, language),
    isOverdue: isOverdue(view, now, rules),
    min: first,
    date: addDays(first, 1),
    time,
    times: [...new Set([...slots, time])].toSorted(),
  };
}

async function announceTask({ view }: StaffReservation, { deps, language, now }: About) {
  const { token, trip } = view;
  const told = await findReturnReport(deps, token);
  const { expectedAt = trip.dropoffAt, freesVehicle = false } = told ?? {};
  const { announce: words } = adminReservationWords(language);
  const time = timeOf(expectedAt);
  return {
    name: "announce-return" as const,
    agreed: formatDayTime(trip.dropoffAt, language),
    told: told && words.told(formatDayTime(expectedAt, language)),
    frees: freesVehicle,
    min: dateOf(now),
    max: dateOf(trip.dropoffAt),
    date: dateOf(expectedAt),
    time,
    times: [...new Set([...slots, time, timeOf(trip.dropoffAt)])].toSorted(),
  };
}

async function swapTask({ view }: StaffReservation, role: StaffRole, about: About) {
  const { deps, language, now } = about;
  const swaps = await listSwaps(deps, { token: view.token, now });
  const { pickupAt, dropoffAt } = view.trip;
  const trip = `${formatDayTime(pickupAt, language)} – ${formatDayTime(dropoffAt, language)}`;
  const total = formatEuro(view.totalCents, language);
  const kept = await keptWith(view, role, about);
  return { name: "swap" as const, swaps, trip, total, totalCents: view.totalCents, kept };
}

async function cancelTask({ view }: StaffReservation, { deps, language, now }: About) {
  const { rules } = (await deps.catalogue.get()).priceList;
  const { until, isOver, lateFeeCents } = freeTimeOf(view, rules, now);
  return {
    name: "cancel" as const,
    until: formatUntil(until, language),
    feeCents: isOver ? lateFeeCents : 0,
  };
}

function customerTask(found: StaffReservation, language: Language) {
  const countries = phoneCountries(language);
  return { name: "customer" as const, form: shownCustomer(found), countries };
}

/** Somebody of the staff said how it came, or could have: nobody does of what a customer booked on the site. */
export function isSourceSaid({ source, isErased, view }: StaffReservation): boolean {
  return source !== "site" && !isErased && can("edit-customer", view.status);
}

async function sourceTask({ source, partner }: StaffReservation, { deps }: About) {
  const way = staffWays.find((one) => one === source) ?? staffWays[0];
  const partners = await listPartners(deps.pool);
  return { name: "source" as const, way, partner: partner ?? "", partners };
}

/** The offer of a reinstatement: the agreed price beside today's, and the obstacles. Undefined when it is impossible. */
async function reinstateOffer(
  { view }: StaffReservation,
  { deps, language, now }: Pick<PageContext, "deps" | "language" | "now">,
) {
  const quoted = await quoteReinstatement(deps, { token: view.token, now });
  if (!quoted.ok) return undefined;
  const { quote, quoteFault, couponFault, canKeepPrice, free, missingExtra } = quoted;
  const catalogue = await deps.catalogue.get();
  const { reinstate: words, trip } = adminReservationWords(language);
  const names = namesOf(view.car, catalogue, language);
  const warnings = [
    couponFault && words.coupon(view.couponCode ?? "", couponFaultText(couponFault, language)),
    quoteFault && words.noPrice(quoteFaultText(quoteFault, language)),
    !free && words.taken,
    missingExtra && words.stock(names.extra(missingExtra.code), missingExtra.left),
  ].filter((one): one is string => Boolean(one));
  const wished = quote && { car: view.car, trip: view.trip, quote };
  return {
    name: "reinstate" as const,
    facts: wished && priceFacts(view, wished, { catalogue, language, words: trip }),
    kept: canKeepPrice
      ? { cents: view.totalCents, text: formatEuro(view.totalCents, language) }
      : undefined,
    today: quote && { cents: quote.totalCents, text: formatEuro(quote.totalCents, language) },
    warnings,
    canDo: free && !missingExtra && (canKeepPrice || quote !== undefined),
  };
}

/** The customer as the form shows them; the number as it is dialled in its country, because people type it so. */
export function shownCustomer({ view, phoneCountry, dateOfBirth }: StaffReservation): CustomerForm {
  const form = formOf({ view, phoneCountry, dateOfBirth: dateOfBirth ?? undefined });
  const { country, number } = phoneParts(form.phone);
  return { ...form, phoneCountry: country, phone: number };
}
