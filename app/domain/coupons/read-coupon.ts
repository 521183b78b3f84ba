import { carCategories, type CarCategory } from "../cars/car.ts";
import type { FieldFaults } from "../lists/field-fault.ts";
import { fieldReader, isFaultless, type SentForm } from "../lists/field-reader.ts";
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
const mostCents = 1_000_000;
const mostUses = 1_000_000;

/**
 * Reads the form of a coupon. `percent` or `amount` is its value, by `kind`; `category.<name>` and `location.<id>` are ticks, none
 * of them means all. Amounts in euros, dates as `YYYY-MM-DD`.
 */
export function readCoupon(
  sent: SentForm,
  locationIds: readonly string[],
): { ok: true; coupon: CouponEdit } | { ok: false; faults: FieldFaults } {
  const read = fieldReader(sent);
  const code = normaliseCouponCode((sent.code ?? "").slice(0, 200));
  if (code === "") read.faults.code = { code: "missing" };
  else if (!isCouponCode(code)) read.faults.code = { code: "coupon-code" };
  const kind = read.choice("kind", couponKinds) ?? "percent";
  const ticked = <Value extends string>(name: string, values: readonly Value[]) => {
    const chosen = values.filter((value) => sent[`${name}.${value}`] === "on");
    return chosen.length === 0 ? null : chosen;
  };
  const coupon: CouponEdit = {
    code,
    kind,
    value: readValue(read, kind),
    appliesTo: read.choice("appliesTo", couponTargets) ?? "car",
    bookFrom: read.date("bookFrom") ?? null,
    bookTo: read.date("bookTo") ?? null,
    pickupFrom: read.date("pickupFrom") ?? null,
    pickupTo: read.date("pickupTo") ?? null,
    minRentalDays: read.count("minRentalDays", { least: 1, most: 365 }, false) ?? null,
    minTotalCents: read.cents("minTotal", mostCents, false) ?? null,
    categories: ticked("category", carCategories),
    locationIds: ticked("location", locationIds),
    maxUses: read.count("maxUses", { least: 1, most: mostUses }, false) ?? null,
    maxUsesPerEmail: read.count("maxUsesPerEmail", { least: 1, most: mostUses }, false) ?? null,
    active: sent.active === "on",
    note: read.text("note", 200, false),
  };
  checkDates(coupon, read.faults);
  return isFaultless(read.faults) ? { ok: true, coupon } : { ok: false, faults: read.faults };
}

function readValue(read: ReturnType<typeof fieldReader>, kind: Coupon["kind"]): number {
  if (kind === "percent") return read.count("percent", { least: 1, most: 100 }) ?? 1;
  const cents = read.cents("amount", mostCents);
  if (cents === 0) read.faults.amount = { code: "amount", mostCents };
  return cents ?? 1;
}

function checkDates(coupon: CouponEdit, faults: FieldFaults): void {
  const { bookFrom, bookTo, pickupFrom, pickupTo } = coupon;
  const endsFirst = (from: string | null, to: string | null) =>
    from !== null && to !== null && to < from;
  if (endsFirst(bookFrom, bookTo)) faults.bookTo ??= { code: "ends-before-start" };
  if (endsFirst(pickupFrom, pickupTo)) faults.pickupTo ??= { code: "ends-before-start" };
}
