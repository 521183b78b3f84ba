/** The books of the last days: drawers that were counted, days that were closed, and two fines, all by the product's own verbs. */
import type { Pool } from "pg";
import { keptOf } from "../app/domain/account/settle.ts";
import { addDays, dateOf, joinDateTime, type LocalDate } from "../app/domain/calendar.ts";
import { fewestPieces } from "../app/domain/drawers/pieces.ts";
import { toInstant, toLocal } from "../app/domain/sarajevo.ts";
import type { Doer } from "../app/domain/staff/doer.ts";
import { closeDay, lookInto } from "../app/server/day-close/close-day.ts";
import { inTransaction } from "../app/server/db/in-transaction.ts";
import type { Deps } from "../app/server/deps.ts";
import { closeDrawer } from "../app/server/drawers/close-drawer.ts";
import { moveCash } from "../app/server/drawers/hold-drawer.ts";
import { openDrawer } from "../app/server/drawers/open-drawer.ts";
import { readDrawer } from "../app/server/drawers/read-drawer.ts";
import { expectedIn } from "../app/domain/drawers/drawer.ts";
import type { Cash } from "../app/domain/account/cash.ts";
import { enterFines } from "./fines.ts";

/** So many days before today were closed. */
const daysClosed = 14;
const minuteMs = 60_000;

type World = Pick<Deps, "pool" | "catalogue">;

/** Closes the drawer and the day of each of the last days. A house without members has nobody who could have. */
export async function keepBooks(world: World, now: number): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    `select id from "user" order by created_at, id limit 1`,
  );
  const [member] = rows;
  const locationId = (await world.catalogue.get()).priceList.locations[0]?.id;
  if (!member || locationId === undefined) return;
  const by: Doer = { actor: { kind: "staff", id: member.id } };
  const today = dateOf(toLocal(now));
  let lying: Cash = { EUR: 0, BAM: 20_000 };
  for (let ago = daysClosed; ago > 0; ago -= 1) {
    const about = { day: addDays(today, -ago), locationId, by, lying };
    lying = await closeOne(world, about);
  }
  await enterFines(world, { now, by });
}

type Taken = {
  id: number;
  reservationId: number;
  kind: "payment" | "refund";
  paidAt: Date;
  tenderedEur: number;
  tenderedBam: number;
  changeEur: number;
  changeBam: number;
};

const takenText = `
  select id, reservation_id as "reservationId", kind, paid_at as "paidAt", tendered_eur as "tenderedEur",
    tendered_bam as "tenderedBam", change_eur as "changeEur", change_bam as "changeBam"
  from payment where method = 'cash' and paid_at >= $1 and paid_at < $2 order by paid_at, id`;

type OneDay = { day: LocalDate; locationId: string; by: Doer; lying: Cash };

/** One day: the drawer is opened before its first payment, closed after its last, then the day is closed. Answers what lies in it. */
async function closeOne(world: World, { day, locationId, by, lying }: OneDay): Promise<Cash> {
  const { pool } = world;
  const from = toInstant(joinDateTime(day, "00:00"));
  const to = toInstant(joinDateTime(addDays(day, 1), "00:00"));
  const { rows } = await pool.query<Taken>(takenText, [new Date(from), new Date(to)]);
  const moments = rows.map(({ paidAt }) => paidAt.getTime());
  const first = Math.min(toInstant(joinDateTime(day, "07:30")), ...moments);
  const last = Math.max(toInstant(joinDateTime(day, "20:00")), ...moments);
  const opensAt = Math.max(from, first - minuteMs);
  const closesAt = Math.min(to - minuteMs, last + minuteMs);
  const at = (moment: number) => ({ ...world, clock: { now: () => moment } });
  const opened = await openDrawer(at(opensAt), {
    locationId,
    pieces: piecesOf(lying),
    reason: "Početni polog",
    by,
  });
  if (!opened.ok) throw new Error(`the drawer of the demo was not opened: ${opened.reason}`);
  const { sessionId } = opened;
  await writeTaken(pool, sessionId, rows, by);
  const drawer = await readDrawer(pool, sessionId);
  const expected = expectedIn(lying, drawer?.movements ?? []);
  const closed = await closeDrawer(at(closesAt), {
    sessionId,
    pieces: piecesOf(expected),
    by,
    seenExpected: expected,
    reason: "Kovanice ispod pet feninga",
  });
  if (!closed.ok) throw new Error(`the drawer of the demo was not closed: ${closed.reason}`);
  await closeThis(at(closesAt + minuteMs / 2), day, by);
  return (await readDrawer(pool, sessionId))?.closed?.counted ?? expected;
}

function piecesOf({ EUR, BAM }: Cash) {
  return { EUR: fewestPieces(Math.max(0, EUR), "EUR"), BAM: fewestPieces(Math.max(0, BAM), "BAM") };
}

function writeTaken(pool: Pool, sessionId: number, taken: readonly Taken[], by: Doer) {
  const staffId = by.actor.kind === "staff" ? by.actor.id : undefined;
  return inTransaction(pool, async (client) => {
    for (const { id, reservationId, kind, paidAt, ...money } of taken) {
      const kept = keptOf({
        tendered: { EUR: money.tenderedEur, BAM: money.tenderedBam },
        change: { EUR: money.changeEur, BAM: money.changeBam },
      });
      const cash = kind === "payment" ? kept : { EUR: -kept.EUR, BAM: -kept.BAM };
      const about = { sessionId, reservationId, paymentId: id, staffId };
      await moveCash(client, { ...about, kind, cash, at: paidAt });
    }
  });
}

async function closeThis(
  world: Pick<Deps, "pool" | "catalogue" | "clock">,
  day: LocalDate,
  by: Doer,
): Promise<void> {
  const { total, fiscalFeninga, receipts } = await lookInto(world.pool, day, world.clock.now());
  const answer = await closeDay(world, {
    day,
    zFeninga: receipts > 0 ? fiscalFeninga : undefined,
    reason: "",
    note: "",
    seenNetCents: total.netCents,
    by,
  });
  if (!answer.ok) throw new Error(`the day ${day} of the demo was not closed: ${answer.reason}`);
}
