/** What rows of the ledger come to: the parts that every figure of money is made of. */

/** `compensation` is what was charged for damage and fines: it is no sale, and holds VAT only where the agency says so. */
export const soldParts = ["rate", "discount", "plan", "extra", "fee", "compensation"] as const;
export type SoldPart = (typeof soldParts)[number];

/** Whole cents of one currency, discounts below zero; `rentalDays` as billed, so a day that was begun counts. */
export type Sold = Readonly<Record<SoldPart | "rentalDays", number>>;

export const nothingSold: Sold = {
  rentalDays: 0,
  rate: 0,
  discount: 0,
  plan: 0,
  extra: 0,
  fee: 0,
  compensation: 0,
};

/** The sum of several; nothing for none. */
export function addSold(all: readonly Sold[]): Sold {
  const sum = (part: keyof Sold) => all.reduce((total, one) => total + one[part], 0);
  return {
    rentalDays: sum("rentalDays"),
    rate: sum("rate"),
    discount: sum("discount"),
    plan: sum("plan"),
    extra: sum("extra"),
    fee: sum("fee"),
    compensation: sum("compensation"),
  };
}

/** All money of it. */
export function revenueOf(sold: Sold): number {
  return soldParts.reduce((total, part) => total + sold[part], 0);
}

/** The price of the cars after discounts: what the trade calls time and mileage. */
export function rentOf({ rate, discount }: Sold): number {
  return rate + discount;
}
