/** When a reminder is due: from 10:00 on the day before the pick-up, wall clock in Sarajevo. */
import type { Instant } from "../availability/occupancy.ts";
import { addDays, dateOf, joinDateTime, type LocalDate, type LocalDateTime } from "../calendar.ts";
import { toInstant, toLocal } from "../sarajevo.ts";

const time = "10:00";

/** A day whose pick-ups are reminded of, and the instant (epoch ms) from which they are; later bookings need no reminder. */
export type ReminderDay = { pickupDate: LocalDate; from: number };

/** From when (epoch ms) a pick-up of this day is reminded of. */
export function reminderFrom(pickupDate: LocalDate): Instant {
  return toInstant(joinDateTime(addDays(pickupDate, -1), time));
}

/** What keeps the reminder of one pick-up of a reservation (bare code) from being written twice; `queueReminders` asks for the same. */
export function reminderKey(code: string, pickupAt: LocalDateTime): string {
  return `reminder:${code}:${pickupAt}`;
}

/** The days of pick-up whose reminders are due at an instant: today, and from 10:00 on tomorrow. */
export function reminderDays(now: number): ReminderDay[] {
  const today = dateOf(toLocal(now));
  return [today, addDays(today, 1)]
    .map((pickupDate) => ({ pickupDate, from: reminderFrom(pickupDate) }))
    .filter(({ from }) => from <= now);
}
