import type { Pool } from "pg";
import {
  rearranged,
  type Arrangement,
  type ArrangeStep,
  type DashboardPart,
} from "../../../domain/dashboard/parts.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { inTransaction } from "../../db/in-transaction.ts";

const readText = `select dashboard_order as "order", dashboard_hidden as hidden from "user" where id = $1`;
const untouched: Arrangement = { order: [], hidden: [] };

/** How a member has arranged the dashboard. */
export async function findArrangement(pool: Pool, staffId: string): Promise<Arrangement> {
  const { rows } = await pool.query<{ order: string[]; hidden: string[] }>({
    name: "find-arrangement",
    text: readText,
    values: [staffId],
  });
  return rows[0] ?? untouched;
}

type Step = { id: string; role: StaffRole; part: DashboardPart; step: ArrangeStep };

/** Takes a step in a member's arrangement. A look of their own, which no audit entry tells. */
export function arrangeDashboard(pool: Pool, { id, role, ...step }: Step): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ order: string[]; hidden: string[] }>(
      `${readText} for update`,
      [id],
    );
    const { order, hidden } = rearranged(role, rows[0] ?? untouched, step);
    await client.query(
      `update "user" set dashboard_order = $2, dashboard_hidden = $3 where id = $1`,
      [id, order, hidden],
    );
  });
}
