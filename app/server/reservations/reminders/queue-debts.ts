import type { PoolClient } from "pg";
import { z } from "zod";
import { dueReminder, longestReminderDays } from "../../../domain/account/debt.ts";
import { dateOf } from "../../../domain/calendar.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { hasPlaceholders } from "../../../domain/settings/placeholders.ts";
import { toldAccount } from "../../charges/told-account.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Letter } from "../../mail/letter.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import type { ClaimedLetter } from "../../mail/sending/claim-letters.ts";
import { isAccountOpen, openCents, openSince } from "../reading/account-sql.ts";
import { readReservation } from "../reading/find-reservation.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;
type Row = { id: number; code: string; token: string; since: number };

/** Whose customer may be reminded at all: nobody said to stop, they dispute no damage that was charged, and there is an address. */
const mayRemind = `${isAccountOpen} and email <> '' and erased_at is null
  and not exists (select from debt_stop where reservation_id = reservation.id)
  and not exists (
    select from damage
    where damage.reservation_id = reservation.id and renter_answer = 'disputed' and charge_cents > 0
  )`;

const text = `
  with over as (
    select id, code, token, (extract(epoch from ${openSince}) * 1000)::float8 as since
    from reservation
    where ${mayRemind}
      and (dropoff_at > $1 or pickup_at > $1 or exists (
        select from reservation_event event where event.reservation_id = reservation.id and event.created_at > $1
      ))
      and ${openCents} > 0
  )
  select id, code, token, since from over order by id`;

const msPerDay = 86_400_000;

/**
 * Queues the reminders that customers who owe are due, each once: after the rental, or after what was charged last. Any number of
 * processes may do this at any time, and one that dies in between leaves nothing half done.
 */
export async function queueDebts(deps: World): Promise<void> {
  const { debts, facts } = await deps.catalogue.get();
  const days = longestReminderDays(debts);
  if (hasPlaceholders(facts)) return;
  const now = deps.clock.now();
  const { rows } = await deps.pool.query<Row>({
    name: "list-debts",
    text,
    // A day more, since the days are those of the calendar.
    values: [new Date(now - (days + 1) * msPerDay)],
  });
  for (const row of rows) {
    const due = dueReminder(row.since, now, debts);
    if (due === undefined) continue;
    const onceKey = `debt:${row.code}:${dateOf(toLocal(row.since))}:${due}`;
    await inTransaction(deps.pool, (client) => remind(client, deps, { ...row, onceKey }));
  }
}

async function remind(
  client: PoolClient,
  deps: World,
  { id, token, onceKey }: Row & { onceKey: string },
): Promise<void> {
  const { rowCount } = await client.query("select from outbox where once_key = $1", [onceKey]);
  if (rowCount) return;
  const reservation = await readReservation(client, token, await deps.catalogue.get());
  if (!reservation) return;
  const account = await toldAccount(client, reservation);
  if (account.dueCents <= 0) return;
  const { language } = reservation;
  const payload = { reservation, account };
  const letter: Letter = { kind: "debt-reminder", language, payload, reservationId: id, onceKey };
  await queueLetters(client, [letter], new Date(deps.clock.now()));
}

const told = z.object({
  reservation: z.object({ token: z.string() }),
  account: z.object({ dueCents: z.number() }),
});

const stillText = `
  select ${openCents}::int as "dueCents" from reservation where token = $1 and ${mayRemind}`;

/**
 * Why a reminder of what is owed has nothing to say any more, for its row: it was paid, another amount is due, or somebody stopped the
 * reminders. `undefined` when it has, and for every other letter.
 */
export async function staleDebt(
  { pool }: Pick<Deps, "pool">,
  { kind, payload }: Pick<ClaimedLetter, "kind" | "payload">,
): Promise<string | undefined> {
  if (kind !== "debt-reminder") return undefined;
  const read = told.safeParse(payload);
  // Whoever writes the letter says what is wrong with it.
  if (!read.success) return undefined;
  const { reservation, account } = read.data;
  const { rows } = await pool.query<{ dueCents: number }>({
    name: "still-owed",
    text: stillText,
    values: [reservation.token],
  });
  return rows[0]?.dueCents === account.dueCents ? undefined : "no longer so";
}
