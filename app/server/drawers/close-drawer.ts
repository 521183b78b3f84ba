import { isNoCash, lessCash, type Cash } from "../../domain/account/cash.ts";
import { causesOf, expectedIn, type Cause } from "../../domain/drawers/drawer.ts";
import { isPieces, worthOfBoth, type PiecesOfCash } from "../../domain/drawers/pieces.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import type { Deps } from "../deps.ts";
import { readDrawer, type Drawer } from "./read-drawer.ts";
import { staffIdOf } from "./staff-id-of.ts";

/** A count beside what should be there. */
export type Counted = {
  counted: Cash;
  expected: Cash;
  /** Counted less expected. */
  difference: Cash;
  /** The likeliest first; `at` is the place of a movement of the drawer. */
  causes: Cause[];
};

export type CountAsk = { sessionId: number; pieces: PiecesOfCash; by: Doer };

export type CountAnswer =
  | ({ ok: true } & Counted)
  | { ok: false; reason: "not-found" | "pieces" | "closed" };

export type CloseAnswer =
  | { ok: true }
  | { ok: false; reason: "not-found" | "pieces" }
  /** Somebody closed it before, or the same form came twice. */
  | { ok: false; reason: "closed" | "day-closed" }
  /** `moved`: cash moved since the count was compared. `differs`: nobody said why the two differ. */
  | ({ ok: false; reason: "moved" | "differs" } & Counted);

type World = Pick<Deps, "pool" | "clock">;

/**
 * Compares a count with what should be in an open drawer: the look in between, and the first half of the close. What should be there is
 * told to nobody before they counted; the count goes into the audit log.
 */
export function countDrawer(
  { pool }: World,
  { sessionId, pieces, by }: CountAsk,
): Promise<CountAnswer> {
  return inTransaction<CountAnswer>(pool, async (client) => {
    const drawer = await readDrawer(client, sessionId);
    if (!drawer) return { ok: false, reason: "not-found" };
    const reason = refusalOf(drawer, pieces);
    if (reason) return { ok: false, reason };
    const compared = compare(drawer, pieces);
    const { counted, difference } = compared;
    const about = { subjectKind: "drawer", subjectId: String(sessionId) };
    await writeAuditEntries(client, [
      { ...by, ...about, action: "drawer.count", after: { counted, difference } },
    ]);
    return { ok: true, ...compared };
  });
}

/** Closes a drawer with what was counted: when nothing moved since it was compared, and a difference has a reason. */
export function closeDrawer(
  { pool, clock }: World,
  {
    sessionId,
    pieces,
    by,
    seenExpected,
    reason,
  }: CountAsk & { seenExpected: Cash; reason: string },
): Promise<CloseAnswer> {
  return inTransaction<CloseAnswer>(pool, async (client) => {
    await client.query("select from drawer_session where id = $1 for update", [sessionId]);
    const drawer = await readDrawer(client, sessionId);
    if (!drawer) return { ok: false, reason: "not-found" };
    const refusal = refusalOf(drawer, pieces);
    if (refusal) return { ok: false, reason: refusal };
    const compared = compare(drawer, pieces);
    const { counted, expected, difference } = compared;
    if (!isNoCash(lessCash(expected, seenExpected)))
      return { ok: false, reason: "moved", ...compared };
    if (!isNoCash(difference) && reason === "")
      return { ok: false, reason: "differs", ...compared };
    const at = new Date(clock.now());
    if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
    const money = [counted.EUR, counted.BAM, JSON.stringify(pieces), expected.EUR, expected.BAM];
    await client.query({
      name: "close-drawer",
      text: `
        update drawer_session set closed_at = $2, closed_by = $3, counted_eur = $4, counted_bam = $5,
          counted_pieces = $6, expected_eur = $7, expected_bam = $8, closing_reason = $9
        where id = $1`,
      values: [sessionId, at, staffIdOf(by), ...money, reason],
    });
    const after = { counted, expected, difference };
    await writeAuditEntries(client, [
      { ...by, action: "drawer.close", subjectKind: "drawer", subjectId: String(sessionId), after },
    ]);
    return { ok: true };
  });
}

function refusalOf(
  { closed }: Drawer,
  { EUR, BAM }: PiecesOfCash,
): "pieces" | "closed" | undefined {
  if (!isPieces(EUR, "EUR") || !isPieces(BAM, "BAM")) return "pieces";
  return closed ? "closed" : undefined;
}

function compare({ opening, movements }: Drawer, pieces: PiecesOfCash): Counted {
  const counted = worthOfBoth(pieces);
  const expected = expectedIn(opening, movements);
  const difference = lessCash(counted, expected);
  const told = movements.map(({ at, ...movement }) => ({ ...movement, at: at.getTime() }));
  return { counted, expected, difference, causes: causesOf(difference, told) };
}
