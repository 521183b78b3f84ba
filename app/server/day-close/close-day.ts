import type { Pool, PoolClient } from "pg";
import { dateOf, type LocalDate } from "../../domain/calendar.ts";
import type { ClosedFigures } from "../../domain/day-close/closed-figures.ts";
import {
  figuresOf,
  refusalOfFigures,
  type DayFigures,
  type FiguresRefusal,
} from "../../domain/day-close/day-figures.ts";
import { refusalOf, windowOf, type DayRefusal } from "../../domain/day-close/day-window.ts";
import { compareZ } from "../../domain/day-close/z-report.ts";
import type { DayCloseContent } from "../../domain/documents/contents/day-close.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { issueDocument } from "../documents/issue-document.ts";
import { paperAgency, staffName } from "../documents/paper-agency.ts";
import { holdAllMoney } from "./hold-open-day.ts";
import { closedBefore, lastClosedDay, listOpenDays } from "./read-closed-days.ts";
import { readDayBook } from "./read-day-book.ts";

type World = Pick<Deps, "pool" | "clock" | "catalogue">;

/** The figures of an open day as they are at a moment (epoch milliseconds): the look in between. */
export async function lookInto(
  db: Pool | PoolClient,
  day: LocalDate,
  now: number,
): Promise<DayFigures> {
  const window = windowOf(day, { before: await closedBefore(db, day), own: undefined, now });
  return figuresOf(await readDayBook(db, day, window));
}

/** Why a day cannot be closed at a moment; undefined when nothing in its figures or its order keeps it from that. */
export async function findDayRefusal(
  db: Pool | PoolClient,
  day: LocalDate,
  now: number,
): Promise<DayRefusal | undefined> {
  return refusalOf(day, {
    today: dateOf(toLocal(now)),
    lastClosed: await lastClosedDay(db),
    openDays: await listOpenDays(db),
  });
}

export type CloseDayAsk = {
  day: LocalDate;
  /** The total of the fiscal device, feninga; absent when none was typed. */
  zFeninga: number | undefined;
  /** Why it differs from ours. */
  reason: string;
  note: string;
  /** The net sum that was on the page, euro cents: money may have come since. */
  seenNetCents: number;
  by: Doer;
};

/** `moved`: money was entered since the page was drawn. `no-z`: there are fiscal receipts, and no total was typed. `no-reason`: the total differs, and nobody said why. */
export type CloseDayAnswer =
  | { ok: true }
  | { ok: false; reason: DayRefusal | FiguresRefusal | "moved" | "no-z" | "no-reason" };

/** Closes a day: counts it up, keeps the figures and locks it. No money can be entered into it any more. */
export function closeDay(world: World, ask: CloseDayAsk): Promise<CloseDayAnswer> {
  const { pool, clock } = world;
  return inTransaction<CloseDayAnswer>(pool, async (client) => {
    await holdAllMoney(client);
    const now = clock.now();
    const { day, by, note } = ask;
    const early = await findDayRefusal(client, day, now);
    if (early) return { ok: false, reason: early };
    const figures = await lookInto(client, day, now);
    const refusal = refusalOfFigures(figures);
    if (refusal) return { ok: false, reason: refusal };
    if (figures.total.netCents !== ask.seenNetCents) return { ok: false, reason: "moved" };
    const z = zOf(figures, ask);
    if (typeof z === "string") return { ok: false, reason: z };
    const kept: ClosedFigures = { ...figures, ...(z && { z }) };
    await client.query({
      name: "close-day",
      text: "insert into day_close (day, closed_at, closed_by, figures, note) values ($1, $2, $3, $4, $5)",
      values: [day, new Date(now), memberIdOf(by.actor), JSON.stringify(kept), note],
    });
    const { netCents } = figures.total;
    const after = { netCents, chargedCents: figures.chargedCents, heldCents: figures.heldCents };
    await writeAuditEntries(client, [
      { ...by, action: "day.close", subjectKind: "day", subjectId: day, after },
    ]);
    await issuePaper(client, { ...world, at: new Date(now), ask, figures: kept });
    return { ok: true };
  });
}

/** Issues the paper of a day that was closed just now. */
async function issuePaper(
  client: PoolClient,
  {
    catalogue,
    at,
    ask: { day, by, note },
    figures,
  }: Pick<World, "catalogue"> & { at: Date; ask: CloseDayAsk; figures: ClosedFigures },
): Promise<void> {
  const known = await catalogue.get();
  const { locations } = known.priceList;
  const places = [...locations, ...known.withdrawn.locations].map(
    ({ id, name }) => [id, name] as const,
  );
  const ids = new Set(figures.drawers.map(({ locationId }) => locationId));
  const content: DayCloseContent = {
    kind: "day-close",
    agency: paperAgency(known),
    day,
    closedAt: toLocal(at.getTime()),
    figures,
    places: Object.fromEntries(places.filter(([id]) => ids.has(id))),
    note,
    staff: await staffName(client, by),
  };
  const formKey = `day-close-${day}`;
  const staffId = memberIdOf(by.actor);
  const { id } = await issueDocument(client, { content, form: 1, at, staffId, formKey });
  await client.query("update day_close set document_id = $2 where day = $1", [day, id]);
}

function zOf({ fiscalFeninga, receipts }: DayFigures, { zFeninga, reason }: CloseDayAsk) {
  if (zFeninga === undefined) return receipts > 0 ? "no-z" : undefined;
  return compareZ(zFeninga, fiscalFeninga, reason);
}
