import { z } from "zod";
import { type ReminderDay, reminderDays } from "../../../domain/reservations/reminder-rules.ts";
import { isAhead, isOut } from "../../../domain/reservations/states/states.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import type { Letter } from "../../mail/letter.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import type { ClaimedLetter } from "../../mail/sending/claim-letters.ts";
import { findReservation } from "../reading/find-reservation.ts";

type Due = { id: number; token: string; onceKey: string };

const pickupText = `
  with due as (
    select id, token, 'reminder:' || code || ':' || pickup_local as once_key from reservation
    where ${statusIn(isAhead)} and pickup_local like $1 || 'T%' and pickup_at > $2 and created_at < $3 and email <> ''
  )
  select id, token, once_key as "onceKey" from due
  where not exists (select from outbox where outbox.once_key = due.once_key)`;

/** Who has left the car there already needs no way to it. */
const returnText = `
  with due as (
    select reservation.id, token, 'return-reminder:' || code || ':' || dropoff_local as once_key
    from reservation join location on location.id = dropoff_location_id
    where ${statusIn(isOut)} and key_box and dropoff_local like $1 || 'T%' and dropoff_at > $2 and reservation.email <> ''
      and not exists (
        select from handover where reservation_id = reservation.id and direction = 'in' and taken_by = 'customer'
          and handover.vehicle_id = reservation.vehicle_id
      )
  )
  select id, token, once_key as "onceKey" from due
  where not exists (select from outbox where outbox.once_key = due.once_key)`;

/**
 * Queues the reminders that are due: one for each pick-up of a reservation that still waits for it, and one for each return at a place
 * with a key box. A trip that moved to another time gets its own. Any number of processes may do this at any time.
 */
export async function queueReminders(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
): Promise<void> {
  const now = deps.clock.now();
  const letters: Letter[] = [];
  for (const day of reminderDays(now))
    for (const { kind, ...due } of [
      ...(await listPickups(deps, day, now)),
      ...(await listReturns(deps, day, now)),
    ]) {
      const reservation = await findReservation(deps, due);
      if (!reservation) continue;
      const { language } = reservation;
      const about = { reservationId: due.id, onceKey: due.onceKey };
      letters.push({ kind, language, payload: reservation, ...about });
    }
  if (letters.length === 0) return;
  await inTransaction(deps.pool, (client) => queueLetters(client, letters, new Date(now)));
}

/** Reservations that are waiting for a pick-up on this day, and have no reminder of it. */
async function listPickups(
  { pool }: Pick<Deps, "pool">,
  { pickupDate, from }: ReminderDay,
  now: number,
) {
  const values = [pickupDate, new Date(now), new Date(from)];
  const { rows } = await pool.query<Due>({ name: "list-due-reminders", text: pickupText, values });
  return rows.map((due) => ({ ...due, kind: "reminder" as const }));
}

/** Rentals that end on this day at a place with a key box, and have no reminder of it. */
async function listReturns(
  { pool }: Pick<Deps, "pool">,
  { pickupDate: day }: ReminderDay,
  now: number,
) {
  const values = [day, new Date(now)];
  const { rows } = await pool.query<Due>({ name: "list-due-returns", text: returnText, values });
  return rows.map((due) => ({ ...due, kind: "return-reminder" as const }));
}

const told = z.object({
  token: z.string(),
  trip: z.object({ pickupAt: z.string(), dropoffAt: z.string(), dropoffLocationId: z.string() }),
});

/**
 * Why a reminder has nothing to say any more, for its row; `undefined` when it has, and for every other letter. It loses its sense
 * after the pick-up or the return, and when the reservation waits for another one, or for none.
 */
export async function staleReminder(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  { kind, payload }: Pick<ClaimedLetter, "kind" | "payload">,
): Promise<string | undefined> {
  if (kind !== "reminder" && kind !== "return-reminder") return undefined;
  const read = told.safeParse(payload);
  // Whoever writes the letter says what is wrong with it.
  if (!read.success) return undefined;
  const { token, trip } = read.data;
  const isPickup = kind === "reminder";
  if (toInstant(isPickup ? trip.pickupAt : trip.dropoffAt) <= deps.clock.now()) return "too late";
  const reservation = await findReservation(deps, { token });
  if (!reservation) return "no longer so";
  const { status, trip: now } = reservation;
  const isSo = isPickup
    ? isAhead(status) && now.pickupAt === trip.pickupAt
    : isOut(status) &&
      now.dropoffAt === trip.dropoffAt &&
      now.dropoffLocationId === trip.dropoffLocationId;
  return isSo ? undefined : "no longer so";
}
