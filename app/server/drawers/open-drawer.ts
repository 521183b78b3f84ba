import { isNoCash, lessCash, noCash, type Cash } from "../../domain/account/cash.ts";
import { isPieces, worthOfBoth, type PiecesOfCash } from "../../domain/drawers/pieces.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { staffIdOf } from "./staff-id-of.ts";

export type OpenDrawerAsk = {
  locationId: string;
  /** What lies in it, counted. */
  pieces: PiecesOfCash;
  /** Why that is not what it was closed with. */
  reason: string;
  by: Doer;
};

export type OpenDrawerAnswer =
  | { ok: true; sessionId: number }
  /**
   * `differs`: it was closed with something else, and nobody said why. `place`: there is no such place. `day-closed`: today's money was
   * counted up.
   */
  | { ok: false; reason: "already-open" | "pieces" | "place" | "day-closed" }
  | { ok: false; reason: "differs"; lastCounted: Cash };

/** Bookings may name the place meanwhile. */
const holdText = "select from location where id = $1 for no key update";

const lastText = `
  select closed_at is null as "isOpen", coalesce(counted_eur, 0) as eur, coalesce(counted_bam, 0) as bam
  from drawer_session where location_id = $1
  order by closed_at is null desc, closed_at desc, id desc limit 1`;

const insertText = `
  insert into drawer_session (
    location_id, opened_at, opened_by, opening_eur, opening_bam, opening_pieces, opening_reason
  )
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id`;

/** Opens the cash drawer of a place with what was counted; each place has one open drawer at most. */
export function openDrawer(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { locationId, pieces, reason, by }: OpenDrawerAsk,
): Promise<OpenDrawerAnswer> {
  return inTransaction<OpenDrawerAnswer>(pool, async (client) => {
    if (!isPieces(pieces.EUR, "EUR") || !isPieces(pieces.BAM, "BAM"))
      return { ok: false, reason: "pieces" };
    const values = [locationId];
    const place = await client.query({ name: "hold-place", text: holdText, values });
    if (!place.rowCount) return { ok: false, reason: "place" };
    const { rows } = await client.query<{ isOpen: boolean; eur: number; bam: number }>({
      name: "last-drawer",
      text: lastText,
      values,
    });
    const [last] = rows;
    if (last?.isOpen) return { ok: false, reason: "already-open" };
    const opening = worthOfBoth(pieces);
    const lastCounted = last ? { EUR: last.eur, BAM: last.bam } : noCash;
    if (!isNoCash(lessCash(opening, lastCounted)) && reason === "")
      return { ok: false, reason: "differs", lastCounted };
    const at = new Date(clock.now());
    if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
    const money = [opening.EUR, opening.BAM, JSON.stringify(pieces), reason];
    const made = await client.query<{ id: number }>({
      name: "open-drawer",
      text: insertText,
      values: [locationId, at, staffIdOf(by), ...money],
    });
    const sessionId = made.rows[0]?.id ?? 0;
    const after = { locationId, opening, lastCounted };
    await writeAuditEntries(client, [
      { ...by, action: "drawer.open", subjectKind: "drawer", subjectId: String(sessionId), after },
    ]);
    return { ok: true, sessionId };
  });
}
