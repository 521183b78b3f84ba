/** The days that were closed, and those that still have to be. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { ClosedFigures } from "../../domain/day-close/closed-figures.ts";
import type { ClosedDay } from "../../domain/day-close/day-window.ts";

type Db = Pool | PoolClient;

export type KeptDay = {
  day: LocalDate;
  closedAt: Date;
  /** Of a member who is still known. */
  closedByName: string | null;
  figures: ClosedFigures;
  documentId: number | null;
  note: string;
};

const columns = `
  day::text as day, closed_at as "closedAt", member.name as "closedByName", figures, document_id as "documentId", note`;

/** A closed day; undefined while it is open. */
export async function findClosedDay(db: Db, day: LocalDate): Promise<KeptDay | undefined> {
  const { rows } = await db.query<KeptDay>({
    name: "find-closed-day",
    text: `select ${columns} from day_close left join "user" member on member.id = closed_by where day = $1`,
    values: [day],
  });
  return rows[0];
}

/** The last closed day before a day; undefined when there is none. */
export async function closedBefore(db: Db, day: LocalDate): Promise<ClosedDay | undefined> {
  const { rows } = await db.query<{ day: LocalDate; closedAt: Date }>({
    name: "closed-before",
    text: `
      select day::text as day, closed_at as "closedAt" from day_close where day < $1
      order by day_close.day desc limit 1`,
    values: [day],
  });
  const [row] = rows;
  return row && { day: row.day, closedAt: row.closedAt.getTime() };
}

/** So many closed days are listed at once. */
const shown = 31;

/** Closed days, the latest first, before a day when one is given. */
export async function listClosedDays(db: Db, before: LocalDate | undefined): Promise<KeptDay[]> {
  const { rows } = await db.query<KeptDay>({
    name: "list-closed-days",
    text: `
      select ${columns} from day_close left join "user" member on member.id = closed_by
      where day < coalesce($1::date, 'infinity') order by day_close.day desc limit ${shown}`,
    values: [before ?? null],
  });
  return rows;
}

/** The last day that is locked; undefined when none is. */
export async function lastClosedDay(db: Db): Promise<LocalDate | undefined> {
  const { rows } = await db.query<{ day: LocalDate }>({
    name: "last-closed-day",
    text: "select day::text as day from day_close order by day_close.day desc limit 1",
  });
  return rows[0]?.day;
}

const openText = `
  with moved as (
    select paid_at as at from payment
    union all select voided_at from payment where voided_at is not null
    union all select at from cash_movement
    union all select opened_at from drawer_session
    union all select held_at from deposit
    union all select at from deposit_entry
  )
  select distinct (at at time zone 'Europe/Sarajevo')::date::text as day from moved
  where (at at time zone 'Europe/Sarajevo')::date > coalesce((select max(day) from day_close), '-infinity')
  order by 1`;

/** The days with money that are open, the earliest first. */
export async function listOpenDays(db: Db): Promise<LocalDate[]> {
  const { rows } = await db.query<{ day: LocalDate }>({ name: "list-open-days", text: openText });
  return rows.map(({ day }) => day);
}
