import type { LineCode, QuoteLine } from "../quote-line.ts";

/** Where the lines of each kind stand: a kind that is not named here does not compile. */
const places = {
  car: 0,
  "length-discount": 1,
  protection: 2,
  extra: 3,
  "young-driver": 4,
  "border-fee": 5,
  delivery: 6,
  "one-way": 7,
  "out-of-hours": 8,
  coupon: 9,
  manual: 10,
} satisfies Record<LineCode, number>;

/** Lines that come from several quotes in the order in which a quote has them. */
export function inLineOrder(lines: readonly QuoteLine[]): QuoteLine[] {
  return [...lines].sort((a, b) => place(a) - place(b));
}

/** Of two lines of one code the one of the pick-up comes first. */
function place({ code, reason }: QuoteLine): number {
  const end = "end" in reason && reason.end === "dropoff" ? 0.5 : 0;
  return places[code] + end;
}
