/** Columns and checks that many tables have in common. */
import { sql } from "drizzle-orm";
import { check, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import type { Instant } from "../../../domain/availability/occupancy.ts";

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const created = { createdAt: moment("created_at").notNull().defaultNow() };

/**
 * The version and time of the last edit; a trigger changes both on every update, so a stale edit is `where version =
 * …` that returns no row.
 */
export const edited = {
  ...created,
  updatedAt: moment("updated_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
};

export const idColumn = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

/** A text that visitors read, as the columns `<name>_en` and `<name>_bs`. */
export const english = (name: string) => text(`${name}_en`).notNull();
export const bosnian = (name: string) => text(`${name}_bs`).notNull();

/** A check that `column` holds one of `values`. Null passes, as SQL checks do. */
export function oneOf(name: string, column: string, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(", ");
  return check(name, sql.raw(`"${column}" in (${list})`));
}

/** A condition in plain SQL; column names in it are those of its table. */
export function holds(name: string, condition: string) {
  return check(name, sql.raw(condition));
}

/** Half-open from `start` to `end`. */
export type InstantRange = { start: Instant; end: Instant };

export const instantRange = customType<{ data: InstantRange; driverData: string }>({
  dataType: () => "tstzrange",
  toDriver: ({ start, end }) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`,
  fromDriver: (written) => {
    const [start, end] = written.slice(1, -1).replaceAll('"', "").split(",");
    return { start: instantOf(start), end: instantOf(end) };
  },
});

/** Reads PostgreSQL's `2026-07-10 08:00:00+02`. */
function instantOf(written = ""): Instant {
  const instant = Date.parse(written.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
  if (Number.isNaN(instant)) throw new Error(`"${written}" is not an instant`);
  return instant;
}

/**
 * A `jsonb` column of any JSON value. Drizzle's own type parses a JSON text a second time, so that the text "75273"
 * would come back as a number.
 */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** A column for text search, computed by the database and never read. */
export const wordIndex = customType<{ data: string }>({ dataType: () => "tsvector" });
