import type { Pool } from "pg";

/**
 * Throws one sentence when the database lacks the constraint that keeps a vehicle from being promised twice. Drizzle
 * knows nothing of exclusion constraints, so a schema that was pushed or restored by hand can lose it without any
 * other sign.
 */
export async function checkSchema(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ extension: boolean; definition: string | null }>(`
    select
      exists (select from pg_extension where extname = 'btree_gist') as extension,
      (
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = to_regclass('occupancy') and contype = 'x' and convalidated
          and conname = 'occupancy_no_overlap'
      ) as definition
  `);
  if (!rows[0]?.extension) {
    throw new Error(
      "The database lacks the extension btree_gist, without which a vehicle could be booked twice: run CREATE EXTENSION btree_gist in it.",
    );
  }
  if (!/vehicle_id WITH =, during WITH &&/.test(rows[0].definition ?? "")) {
    throw new Error(
      "The table occupancy lacks its constraint occupancy_no_overlap, without which a vehicle could be booked twice: restore the database from a backup or add the constraint of migration 0001 again.",
    );
  }
}
