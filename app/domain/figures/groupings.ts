/** The day on which money counts: of use, of the pick-up, or the one on which it came onto the books. */
export const datings = ["use", "pickup", "booked"] as const;
export type Dating = (typeof datings)[number];

/** Groupings whose group is told by the day that money counts on. */
const periodGroupings = ["day", "week", "month", "season", "year"] as const;
export type PeriodGrouping = (typeof periodGroupings)[number];

/** What sums of the ledger can be made over. */
export const groupings = [
  ...periodGroupings,
  "category",
  "car",
  "vehicle",
  "place",
  "source",
  "partner",
  "coupon",
  "language",
  "country",
  "length",
  "lead",
] as const;
export type Grouping = (typeof groupings)[number];

/** True for a grouping that is told by days alone. */
export function isOfPeriods(by: Grouping): by is PeriodGrouping {
  return periodGroupings.some((one) => one === by);
}
