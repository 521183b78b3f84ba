/** The days with special hours, as the staff see and change them. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import {
  checkSpecialDay,
  specialDayFields,
  writeSpecialDay,
  type SpecialDay,
} from "../../domain/locations/special-day-form.ts";
import type { Edit, EditAnswer } from "../../domain/settings/edit-answer.ts";
import { mergeFields } from "../../domain/settings/merge-fields.ts";
import { pickFields } from "../../domain/settings/pick-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

export type StaffSpecialDay = SpecialDay & { id: number; version: number };

type Row = Omit<StaffSpecialDay, "locationId"> & { locationId: string | null };

const columns = `
  select id, version, date::text as date, location_id as "locationId",
    case when opens is not null and closes is not null then json_build_object('opens', opens, 'closes', closes) end as span,
    json_build_object('en', label_en, 'bs', label_bs) as label
  from special_hours`;

/** All special days, the earliest first; on one date the day for all places comes first. */
export async function listSpecialDays(pool: Pool): Promise<StaffSpecialDay[]> {
  const { rows } = await pool.query<Row>(`${columns} order by date, location_id nulls first`);
  return rows.map(asDay);
}

/** Returns one special day by its id; undefined when there is none. */
export async function findSpecialDay(
  db: Pool | PoolClient,
  id: number,
  { hold = false } = {},
): Promise<StaffSpecialDay | undefined> {
  const { rows } = await db.query<Row>(`${columns} where id = $1${hold ? " for update" : ""}`, [
    id,
  ]);
  return rows[0] && asDay(rows[0]);
}

export type SpecialDayChange = Edit & {
  /** Undefined for a new special day. */
  id: number | undefined;
  today: LocalDate;
  by: Doer;
};

/**
 * Adds a special day, or changes one. Refused (`date-taken`) when its place, or all places together, already have a
 * special day on that date.
 */
export function saveSpecialDay(
  pool: Pool,
  change: SpecialDayChange,
): Promise<EditAnswer & { id?: number }> {
  const { id, typed, seen, today, by } = change;
  return inTransaction(pool, async (client): Promise<EditAnswer & { id?: number }> => {
    // The lock makes two new days of one date wait for each other, so that the second gets an answer instead of an
    // error.
    await client.query("lock table special_hours in share row exclusive mode");
    const kept = id === undefined ? undefined : await findSpecialDay(client, id, { hold: true });
    if (id !== undefined && !kept) return { ok: false, reason: "not-found" };
    const before = kept ? writeSpecialDay(kept) : {};
    const merged = mergeFields(specialDayFields, { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    const locationIds = await placeIds(client);
    const read = checkSpecialDay(merged.fields, { today, locationIds });
    if (!read.ok) return { ok: false, reason: "invalid", faults: read.faults };
    if (await isTaken(client, read.day, id))
      return { ok: false, reason: "invalid", faults: { date: { code: "date-taken" } } };
    const after = writeSpecialDay(read.day);
    const touched = specialDayFields.filter((name) => (before[name] ?? "") !== after[name]);
    if (kept && touched.length === 0) return { ok: true, before, after, id: kept.id };
    const subject = await write(client, id, read.day);
    await writeAuditEntries(client, [
      {
        ...by,
        action: kept ? "special-hours.change" : "special-hours.add",
        subjectKind: "special-hours",
        subjectId: String(subject),
        ...(kept && { before: pickFields(before, touched) }),
        after: pickFields(after, touched),
      },
    ]);
    return { ok: true, before, after, id: subject };
  });
}

/** Removes a special day, so that the weekly hours apply again. `removed` is false when there was none. */
export function removeSpecialDay(
  pool: Pool,
  { id, by }: { id: number; by: Doer },
): Promise<{ removed: boolean }> {
  return inTransaction(pool, async (client) => {
    const kept = await findSpecialDay(client, id, { hold: true });
    if (!kept) return { removed: false };
    await client.query("delete from special_hours where id = $1", [id]);
    await writeAuditEntries(client, [
      {
        ...by,
        action: "special-hours.remove",
        subjectKind: "special-hours",
        subjectId: String(id),
        before: writeSpecialDay(kept),
      },
    ]);
    return { removed: true };
  });
}

async function placeIds(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>("select id from location");
  return rows.map(({ id }) => id);
}

const takenText = `
  select from special_hours
  where date = $1 and location_id is not distinct from $2 and id is distinct from $3`;

async function isTaken(
  client: PoolClient,
  { date, locationId }: SpecialDay,
  id: number | undefined,
): Promise<boolean> {
  const { rowCount } = await client.query(takenText, [date, locationId ?? null, id ?? null]);
  return Boolean(rowCount);
}

const insertText = `
  insert into special_hours (date, location_id, opens, closes, label_en, label_bs)
  values ($1, $2, $3, $4, $5, $6) returning id`;
const updateText = `
  update special_hours set date = $1, location_id = $2, opens = $3, closes = $4, label_en = $5, label_bs = $6
  where id = $7 returning id`;

async function write(client: PoolClient, id: number | undefined, day: SpecialDay): Promise<number> {
  const { date, locationId = null, span, label } = day;
  const values = [date, locationId, span?.opens ?? null, span?.closes ?? null, label.en, label.bs];
  const { rows } = await client.query<{ id: number }>(
    id === undefined ? insertText : updateText,
    id === undefined ? values : [...values, id],
  );
  return rows[0]?.id ?? 0;
}

function asDay({ locationId, ...row }: Row): StaffSpecialDay {
  return { ...row, locationId: locationId ?? undefined };
}
