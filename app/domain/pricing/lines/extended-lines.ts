/**
 * The price of a rental that gets longer while the car is out. Days that were agreed on keep what they cost then, neither
 * cheaper nor dearer; what is added costs what the price list of today says: its price of the longer trip less its price of
 * the agreed one. So while prices have not changed, the result is today's quote of the longer trip, line by line.
 */
import { percentOf, roundHalfUp } from "../../money.ts";
import { couponLine } from "./coupon-discount.ts";
import { inLineOrder } from "./line-order.ts";
import type { DayRun, LineCode, LineOf, QuoteLine } from "../quote-line.ts";
import { totalOf } from "./total-of.ts";

type Lines = readonly QuoteLine[];

/**
 * The kept lines with what is added to each. `agreed` and `longer` are quotes of the trip before and after, by the price
 * list of today and without a coupon: the one that was kept goes on as it was. Nobody gets money back for coming late:
 * when the longer trip is not dearer, the kept lines stay.
 */
export function extendedLines(kept: Lines, agreed: Lines, longer: Lines): Lines {
  const car = extendedCar(lineOf(kept, "car"), lineOf(agreed, "car"), lineOf(longer, "car"));
  const percents = [lineOf(kept, "length-discount"), lineOf(longer, "length-discount")];
  const added = longer
    .filter(({ code }) => code !== "car" && code !== "length-discount")
    .flatMap((line) => extendedLine(twin(kept, line), twin(agreed, line), line));
  const priced = [car, lengthDiscount(car, percents), ...added].filter(
    (line) => line !== undefined,
  );
  const extended = [...priced, ...keptCoupon(kept, priced), ...ofNoQuote(kept, agreed, longer)];
  const total = (lines: Lines) => totalOf(lines).totalCents;
  return total(extended) > total(kept) ? inLineOrder(extended) : kept;
}

/** The kept days at their prices, then the days that come after them at those of today; with the grace that was sold. */
function extendedCar(
  kept: LineOf<"car"> | undefined,
  agreed: LineOf<"car"> | undefined,
  longer: LineOf<"car"> | undefined,
): LineOf<"car"> | undefined {
  if (!kept || !longer) return longer;
  const { graceMinutes } = kept.reason;
  if (kept.amountCents === agreed?.amountCents)
    return { ...longer, reason: { ...longer.reason, graceMinutes } };
  const runs = [...kept.reason.runs, ...withoutFirst(longer.reason.runs, kept.quantity)];
  const quantity = runs.reduce((days, run) => days + run.days, 0);
  const amountCents = runs.reduce((cents, run) => cents + run.days * run.perDayCents, 0);
  const unitCents = roundHalfUp(amountCents / quantity);
  return { ...kept, quantity, unitCents, amountCents, reason: { runs, graceMinutes } };
}

function withoutFirst(runs: readonly DayRun[], days: number): DayRun[] {
  let left = days;
  return runs.flatMap((run) => {
    const skipped = Math.min(left, run.days);
    left -= skipped;
    return skipped === run.days ? [] : [{ ...run, days: run.days - skipped }];
  });
}

/** The better of the percentage that was agreed on and the one that today's list gives for the longer rental. */
function lengthDiscount(
  car: LineOf<"car"> | undefined,
  offered: readonly (LineOf<"length-discount"> | undefined)[],
): LineOf<"length-discount"> | undefined {
  const known = offered.filter((line) => line !== undefined);
  const best = [...known].sort((a, b) => b.reason.percent - a.reason.percent)[0];
  if (!car || !best) return undefined;
  const baseCents = car.amountCents;
  const amountCents = -percentOf(baseCents, best.reason.percent);
  return { ...best, unitCents: amountCents, amountCents, reason: { ...best.reason, baseCents } };
}

/** What the line costs more today for the longer trip, added to what was kept; a price that has changed since is a mean. */
function extendedLine(
  kept: QuoteLine | undefined,
  agreed: QuoteLine | undefined,
  longer: QuoteLine,
): QuoteLine[] {
  if (kept?.amountCents === agreed?.amountCents) return [longer];
  const addedCents = longer.amountCents - (agreed?.amountCents ?? 0);
  if (!kept && addedCents <= 0) return [];
  const amountCents = (kept?.amountCents ?? 0) + addedCents;
  const unitCents = roundHalfUp(amountCents / longer.quantity);
  return [{ ...longer, unitCents, amountCents, included: amountCents === 0 }];
}

function keptCoupon(kept: Lines, priced: Lines): QuoteLine[] {
  const line = lineOf(kept, "coupon");
  if (!line) return [];
  const { kind, value, appliesTo } = line.reason;
  return [couponLine({ id: 0, active: true, code: line.subject, kind, value, appliesTo }, priced)];
}

/** What no quote knows of: the fee of a late arrival, a line that the staff wrote. */
function ofNoQuote(kept: Lines, agreed: Lines, longer: Lines): QuoteLine[] {
  const known = new Set<LineCode>(["car", "length-discount", "coupon"]);
  return kept.filter((line) => {
    return !known.has(line.code) && !twin(agreed, line) && !twin(longer, line);
  });
}

function lineOf<Code extends LineCode>(lines: Lines, code: Code): LineOf<Code> | undefined {
  return lines.find((line): line is LineOf<Code> => line.code === code);
}

/** The line about the same thing. */
function twin(lines: Lines, { code, subject, reason }: QuoteLine): QuoteLine | undefined {
  const end = "end" in reason ? reason.end : undefined;
  return lines.find((line) => {
    const sameEnd = ("end" in line.reason ? line.reason.end : undefined) === end;
    return line.code === code && line.subject === subject && sameEnd;
  });
}
