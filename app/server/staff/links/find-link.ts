import type { Pool, PoolClient } from "pg";
import type { Deps } from "../../deps.ts";
import type { StaffLink } from "./send-link.ts";
import { linkTokenHash } from "./staff-link.ts";

export type OpenLink = StaffLink & { userId: string | undefined };

type Row = StaffLink & { user_id: string | null };

/** Returns the open link of a token at this moment; undefined when it is wrong, used, withdrawn, replaced or expired. */
export async function findLink(
  pool: Pool | PoolClient,
  { clock }: Pick<Deps, "clock">,
  { token, lock = false }: { token: string; lock?: boolean },
): Promise<OpenLink | undefined> {
  const { rows } = await pool.query<Row>(
    `select id, kind, email, name, role, language, issue, user_id from staff_link
     where token_hash = $1 and used_at is null and withdrawn_at is null and expires_at > $2
     ${lock ? "for update" : ""}`,
    [linkTokenHash(token), new Date(clock.now())],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { user_id: userId, ...link } = row;
  return { ...link, userId: userId ?? undefined };
}
