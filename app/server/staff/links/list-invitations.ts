import type { Pool } from "pg";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import type { Deps } from "../../deps.ts";

/** A person who was invited and has no account yet. */
export type Invitation = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Epoch milliseconds. */
  expires: number;
  isOver: boolean;
};

type Row = Omit<Invitation, "expires" | "isOver"> & { expires_at: Date };

/** The invitations that were neither used nor withdrawn, the newest first. */
export async function listInvitations({
  pool,
  clock,
}: {
  pool: Pool;
  clock: Deps["clock"];
}): Promise<Invitation[]> {
  const { rows } = await pool.query<Row>(
    `select id, name, email, role, expires_at from staff_link
     where kind = 'invitation' and used_at is null and withdrawn_at is null
     order by created_at desc, id limit 200`,
  );
  return rows.map(({ expires_at, ...invitation }) => ({
    ...invitation,
    expires: expires_at.getTime(),
    isOver: expires_at.getTime() <= clock.now(),
  }));
}
