/** The books of the last days: drawers that were counted and days that were closed, all by the product's own verbs. */
import {
  addCash,
  lessCash,
  noCash,
  type Cash,
  type Currency,
} from "../../app/domain/account/cash.ts";
import { addDays, dateOf, joinDateTime, type LocalDate } from "../../app/domain/calendar.ts";
import { expectedIn, type HandMovement } from "../../app/domain/drawers/drawer.ts";
import { fewestPieces } from "../../app/domain/drawers/pieces.ts";
import { toInstant, toLocal } from "../../app/domain/sarajevo.ts";
import { memberIdOf, type Doer } from "../../app/domain/staff/doer.ts";
import { closeDay, lookInto } from "../../app/server/day-close/close-day.ts";
import type { Deps } from "../../app/server/deps.ts";
import { closeDrawer } from "../../app/server/drawers/close-drawer.ts";
import { moveByHand } from "../../app/server/drawers/move-by-hand.ts";
import { openDrawer } from "../../app/server/drawers/open-drawer.ts";
import { readDrawer } from "../../app/server/drawers/read-drawer.ts";
import { neededFor, readMoved, writeMoved, type Moved } from "./cash.ts";
import { workAtDesk } from "./desk.ts";

/** So many days before today were closed. */
const daysClosed = 14;
const minuteMs = 60_000;
/** What stays for expenses and change whatever comes. */
const reserve: Cash = { EUR: 10_000, BAM: 30_000 };

type World = Pick<Deps, "pool" | "catalogue">;

/** By whom, where, and with what picture of a receipt the drawers are kept; epoch milliseconds. */
export type Keeping = { now: number; by: Doer; locationId: string; receiptSha256?: string };

/** Opens and closes the drawer of each of the last days, closes the days, and leaves today's drawer open. */
export async function keepBooks(world: World, keeping: Keeping): Promise<void> {
  const { now } = keeping;
  const today = dateOf(toLocal(now));
  const moved = await readMoved(world.pool, startOf(addDays(today, -daysClosed)), now);
  let lying = addCash(neededFor(moved), reserve);
  for (let ago = daysClosed; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const from = startOf(day);
    const to = startOf(addDays(day, 1));
    const own = moved.filter(({ at }) => at.getTime() >= from && at.getTime() < to);
    const later = moved.filter(({ at }) => at.getTime() >= to);
    lying = await closeOne(world, keeping, { day, ago, own, later, lying });
  }
  const own = moved.filter(({ at }) => at.getTime() >= startOf(today));
  const opensAt =
    Math.min(now, toInstant(joinDateTime(today, "07:30")), ...momentsOf(own)) - minuteMs;
  const { by, locationId } = keeping;
  const opened = await openDrawer(at(world, Math.max(opensAt, startOf(today))), {
    locationId,
    pieces: piecesOf(lying),
    reason: "",
    by,
  });
  if (!opened.ok) throw new Error(`today's drawer of the demo was not opened: ${opened.reason}`);
  await writeMoved(world.pool, { ...opened, staffId: memberIdOf(by.actor) }, own);
}

type OneDay = {
  day: LocalDate;
  ago: number;
  own: readonly Moved[];
  /** What moves after this day. */
  later: readonly Moved[];
  /** What was counted last. */
  lying: Cash;
};

/** One day: the drawer is opened before its first payment, closed after its last, then the day is closed. Answers what lies in it. */
async function closeOne(
  world: World,
  keeping: Keeping,
  { day, ago, own, later, lying }: OneDay,
): Promise<Cash> {
  const { pool } = world;
  const { by, locationId } = keeping;
  const first = Math.min(toInstant(joinDateTime(day, "07:30")), ...momentsOf(own));
  const last = Math.max(toInstant(joinDateTime(day, "20:00")), ...momentsOf(own));
  const opensAt = Math.max(startOf(day), first - minuteMs);
  const closesAt = Math.min(startOf(addDays(day, 1)) - minuteMs, last + minuteMs);
  const opened = await openDrawer(at(world, opensAt), {
    locationId,
    pieces: piecesOf(lying),
    reason: ago === daysClosed ? "Početni polog" : "",
    by,
  });
  if (!opened.ok) throw new Error(`the drawer of the demo was not opened: ${opened.reason}`);
  const { sessionId } = opened;
  await writeMoved(pool, { sessionId, staffId: memberIdOf(by.actor) }, own);
  await workAtDesk(at(world, closesAt - minuteMs / 2), { day, by, locationId, ago });
  await moveOut(at(world, closesAt), keeping, { sessionId, ago, needed: neededFor(later) });
  const expected = await lyingIn(world, sessionId);
  // On one evening a note is missing, and nobody finds where it went.
  const counted = ago === 6 ? lessCash(expected, { EUR: 0, BAM: 1000 }) : expected;
  const closed = await closeDrawer(at(world, closesAt), {
    sessionId,
    pieces: piecesOf(counted),
    by,
    seenExpected: expected,
    reason: ago === 6 ? "Nedostaje novčanica od 10 KM, vjerovatno pogrešno vraćen kusur" : "",
  });
  if (!closed.ok) throw new Error(`the drawer of the demo was not closed: ${closed.reason}`);
  await closeThis(at(world, closesAt + minuteMs / 2), day, by);
  return counted;
}

const expenses = [
  { note: "Pranje vozila, autopraonica", hundredths: 4500 },
  { note: "Gorivo za prevoz vozila na aerodrom", hundredths: 6000 },
  { note: "Tečnost za vjetrobran i krpe", hundredths: 2350 },
];

/** Expenses with their receipts, and on some evenings the way to the bank with what is not needed on the days to come. */
async function moveOut(
  world: World & Pick<Deps, "clock">,
  { by, receiptSha256 }: Keeping,
  { sessionId, ago, needed }: { sessionId: number; ago: number; needed: Cash },
): Promise<void> {
  const move = async (kind: HandMovement, currency: Currency, more: (typeof expenses)[number]) => {
    const photoSha256 = kind === "expense" ? receiptSha256 : undefined;
    const formKey = `demo-${kind}-${currency}-${ago}`;
    const ask = { sessionId, kind, currency, ...more, formKey, photoSha256, by };
    const answer = await moveByHand(world, ask);
    if (!answer.ok) throw new Error(`the demo moved no ${kind}: ${answer.reason}`);
  };
  const expense = ago % 4 === 2 ? expenses[Math.floor(ago / 4)] : undefined;
  if (expense) await move("expense", "BAM", expense);
  if (ago % 3 !== 1) return;
  const left = lessCash(await lyingIn(world, sessionId), addCash(needed, reserve));
  for (const currency of ["EUR", "BAM"] as const) {
    const hundredths = Math.floor(left[currency] / 10_000) * 10_000;
    if (hundredths > 0) await move("bank", currency, { hundredths, note: "Predano banci" });
  }
}

async function lyingIn({ pool }: World, sessionId: number): Promise<Cash> {
  const drawer = await readDrawer(pool, sessionId);
  return drawer ? expectedIn(drawer.opening, drawer.movements) : noCash;
}

function at(world: World, moment: number): World & Pick<Deps, "clock"> {
  return { ...world, clock: { now: () => moment } };
}

function startOf(day: LocalDate): number {
  return toInstant(joinDateTime(day, "00:00"));
}

function momentsOf(moved: readonly Moved[]): number[] {
  return moved.map((one) => one.at.getTime());
}

function piecesOf({ EUR, BAM }: Cash) {
  return { EUR: fewestPieces(EUR, "EUR"), BAM: fewestPieces(BAM, "BAM") };
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
