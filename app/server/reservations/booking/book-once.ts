/** A visitor's form that books, within the limit of its network address. */
import type { Pool } from "pg";
import type { BookingAnswer, BookingForm } from "../../../domain/reservations/booking/booking.ts";
import type { Deps } from "../../deps.ts";
import { bookingLimits, withinLimit } from "../../limits/booking-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { bookCar } from "./book-car.ts";
import { findAnswer, submissionOf, type Submission } from "./submissions.ts";

type Answer = BookingAnswer | TooMany;
type Underway = Map<string, Promise<Answer>>;

const underwayOf = new WeakMap<Pool, Underway>();

/**
 * Books a visitor's form unless `ip` has booked too often. The same form that is sent while it is being answered waits for
 * that answer: however many copies come at once, they count as one booking and all are told the same. Other processes have
 * answers of their own underway; there the booking that was kept is what all copies are told.
 */
export async function bookOnce(deps: Deps, form: BookingForm, ip: string): Promise<Answer> {
  const submission = submissionOf(form);
  const name = `${submission.key} ${submission.bodyHash}`;
  const underway = underwayIn(deps.pool);
  const first = underway.get(name);
  if (first) return first;
  const answer = answerOf(deps, form, { submission, ip });
  underway.set(name, answer);
  try {
    return await answer;
  } finally {
    underway.delete(name);
  }
}

/** A form that booked before makes no second booking, so it is not counted as one. */
async function answerOf(
  deps: Deps,
  form: BookingForm,
  { submission, ip }: { submission: Submission; ip: string },
): Promise<Answer> {
  const kept = await findAnswer(deps.pool, submission);
  if (kept && kept !== "key-reused") return kept;
  return withinLimit(bookingLimits(deps).bookings, ip, () => bookCar(deps, form));
}

function underwayIn(pool: Pool): Underway {
  const known = underwayOf.get(pool);
  if (known) return known;
  const underway: Underway = new Map();
  underwayOf.set(pool, underway);
  return underway;
}
