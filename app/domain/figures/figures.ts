/**
 * The figures of the business: one definition of each, used wherever it is shown. A figure is one part, or one part over another;
 * its sentence stands in `i18n/figures`.
 */
import { countDays, type Days } from "./periods.ts";
import type { RentalCounts } from "./rentals.ts";
import type { ReturnCounts } from "./returns.ts";
import { rentOf, revenueOf, type Sold } from "./sold.ts";

/** What figures are made of. A part that is absent is not known of this group: a place has no fleet of its own. */
export type Parts = Partial<
  Record<
    | "revenue"
    | "rent"
    | "plan"
    | "extra"
    | "fee"
    | "compensation"
    | "ancillary"
    | "rentalDays"
    | "fleetDays"
    | "averageFleet"
    | "couponGiven"
    | "couponSold"
    | keyof RentalCounts
    | keyof ReturnCounts,
    number
  >
>;
export type Part = keyof Parts;

type Figure = {
  /** `money` in cents, `share` as a fraction: 0.75 is 75 %. */
  unit: "money" | "share" | "days" | "hours" | "count";
  of: Part;
  over?: Part;
  /** What the quotient is told for: 100 for something per hundred. */
  times?: number;
};

const table = {
  revenue: { unit: "money", of: "revenue" },
  rent: { unit: "money", of: "rent" },
  plan: { unit: "money", of: "plan" },
  extra: { unit: "money", of: "extra" },
  fee: { unit: "money", of: "fee" },
  compensation: { unit: "money", of: "compensation" },
  rentalDays: { unit: "count", of: "rentalDays" },
  fleetDays: { unit: "count", of: "fleetDays" },
  utilisation: { unit: "share", of: "rentalDays", over: "fleetDays" },
  adr: { unit: "money", of: "rent", over: "rentalDays" },
  revPac: { unit: "money", of: "rent", over: "fleetDays" },
  perVehicle: { unit: "money", of: "revenue", over: "averageFleet" },
  ancillaryPerDay: { unit: "money", of: "ancillary", over: "rentalDays" },
  rentals: { unit: "count", of: "rentals" },
  length: { unit: "days", of: "lengthDays", over: "rentals" },
  medianLength: { unit: "days", of: "medianLength" },
  medianLead: { unit: "days", of: "medianLead" },
  planRate: { unit: "share", of: "withPlan", over: "rentals" },
  extraRate: { unit: "share", of: "withExtra", over: "rentals" },
  couponRate: { unit: "share", of: "withCoupon", over: "rentals" },
  couponGiven: { unit: "money", of: "couponGiven" },
  couponSold: { unit: "money", of: "couponSold" },
  couponReturn: { unit: "count", of: "couponSold", over: "couponGiven" },
  cancelled: { unit: "share", of: "cancelledDays", over: "bookedDays" },
  missed: { unit: "share", of: "missedDays", over: "bookedDays" },
  returns: { unit: "count", of: "returns" },
  damageRate: { unit: "count", of: "damages", over: "returns", times: 100 },
  turnTime: { unit: "hours", of: "medianTurnHours" },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof table;
export const figures: Readonly<Record<FigureName, Figure>> = table;

/** The figures of money, of the rentals that begin, of coupons, and of what comes back, in the order in which they are shown. */
export const moneyFigures = [
  "revenue",
  "rent",
  "plan",
  "extra",
  "fee",
  "compensation",
  "rentalDays",
  "utilisation",
  "adr",
  "revPac",
  "perVehicle",
  "ancillaryPerDay",
] as const satisfies readonly FigureName[];
export const rentalFigures = [
  "rentals",
  "length",
  "medianLength",
  "medianLead",
  "planRate",
  "extraRate",
  "cancelled",
  "missed",
] as const satisfies readonly FigureName[];
export const couponFigures = [
  "couponRate",
  "couponGiven",
  "couponSold",
  "couponReturn",
] as const satisfies readonly FigureName[];

export const returnFigures = [
  "returns",
  "damageRate",
  "turnTime",
] as const satisfies readonly FigureName[];

/** The parts that the ledger gives; `fleetDays` is absent of a group that has no fleet of its own. */
export function soldPartsOf(sold: Sold, days: Days, fleetDays?: number): Parts {
  const { plan, extra, fee, compensation, rentalDays } = sold;
  const money = { revenue: revenueOf(sold), rent: rentOf(sold), plan, extra, fee, compensation };
  const parts = { ...money, ancillary: plan + extra + fee, rentalDays };
  if (fleetDays === undefined) return parts;
  return { ...parts, fleetDays, averageFleet: fleetDays / Math.max(1, countDays(days)) };
}

/** The value of a figure; undefined when a part of it is not known, or when it would be divided by zero. */
export function valueOf(name: FigureName, parts: Parts): number | undefined {
  const { of, over, times = 1 } = figures[name];
  const whole = parts[of];
  if (over === undefined || whole === undefined) return whole;
  const divisor = parts[over];
  return divisor === undefined || divisor === 0 ? undefined : (whole * times) / divisor;
}

/** False of days before the house had any business: a comparison with them would say nothing. */
export function hasSold({ revenue = 0, rentalDays = 0, bookings = 0 }: Parts): boolean {
  return revenue !== 0 || rentalDays !== 0 || bookings !== 0;
}
