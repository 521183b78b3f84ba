import type { Coupon } from "../app/domain/coupons/coupon.ts";

/** Returns the year's coupons besides the one in the seed. */
export function demoCoupons(year: number): (Omit<Coupon, "id"> & { note: string })[] {
  return [
    {
      code: `LJETO${year}`,
      kind: "percent",
      value: 8,
      appliesTo: "car",
      active: true,
      pickupFrom: `${year}-06-15`,
      pickupTo: `${year}-09-15`,
      minRentalDays: 5,
      maxUses: 40,
      note: "Ljetna kampanja",
    },
    {
      code: "DIJASPORA15",
      kind: "fixed",
      value: 1500,
      appliesTo: "total",
      active: true,
      minRentalDays: 7,
      maxUsesPerEmail: 2,
      note: "Za udruženja u dijaspori",
    },
    {
      code: "SUV20",
      kind: "percent",
      value: 20,
      appliesTo: "car-and-protection",
      active: true,
      categories: ["suv"],
      maxUses: 12,
      note: "SUV vozila van sezone",
    },
    {
      code: `ZIMA${year - 1}`,
      kind: "percent",
      value: 12,
      appliesTo: "car",
      active: true,
      bookTo: `${year}-02-28`,
      maxUses: 25,
      note: "Zimska kampanja, završena",
    },
  ];
}
