import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Bilingual } from "../../../domain/language.ts";

/** The transaction that fills the database, for SQL and for Drizzle, and the time of the seed. */
export type Seeding = { client: PoolClient; db: NodePgDatabase; now: Date; today: LocalDate };

/** A text in both languages. */
export function both(en: string, bs: string): Bilingual {
  return { en, bs };
}

/** The rows in the order in which they are shown. */
export function inOrder<Row extends object>(
  rows: readonly Row[],
): (Row & { displayOrder: number })[] {
  return rows.map((row, index) => Object.assign({ displayOrder: index + 1 }, row));
}
