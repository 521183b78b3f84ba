import type { Pool } from "pg";
import { isAccountOpen, openSince } from "./account-sql.ts";

export type OpenAccounts = {
  /** Rentals that are over and whose account is open. */
  count: number;
  /** Since when the one is open that is open longest, epoch milliseconds; null where none is. */
  since: number | null;
};

/** Counts the accounts that should have been settled. */
export async function countOpenAccounts(pool: Pool): Promise<OpenAccounts> {
  const { rows } = await pool.query<OpenAccounts>({
    name: "count-open-accounts",
    text: `
      select count(*)::int as count, (extract(epoch from min(${openSince})) * 1000)::float8 as since
      from reservation where ${isAccountOpen}`,
  });
  return rows[0] ?? { count: 0, since: null };
}
