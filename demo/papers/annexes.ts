/** Rentals that their customers keep for a day longer than they signed for, each with its annex. */
import { addDays, dateOf, joinDateTime, timeOf } from "../../app/domain/calendar.ts";
import { isOut } from "../../app/domain/reservations/states/states.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { Doer } from "../../app/domain/staff/doer.ts";
import { statusIn } from "../../app/server/db/status-sql.ts";
import type { Deps } from "../../app/server/deps.ts";
import { issueAnnex } from "../../app/server/documents/agreement/issue-annex.ts";
import { extendByStaff } from "../../app/server/reservations/deeds/extend-by-staff.ts";
import { quoteExtension } from "../../app/server/reservations/deeds/quote-extension.ts";
import { askFor } from "../money/desk.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;

const annexes = 2;

const signedText = `
  select token, dropoff_local as "dropoffAt" from reservation
  where ${statusIn(isOut)} and dropoff_at > $1::timestamptz + interval '12 hours'
    and exists (select from document where reservation_id = reservation.id and kind = 'agreement')
  order by dropoff_at, id`;

/** Extends the first rentals for which that can be done, and issues their annexes; the letters about it were sent. */
export async function extendSome(world: World, by: Doer): Promise<void> {
  const { pool, clock } = world;
  const now = toLocal(clock.now());
  const { rows } = await pool.query<{ token: string; dropoffAt: string }>(signedText, [
    new Date(clock.now()),
  ]);
  let issued = 0;
  for (const { token, dropoffAt } of rows) {
    if (issued === annexes) break;
    const until = joinDateTime(addDays(dateOf(dropoffAt), 1), timeOf(dropoffAt));
    const quoted = await quoteExtension(world, { token, until, now });
    if (!quoted.ok || quoted.moving.length > 0) continue;
    const { differenceCents: seenDifferenceCents } = quoted;
    const ask = await askFor(world, token, by);
    const extended = await extendByStaff(world, { ...ask, until, seenDifferenceCents });
    if (!extended.ok) throw new Error(`the demo extended no rental: ${extended.reason}`);
    const formKey = `demo-annex ${token}`;
    const paper = { ...(await askFor(world, token, by)), formKey, about: "extension" as const };
    const annex = await issueAnnex(world, paper);
    if (!annex.ok) throw new Error(`the demo issued no annex: ${annex.reason}`);
    issued += 1;
  }
  await pool.query(
    "update outbox set attempts = 1, sent_at = created_at + interval '2 seconds' where sent_at is null",
  );
}
