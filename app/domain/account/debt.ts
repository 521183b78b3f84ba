/** When a customer who owes is reminded, after the rental or after something was charged. */
import type { Instant } from "../availability/occupancy.ts";
import { dateOf, daysBetween, timeOf } from "../calendar.ts";
import { toLocal } from "../sarajevo.ts";

/** Days after which a customer who owes is reminded; 0 leaves a reminder out. */
export type DebtRules = {
  firstReminderDays: number;
  secondReminderDays: number;
  thirdReminderDays: number;
};

/** What holds until the agency sets something else. */
export const usualDebtRules: DebtRules = {
  firstReminderDays: 7,
  secondReminderDays: 14,
  thirdReminderDays: 30,
};

/** Letters leave in the morning, wall clock in Sarajevo. */
const time = "10:00";

/** A reminder that could not be sent for so many days, as without power, is left to the next one. */
const latestDays = 14;

/**
 * The reminder that is due of an account that is open since an instant (epoch ms): its days. One at most, the latest, so that whoever
 * was not reminded for a month gets one letter and not three; undefined before the first and long after the last.
 */
export function dueReminder(since: Instant, now: Instant, rules: DebtRules): number | undefined {
  const today = toLocal(now);
  const daysOpen = daysBetween(dateOf(toLocal(since)), dateOf(today));
  // Before the hour it is as if it were still the day before.
  const reached = timeOf(today) < time ? daysOpen - 1 : daysOpen;
  const due = stepsOf(rules).findLast((days) => days <= reached);
  return due !== undefined && reached - due < latestDays ? due : undefined;
}

/** For how many whole days an account has been open since a moment (epoch ms); 0 without one. */
export function openDaysOf(since: Instant | null, now: Instant): number {
  return since === null ? 0 : Math.floor((now - since) / 86_400_000);
}

/** For how many days after it became due an account can have a reminder at all. */
export function longestReminderDays(rules: DebtRules): number {
  return Math.max(0, ...stepsOf(rules)) + latestDays;
}

/** The days of the reminders, each once, the first first. */
function stepsOf({
  firstReminderDays,
  secondReminderDays,
  thirdReminderDays,
}: DebtRules): number[] {
  const days = [firstReminderDays, secondReminderDays, thirdReminderDays];
  return [...new Set(days)].filter((one) => one > 0).toSorted((a, b) => a - b);
}
