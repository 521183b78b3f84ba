import { carCategories } from "../../../../domain/cars/car.ts";
import type { CouponEdit } from "../../../../domain/coupons/read-coupon.ts";
import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { formatNumber } from "../../../../i18n/format.ts";

export type Place = { id: string; name: Bilingual };

/** What a new coupon begins with. */
export const blankCoupon: CouponEdit = {
  code: "",
  kind: "percent",
  value: 10,
  appliesTo: "car",
  active: true,
  note: "",
  bookFrom: null,
  bookTo: null,
  pickupFrom: null,
  pickupTo: null,
  minRentalDays: null,
  minTotalCents: null,
  maxUses: null,
  maxUsesPerEmail: null,
  categories: null,
  locationIds: null,
};

/** A coupon as its form writes it. */
export function couponFields(
  coupon: CouponEdit,
  places: readonly Place[],
  language: Language,
): Record<string, string> {
  const money = (cents: number | null) =>
    cents === null ? "" : formatNumber(cents / 100, language, 2);
  const plain = (value: number | string | null) => (value === null ? "" : String(value));
  const { code, kind, value, appliesTo, note, categories, locationIds } = coupon;
  return {
    code,
    kind,
    appliesTo,
    note,
    percent: kind === "percent" ? String(value) : "",
    amount: kind === "fixed" ? money(value) : "",
    bookFrom: plain(coupon.bookFrom),
    bookTo: plain(coupon.bookTo),
    pickupFrom: plain(coupon.pickupFrom),
    pickupTo: plain(coupon.pickupTo),
    minRentalDays: plain(coupon.minRentalDays),
    minTotal: money(coupon.minTotalCents),
    maxUses: plain(coupon.maxUses),
    maxUsesPerEmail: plain(coupon.maxUsesPerEmail),
    ...Object.fromEntries(
      carCategories.map((one) => [`category.${one}`, categories?.includes(one) ? "on" : ""]),
    ),
    ...Object.fromEntries(
      places.map(({ id }) => [`location.${id}`, locationIds?.includes(id) ? "on" : ""]),
    ),
    active: coupon.active ? "on" : "",
  };
}

/** What the fields are called where two edits stand side by side. */
export function couponLabels(places: readonly Place[], language: Language): Record<string, string> {
  const words = adminCouponsWords(language);
  const { category } = carWords(language);
  const { code, kind, percent, amount, appliesTo, note } = words;
  const { bookFrom, bookTo, pickupFrom, pickupTo } = words;
  const { minRentalDays, minTotal, maxUses, maxUsesPerEmail, active } = words;
  return {
    code,
    kind,
    percent,
    amount,
    appliesTo,
    note,
    bookFrom,
    bookTo,
    pickupFrom,
    pickupTo,
    minRentalDays,
    minTotal,
    maxUses,
    maxUsesPerEmail,
    ...Object.fromEntries(carCategories.map((one) => [`category.${one}`, category[one]])),
    ...Object.fromEntries(
      places.map(({ id, name }) => [`location.${id}`, inLanguage(name, language)]),
    ),
    active,
  };
}
