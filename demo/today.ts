/** What a year that was written at once lacks: what the clock has done since, what members did, and what one has just begun. */
import type { Pool } from "pg";
import { isAhead, isUnconfirmed } from "../app/domain/reservations/states/states.ts";
import type { Doer } from "../app/domain/staff/doer.ts";
import { openCatalogue } from "../app/server/catalogue/catalogue-holder.ts";
import { statusIn } from "../app/server/db/status-sql.ts";
import { saveDraft } from "../app/server/handovers/drafts.ts";
import { silentLog } from "../app/server/log.ts";
import { keepOverdueBusy } from "../app/server/reservations/overdue/keep-overdue-busy.ts";
import { keepBooks } from "./money/books.ts";
import { chanceOf } from "./chance.ts";
import { firstMember } from "./first-member.ts";
import { enterFines } from "./money/fines.ts";
import { keepReceipt } from "./photos.ts";
import { extendSome } from "./papers/annexes.ts";
import { issueRentalPapers } from "./papers/rental-papers.ts";

const minuteMs = 60_000;

type Living = { seed: string; now: number; handoverDir?: string; siteUrl: string };

/**
 * Keeps overdue vehicles busy, as the product does every minute, and does what the first member did in the last days; that member has
 * begun the next handover.
 */
export async function liveToday(
  pool: Pool,
  { seed, now, handoverDir, siteUrl }: Living,
): Promise<void> {
  const catalogue = await openCatalogue(pool, { log: silentLog });
  try {
    await keepOverdueBusy({ pool, catalogue, clock: { now: () => now } });
    const member = await firstMember(pool);
    const locationId = (await catalogue.get()).priceList.locations[0]?.id;
    if (locationId === undefined) return;
    const by: Doer = { actor: { kind: "staff", id: member.id } };
    const receiptSha256 = handoverDir === undefined ? undefined : await keepReceipt(handoverDir);
    await keepBooks(
      { pool, catalogue },
      { now, by, locationId, ...(receiptSha256 !== undefined && { receiptSha256 }) },
    );
    await enterFines({ pool, catalogue }, { now, by });
    const random = { bytes: chanceOf(`${seed} secrets`).bytes, uuid: () => "" };
    const world = { pool, catalogue, random, clock: { now: () => now - minuteMs } };
    await issueRentalPapers(world, { by, siteUrl });
    await extendSome(world, by);
    await beginNext(pool, now, member.id);
  } finally {
    await catalogue.close();
  }
}

const nextText = `
  select token, plate, odometer_km as km
  from reservation join vehicle on vehicle.id = reservation.vehicle_id
  where ${statusIn(isAhead)} and not (${statusIn(isUnconfirmed)}) and pickup_at > $1
  order by pickup_at, reservation.id limit 1`;

type Next = { token: string; plate: string; km: number };

/** Leaves the next pick-up at its second step. */
async function beginNext(pool: Pool, now: number, staffId: string): Promise<void> {
  const { rows } = await pool.query<Next>(nextText, [new Date(now)]);
  const [next] = rows;
  if (!next) return;
  const { token, plate, km } = next;
  const body = { plate, odometer: String(km), eighths: 8, note: "" };
  await saveDraft({ pool }, { token, direction: "out", body, seenVersion: 0, staffId });
}
