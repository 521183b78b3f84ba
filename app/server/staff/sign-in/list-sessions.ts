import type { Pool } from "pg";
import { readDevice, type Device } from "./read-device.ts";

/** A browser in which a member is signed in. */
export type StaffSession = {
  id: string;
  device: Device;
  /** Epoch milliseconds. */
  since: number;
  seen: number;
};

type Row = { id: string; user_agent: string | null; created_at: Date; seen_at: Date };

/** The sessions of a member, the one seen last first. Tokens stay in the database. */
export async function listSessions(pool: Pool, userId: string): Promise<StaffSession[]> {
  const { rows } = await pool.query<Row>(
    `select id, user_agent, created_at, seen_at from session
     where user_id = $1 and expires_at > now() order by seen_at desc, id limit 200`,
    [userId],
  );
  return rows.map(({ id, user_agent, created_at, seen_at }) => ({
    id,
    device: readDevice(user_agent ?? ""),
    since: created_at.getTime(),
    seen: seen_at.getTime(),
  }));
}
