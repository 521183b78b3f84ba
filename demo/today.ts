/** What a year that was written at once lacks: what the clock has done since, and what a member has just begun. */
import type { Pool } from "pg";
import { isAhead, isUnconfirmed } from "../app/domain/reservations/states/states.ts";
import { openCatalogue } from "../app/server/catalogue/catalogue-holder.ts";
import { statusIn } from "../app/server/db/status-sql.ts";
import { saveDraft } from "../app/server/handovers/drafts.ts";
import { silentLog } from "../app/server/log.ts";
import { keepBooks } from "./books.ts";
import { keepOverdueBusy } from "../app/server/reservations/overdue/keep-overdue-busy.ts";

/** Keeps overdue vehicles busy, as the product does every minute, and begins the next handover for the first member. */
export async function liveToday(pool: Pool, now: number): Promise<void> {
  const catalogue = await openCatalogue(pool, { log: silentLog });
  try {
    await keepOverdueBusy({ pool, catalogue, clock: { now: () => now } });
    await keepBooks({ pool, catalogue }, now);
  } finally {
    await catalogue.close();
  }
  await beginNext(pool, now);
}

const nextText = `
  select token, plate, odometer_km as km, member.id as "staffId"
  from reservation
    join vehicle on vehicle.id = reservation.vehicle_id,
    (select id from "user" order by created_at, id limit 1) as member
  where ${statusIn(isAhead)} and not (${statusIn(isUnconfirmed)}) and pickup_at > $1
  order by pickup_at, reservation.id limit 1`;

type Next = { token: string; plate: string; km: number; staffId: string };

/** Leaves the next pick-up at its second step. A house without members has nobody who could have begun. */
async function beginNext(pool: Pool, now: number): Promise<void> {
  const { rows } = await pool.query<Next>(nextText, [new Date(now)]);
  const [next] = rows;
  if (!next) return;
  const { token, plate, km, staffId } = next;
  const body = { plate, odometer: String(km), eighths: 8, note: "" };
  await saveDraft({ pool }, { token, direction: "out", body, seenVersion: 0, staffId });
}
