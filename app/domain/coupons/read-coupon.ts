import { carCategories, type CarCategory } from "../cars/car.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, reads } from "../forms/field.ts";
import { choice, date, line, money, tick, whole } from "../forms/fields.ts";
import { readForm, type SentForm } from "../forms/read-form.ts";
import { normaliseCouponCode } from "./check-coupon.ts";
import { isCouponCode } from "./coupon-code.ts";
import type { Coupon } from "./coupon.ts";

/** What staff write about a coupon: `Coupon` with null where a limit does not bind, and a note that nobody outside reads. */
export type CouponEdit = {
  [
    Key in Exclude<keyof Coupon, "id" | "categories" | "locationIds">
  ]-?: undefined extends Coupon[Key] ? Exclude<Coupon[Key], undefined> | null : Coupon[Key];
} & { categories: CarCategory[] | null; locationIds: string[] | null; note: string };

export const couponKinds = ["percent", "fixed"] as const;
export const couponTargets = ["car", "car-and-protection", "total"] as const;
const maxCents = 1_000_000;
const uses = optional(whole({ min: 1, max: 1_000_000 }), null);
const day = optional(date(), null);

const code = reads({ code: "coupon-code" }, (typed) => {
  const read = normaliseCouponCode(typed.slice(0, 200));
  return isCouponCode(read) ? read : undefined;
});

const fields = {
  code,
  kind: choice(couponKinds),
  appliesTo: choice(couponTargets),
  bookFrom: day,
  bookTo: day,
  pickupFrom: day,
  pickupTo: day,
  minRentalDays: optional(whole({ min: 1, max: 365 }), null),
  minTotal: optional(money({ maxCents }), null),
  maxUses: uses,
  maxUsesPerEmail: uses,
  active: tick,
  note: optional(line({ max: 200 }), ""),
};
const percent = whole({ min: 1, max: 100 });
const amount = money({ minCents: 1, maxCents });

/**
 * Reads the form of a coupon. `percent` or `amount` is its value, by `kind`; `category.<name>` and `location.<id>` are ticks, none
 * of them means all. Amounts in euros.
 */
export function readCoupon(
  sent: SentForm,
  locationIds: readonly string[],
): { ok: true; coupon: CouponEdit } | { ok: false; faults: FieldFaults } {
  const read = readForm(sent, fields, faultyDates);
  const value = sent.kind === "fixed" ? readForm(sent, { amount }) : readForm(sent, { percent });
  if (!read.ok || !value.ok)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...(!value.ok && value.faults) } };
  const { minTotal: minTotalCents, ...coupon } = read.values;
  const { values } = value;
  return {
    ok: true,
    coupon: {
      ...coupon,
      minTotalCents,
      value: "amount" in values ? values.amount : values.percent,
      categories: ticked(sent, "category", carCategories),
      locationIds: ticked(sent, "location", locationIds),
    },
  };
}

function ticked<Value extends string>(sent: SentForm, name: string, values: readonly Value[]) {
  const chosen = values.filter((value) => sent[`${name}.${value}`] === "on");
  return chosen.length === 0 ? null : chosen;
}

type Day = "bookFrom" | "bookTo" | "pickupFrom" | "pickupTo";

function faultyDates({
  bookFrom,
  bookTo,
  pickupFrom,
  pickupTo,
}: Partial<Record<Day, string | null>>): FieldFaults<Day> {
  const fault = { code: "ends-before-start" } as const;
  return {
    ...(bookFrom && bookTo && bookTo < bookFrom && { bookTo: fault }),
    ...(pickupFrom && pickupTo && pickupTo < pickupFrom && { pickupTo: fault }),
  };
}
