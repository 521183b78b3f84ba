import type { LocalTime } from "../../domain/calendar.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import type { DayRun, LineOf, QuoteLine } from "../../domain/pricing/quote-line.ts";
import { formatEuro, formatEuroShort, formatPercent } from "../format.ts";
import { formatSpan } from "../hours.ts";
import { drivingToBosnian } from "./abroad.ts";
import { counted } from "./counted.ts";
import type { LineNames } from "./line-names.ts";
import { bookingWords, type Words } from "./en.ts";

/** Data that turns a line into sentences. */
export type LineContext = {
  names: LineNames;
  pickupTime: LocalTime;
  rentalDays: number;
  language: Language;
};

type Say<Code extends QuoteLine["code"]> = (
  line: LineOf<Code>,
  about: LineContext & { words: Words["line"] },
) => string;
type SayAll = { [Code in QuoteLine["code"]]: Say<Code> };

const labels: SayAll = {
  car: (line, { words, names, language }) =>
    words.car(names.car, counted(line.quantity, "day", language)),
  "length-discount": ({ reason }, { words, language }) =>
    words.lengthDiscount(counted(reason.fromDays, "day", language)),
  protection: (line, { words, names }) => words.protection(names.plan(line.subject)),
  extra: (line, about) =>
    about.words.extraPieces(about.names.extra(line.subject), pieces(line, about.rentalDays)),
  "young-driver": (_, { words }) => words.youngDriver,
  "border-fee": ({ subject }, { words, names, language }) =>
    (language === "ba" ? drivingToBosnian[subject] : undefined) ??
    words.border(names.country(subject)),
  delivery: ({ subject, reason }, { words, names }) =>
    words.deliveryPlace(words.delivery[reason.end], names.location(subject)),
  "one-way": (_, { words }) => words.oneWay,
  "out-of-hours": ({ reason }, { words }) => words.outOfHours[reason.end],
  coupon: ({ subject }, { words }) => words.coupon(subject),
  manual: ({ reason }, { language }) => inLanguage(reason.label, language),
};

const reasons: SayAll = {
  car: ({ reason }, about) => {
    const { words, pickupTime, language } = about;
    const days = groupedRuns(reason.runs).map((run) => runText(run, about));
    const grace = counted(reason.graceMinutes, "minuteOf", language);
    const runs = days.join("; ").replace(/\.?$/, ".");
    return `${runs} ${words.dayRule(pickupTime, grace)}`;
  },
  "length-discount": ({ reason }, { words, language }) =>
    words.lengthDiscountWhy(
      formatPercent(reason.percent, language),
      formatEuro(reason.baseCents, language),
    ),
  protection: (line, { words, language }) => {
    const deposit = formatEuroShort(line.reason.depositCents, language);
    const { excessCents } = line.reason;
    const excess =
      excessCents > 0 ? words.excess(formatEuroShort(excessCents, language)) : words.noExcess;
    const why =
      line.amountCents === 0
        ? words.protectionFree(deposit)
        : words.protectionWhy(...perDay(line, language), deposit);
    return `${why} ${excess}`;
  },
  extra: extraReason,
  "young-driver": (line, { words, language }) =>
    [
      words.youngDriverWhy(counted(line.reason.age, "yearHad", language), line.reason.until),
      line.reason.capped ? words.youngDriverCapped : words.perDay(...perDay(line, language)),
    ].join(" "),
  "border-fee": (line, { words, language }) =>
    [
      line.reason.charge === "per-day" ? words.perDay(...perDay(line, language)) : words.borderOnce,
      words.document[line.reason.document],
    ].join(" "),
  delivery: ({ amountCents, reason }, { words }) =>
    amountCents === 0 ? words.deliveryFree : words.deliveryWhy[reason.end],
  "one-way": ({ reason }, { words, names }) =>
    words.oneWayWhy(names.location(reason.fromLocationId), names.location(reason.toLocationId)),
  "out-of-hours": ({ subject, reason: { opens, closes } }, { words, names, language }) =>
    opens && closes
      ? words.outOfHoursOpen(names.location(subject), formatSpan({ opens, closes }, language))
      : words.outOfHoursClosed(names.location(subject)),
  coupon: couponReason,
  manual: (_, { words }) => words.byHandWhy,
};

/** Returns the name of a line. */
export function lineLabel(line: QuoteLine, about: LineContext): string {
  return say(labels, line, about);
}

/** Returns the reason for a line's amount, in one or two sentences. */
export function lineReason(line: QuoteLine, about: LineContext): string {
  return say(reasons, line, about);
}

function say(table: SayAll, line: QuoteLine, about: LineContext): string {
  const words = bookingWords(about.language).line;
  // The table's entry for a code takes that code's line; the compiler cannot follow the union.
  const sentence = table[line.code] as Say<QuoteLine["code"]>;
  return sentence(line, { ...about, words });
}

function extraReason(line: LineOf<"extra">, about: LineContext & { words: Words["line"] }): string {
  const { words, rentalDays, language } = about;
  const { charge, capped, includedBySeason } = line.reason;
  if (includedBySeason) return words.extraSeason;
  if (line.amountCents === 0) return words.extraFree;
  const count = pieces(line, rentalDays);
  const price = formatEuro(line.unitCents, language);
  if (capped) return words.extraCapped(count, formatEuro(line.amountCents / count, language));
  return charge === "per-day"
    ? words.extraPerDay(count, counted(rentalDays, "day", language), price)
    : words.extraPerRental(count, price);
}

function couponReason(
  { reason }: LineOf<"coupon">,
  { words, language }: LineContext & { words: Words["line"] },
): string {
  const of = words.couponOf[reason.appliesTo];
  const base = formatEuro(reason.baseCents, language);
  const why =
    reason.kind === "percent"
      ? words.couponPercent(formatPercent(reason.value, language), of, base)
      : words.couponFixed(formatEuro(reason.value, language), of, base);
  return `${why} ${words.couponNotOn[reason.appliesTo]}`.trim();
}

/** Returns the number of pieces of an extra: per-day lines count piece-days. */
function pieces(line: LineOf<"extra">, rentalDays: number): number {
  return line.unit === "piece-day" ? Math.round(line.quantity / rentalDays) : line.quantity;
}

function perDay(line: QuoteLine, language: Language): [string, string] {
  return [counted(line.quantity, "day", language), formatEuro(line.unitCents, language)];
}

/** Merges the runs of days with one price, wherever in the trip they lie. */
function groupedRuns(runs: readonly DayRun[]): DayRun[] {
  const groups = new Map<string, DayRun>();
  for (const run of runs) {
    const key = `${run.perDayCents} ${run.seasonId} ${run.weekend}`;
    const group = groups.get(key);
    if (group) group.days += run.days;
    else groups.set(key, { ...run });
  }
  return [...groups.values()];
}

function runText(
  run: DayRun,
  { words, names, language }: LineContext & { words: Words["line"] },
): string {
  const season = run.seasonId === undefined ? undefined : names.season(run.seasonId);
  const rate = season ?? words.baseRate;
  const days = counted(run.days, "day", language);
  return words.carRun(
    days,
    formatEuro(run.perDayCents, language),
    run.weekend ? words.weekend(rate) : rate,
  );
}
