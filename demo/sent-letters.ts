import { dateOf } from "../app/domain/calendar.ts";
import { reminderFrom, reminderKey } from "../app/domain/reservations/reminder-rules.ts";
import type { Reservation } from "../app/domain/reservations/reservation.ts";
import { isCalledOff, isCancelled } from "../app/domain/reservations/states/states.ts";
import type { Letter } from "../app/server/mail/letter.ts";
import { bookingLetters } from "../app/server/reservations/booking/booking-letters.ts";
import { cancelLetters } from "../app/server/reservations/change/change-letters.ts";
import type { Imagined } from "./year.ts";

/** Milliseconds between a letter's creation and its sending. */
const waitMs = 2_000;

type Booked = {
  /** The code without prefix and dashes. */
  code: string;
  /** The reservation as it was booked. */
  view: Reservation;
  imagined: Imagined;
};

/** Returns the letters sent about a reservation until `now` (epoch milliseconds), as outbox rows that refer to it by its code. */
export function sentLetters(booked: Booked, now: number) {
  const { code, view, imagined } = booked;
  const letters = [
    ...sentAt(imagined.createdAt, bookingLetters(view, 0)),
    ...reminders(booked, now),
    ...cancellations(booked),
  ];
  return letters.map((letter) => ({ ...letter, code_of: code }));
}

/** Returns no reminder for a booking made after the day's reminders, or cancelled before them. */
function reminders({ code, view, imagined }: Booked, now: number) {
  const { status, trip, createdAt, endedAt } = imagined;
  const from = reminderFrom(dateOf(trip.pickupAt));
  const isOff = isCalledOff(status) && endedAt !== undefined && endedAt < from;
  if (from > now || createdAt >= from || isOff) return [];
  const { language } = view;
  const onceKey = reminderKey(code, trip.pickupAt);
  return sentAt(from, [{ kind: "reminder", language, payload: view, onceKey }]);
}

/** Returns the letters about a cancellation; a missed pick-up has none. */
function cancellations({ view, imagined: { status, endedAt } }: Booked) {
  if (!isCancelled(status) || endedAt === undefined) return [];
  const reservation = { ...view, status, sequence: view.sequence + 1 };
  return sentAt(endedAt, cancelLetters({ reservation }, 0));
}

function sentAt(at: number, letters: readonly Letter[]) {
  const made = new Date(at).toISOString();
  return letters.map(({ kind, language, payload, onceKey }) => ({
    kind,
    language,
    payload,
    once_key: onceKey ?? null,
    attempts: 1,
    created_at: made,
    next_try_at: made,
    sent_at: new Date(at + waitMs).toISOString(),
  }));
}
