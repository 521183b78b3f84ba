/** Pieces of a counted extra that are away for some days. */
import type { Pool } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { addDays, joinDateTime, type LocalDate } from "../../domain/calendar.ts";
import type { AbsenceEdit } from "../../domain/extras/read-absence.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { findShortage } from "./find-shortage.ts";
import { findExtra } from "./list-extras.ts";
import { lockExtras } from "./lock-extras.ts";

export type Absence = AbsenceEdit & { id: number };

const columns = `id, starts_on::text as "startsOn", ends_on::text as "endsOn", pieces, note`;

/** The absences of an extra that are not over, the earliest first. */
export async function listAbsences(pool: Pool, code: string, today: LocalDate): Promise<Absence[]> {
  const { rows } = await pool.query<Absence>(
    `select ${columns} from extra_absence where extra_code = $1 and ends_on >= $2 order by starts_on, id`,
    [code, today],
  );
  return rows;
}

export type AbsenceAnswer =
  | { ok: true; id: number }
  | { ok: false; reason: "not-found" | "not-counted" }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

type New = { code: string; absence: AbsenceEdit; by: Doer; now: Instant };

/** Records that pieces are away. Refused, with the reservations, when those pieces are promised. */
export async function addAbsence(
  pool: Pool,
  { code, absence, by, now }: New,
): Promise<AbsenceAnswer> {
  return inTransaction(pool, async (client) => {
    await lockExtras(client, [code]);
    const extra = await findExtra(client, code);
    if (!extra) return { ok: false, reason: "not-found" };
    const { stock } = extra;
    if (stock === null) return { ok: false, reason: "not-counted" };
    const { startsOn, endsOn, pieces, note } = absence;
    if (pieces > stock) {
      const fault = { code: "number", min: 1, max: stock } as const;
      return { ok: false, reason: "invalid", faults: { pieces: fault } };
    }
    const away = { extras: { [code]: pieces }, ...spanOf(absence) };
    const shortage = await findShortage(client, { code, stock, now, away });
    if (shortage) {
      const faults = { pieces: { code: "promised", ...shortage } } as const;
      return { ok: false, reason: "invalid", faults };
    }
    const { rows } = await client.query<{ id: number }>(
      `insert into extra_absence (extra_code, starts_on, ends_on, pieces, note) values ($1, $2, $3, $4, $5) returning id`,
      [code, startsOn, endsOn, pieces, note],
    );
    const about = { subjectKind: "extra", subjectId: code };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.away", after: absence }]);
    return { ok: true, id: rows[0]?.id ?? 0 };
  });
}

/** Ends an absence of an extra, so that its pieces count again. False when there is none with this id. */
export async function endAbsence(
  pool: Pool,
  { code, id, by }: { code: string; id: number; by: Doer },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Absence>(
      `delete from extra_absence where id = $1 and extra_code = $2 returning ${columns}`,
      [id, code],
    );
    const [before] = rows;
    if (!before) return false;
    const about = { subjectKind: "extra", subjectId: code };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.back", before }]);
    return true;
  });
}

/** The span of an absence: from its first midnight in Sarajevo to the midnight after its last day. */
function spanOf({ startsOn, endsOn }: AbsenceEdit): { start: Instant; end: Instant } {
  return {
    start: toInstant(joinDateTime(startsOn, "00:00")),
    end: toInstant(joinDateTime(addDays(endsOn, 1), "00:00")),
  };
}
