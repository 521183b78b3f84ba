import type { LineCode, QuoteLine } from "../quote-line.ts";

const order: readonly LineCode[] = [
  "car",
  "length-discount",
  "protection",
  "extra",
  "young-driver",
  "border-fee",
  "delivery",
  "one-way",
  "out-of-hours",
  "coupon",
  "manual",
];

/** Lines that come from several quotes in the order in which a quote has them. */
export function inLineOrder(lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.toSorted((a, b) => place(a) - place(b));
}

/** Of two lines of one code the one of the pick-up comes first. */
function place({ code, reason }: QuoteLine): number {
  const end = "end" in reason && reason.end === "dropoff" ? 0.5 : 0;
  return order.indexOf(code) + end;
}
