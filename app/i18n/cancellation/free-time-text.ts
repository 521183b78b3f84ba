import type { Language } from "../../domain/language.ts";
import type { RentalRules } from "../../domain/pricing/price-list.ts";
import type { FreeTime } from "../../domain/reservations/trip/free-time.ts";
import { counted } from "../booking/counted.ts";
import { formatUntil } from "../booking/until.ts";
import { formatEuro } from "../format.ts";
import { cancellationWords } from "./en.ts";

type Rules = Pick<RentalRules, "freeCancellationHours" | "freeAfterBookingMinutes">;

/** Returns until when a reservation is changed and cancelled free of charge, and what it costs afterwards, with the amount. */
export function freeTimeText(free: FreeTime, rules: Rules, language: Language): string {
  const words = cancellationWords(language);
  const [until, fee] = [formatUntil(free.until, language), formatEuro(free.lateFeeCents, language)];
  if (free.lateFeeCents === 0) return words.nothing;
  const late = free.isBookedLate ? `${words.wasLate(hoursText(rules, language))} ` : "";
  if (!free.isOver) return `${late}${words.until(until)} ${words.after(fee)}`;
  const was = free.isBookedLate && rules.freeAfterBookingMinutes === 0 ? "" : words.over(until);
  return `${late}${was} ${words.now(fee)}`.replace(/ {2,}/g, " ");
}

/** Returns the same for somebody who is about to book: the hour after booking has not begun yet. */
export function bookingTimeText(free: FreeTime, rules: Rules, language: Language): string {
  if (!free.isBookedLate || free.lateFeeCents === 0) return freeTimeText(free, rules, language);
  const words = cancellationWords(language);
  const fee = formatEuro(free.lateFeeCents, language);
  const late = words.isLate(hoursText(rules, language));
  if (rules.freeAfterBookingMinutes === 0) return `${late} ${words.now(fee)}`;
  return `${late} ${words.within(periodText(rules, language))} ${words.after(fee)}`;
}

/** Returns the rule that all of these follow, for texts about no reservation. */
export function cancellationRule(rules: Rules, language: Language): string {
  return cancellationWords(language).rule(ruleUntil(rules, language));
}

/** Returns until when it is free, as a part of a sentence: `up to 48 hours before pick-up, and …`. */
export function ruleUntil(rules: Rules, language: Language): string {
  const words = cancellationWords(language);
  if (rules.freeCancellationHours === 0) return words.ruleAlways;
  const until = words.ruleUntil(hoursText(rules, language));
  if (rules.freeAfterBookingMinutes === 0) return until;
  return words.ruleWithin(until, periodText(rules, language));
}

function hoursText({ freeCancellationHours }: Rules, language: Language): string {
  return counted(freeCancellationHours, "hourOf", language);
}

function periodText({ freeAfterBookingMinutes: minutes }: Rules, language: Language): string {
  if (minutes === 60) return cancellationWords(language).hour;
  if (minutes % 60 === 0) return counted(minutes / 60, "hourOf", language);
  return counted(minutes, "minuteOf", language);
}
