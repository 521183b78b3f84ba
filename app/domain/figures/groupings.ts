/** The day on which money counts: of use, of the pick-up, or the one on which it came onto the books. */
export const datings = ["use", "pickup", "booked"] as const;
export type Dating = (typeof datings)[number];

/** What sums of the ledger can be made over. */
export const groupings = [
  "day",
  "week",
  "month",
  "season",
  "year",
  "category",
  "car",
  "vehicle",
  "place",
  "source",
  "coupon",
  "language",
  "country",
  "length",
  "lead",
] as const;
export type Grouping = (typeof groupings)[number];
