/** Two notices of fines that arrived weeks after the rentals: one is settled, one is open. */
import { dateOf } from "../app/domain/calendar.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import type { Doer } from "../app/domain/staff/doer.ts";
import type { Deps } from "../app/server/deps.ts";
import { enterFine } from "../app/server/fines/enter-fine.ts";
import { findFine } from "../app/server/fines/fine-rows.ts";
import { moveFine } from "../app/server/fines/move-fine.ts";

const hourMs = 3_600_000;
const weeksAgo = 21 * 24 * hourMs;

const drivenText = `
  select plate, handover.at from handover join vehicle on vehicle.id = vehicle_id
  where direction = 'out' and handover.at < $1
    and exists (
      select from handover back
      where back.reservation_id = handover.reservation_id and direction = 'in' and back.at > handover.at + interval '1 day'
    )
  order by handover.at desc, handover.id limit 2`;

const notices = [
  { place: "A1, Zadar istok", country: "HR", authority: "MUP RH, PU zadarska", amount: 6600 },
  { place: "Sarajevo, Zmaja od Bosne", country: "BA", authority: "MUP KS", amount: 5113 },
];

/** Enters both, by whoever the member is. */
export async function enterFines(
  world: Pick<Deps, "pool" | "catalogue">,
  { now, by }: { now: number; by: Doer },
): Promise<void> {
  const { pool } = world;
  const { rows } = await pool.query<{ plate: string; at: Date }>(drivenText, [
    new Date(now - weeksAgo),
  ]);
  const ids: number[] = [];
  for (const [index, { amount, ...notice }] of notices.entries()) {
    const driven = rows[index];
    if (!driven) continue;
    const { plate, at } = driven;
    const receivedOn = dateOf(toLocal(now - (5 - index) * 24 * hourMs));
    const answer = await enterFine(world, {
      notice: {
        ...notice,
        plate,
        at: at.getTime() + 5 * hourMs,
        reference: `2026/${1108 + index}`,
        currency: "EUR",
        amount,
        amountCents: amount,
        receivedOn,
        dueOn: undefined,
        note: "",
        ofNobody: false,
      },
      photoSha256: undefined,
      formKey: `demo-fine-${index}`,
      by,
    });
    if (answer.ok) ids.push(answer.id);
  }
  const [settled] = ids;
  if (settled === undefined) return;
  for (const action of ["name", "settle"] as const) {
    const seenVersion = (await findFine(pool, settled))?.version ?? 0;
    const clock = { now: () => now };
    const move = { id: settled, seenVersion, action, reason: "", handlingCents: 0, by };
    await moveFine({ ...world, clock }, move);
  }
}
