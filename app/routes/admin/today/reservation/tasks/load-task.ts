import { freeTimeOf } from "../../../../../domain/reservations/trip/free-time.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatUntil } from "../../../../../i18n/booking/until.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { listSwaps } from "../../../../../server/reservations/deeds/list-swaps.ts";
import { phoneCountries } from "../../../../../server/phones/phone-countries.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { changeOptions, typedOf } from "./change-options.ts";
import { reinstateOffer } from "./reinstate-offer.ts";
import { fieldsOf } from "../answers/seen-form.ts";
import { shownCustomer } from "../parts/shown-customer.ts";

export const taskNames = ["change", "swap", "cancel", "reinstate", "line", "customer"] as const;
export type TaskName = (typeof taskNames)[number];

type About = Pick<PageContext, "deps" | "language" | "now">;

/** What the form of a task needs; `undefined` when the state of the reservation does not allow it. */
export async function loadTask(task: TaskName, found: StaffReservation, about: About) {
  const { status } = found.view;
  switch (task) {
    case "change":
      return can("modify", status) ? changeTask(found, about) : undefined;
    case "swap":
      return can("swap", status) ? swapTask(found, about) : undefined;
    case "cancel":
      return can("cancel", status) ? cancelTask(found, about) : undefined;
    case "reinstate":
      return can("reinstate", status) ? reinstateOffer(found, about) : undefined;
    case "line":
      return can("price-by-hand", status) ? { name: "line" as const } : undefined;
    case "customer":
      return can("edit-customer", status) ? customerTask(found, about.language) : undefined;
  }
}

async function changeTask(found: StaffReservation, { deps, language }: About) {
  const options = changeOptions(found.view, await deps.catalogue.get(), language);
  const typed = typedOf(found.view);
  return { name: "change" as const, options, typed, seen: JSON.stringify(fieldsOf(typed)) };
}

async function swapTask({ view }: StaffReservation, { deps, language, now }: About) {
  const swaps = await listSwaps(deps, { token: view.token, now });
  const { pickupAt, dropoffAt } = view.trip;
  const trip = `${formatDayTime(pickupAt, language)} – ${formatDayTime(dropoffAt, language)}`;
  const total = formatEuro(view.totalCents, language);
  return { name: "swap" as const, swaps, trip, total, totalCents: view.totalCents };
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
