import type { PoolClient } from "pg";
import type { Doer } from "../../../domain/staff/doer.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockOwners } from "./lock-owners.ts";

/** A change of a member: another role, or disabled or enabled. */
export type MemberChange = { role: StaffRole } | { disabled: boolean };

export type MemberRefusal = {
  ok: false;
  reason: "unknown" | "stale" | "self" | "last-owner" | "not-owner";
};

type Wish = {
  id: string;
  /** The version of the member that the owner saw. */
  version: number;
  change: MemberChange;
  /** The owner who makes the change. */
  ownerId: string;
  by: Doer;
};

type Row = { role: StaffRole; disabled: boolean; version: number };

/**
 * Gives a member another role, or disables or enables the account; a disabled member is signed out immediately. Nobody
 * can change their own account, and the last active owner stays an owner, however many owners try at the same moment.
 */
export async function changeMember(
  { pool }: Pick<Deps, "pool">,
  wish: Wish,
): Promise<{ ok: true } | MemberRefusal> {
  return inTransaction(pool, async (client) => {
    const owners = await lockOwners(client);
    const { rows } = await client.query<Row>(
      `select role, disabled, version from "user" where id = $1 for update`,
      [wish.id.replaceAll("\0", "")],
    );
    const [before] = rows;
    const reason = refusal(wish, before, owners);
    if (reason || !before) return { ok: false, reason: reason ?? "unknown" };
    await write(client, wish, before);
    return { ok: true };
  });
}

function refusal(
  { id, version, change, ownerId }: Wish,
  before: Row | undefined,
  owners: ReadonlySet<string>,
): MemberRefusal["reason"] | undefined {
  if (!owners.has(ownerId)) return "not-owner";
  if (!before) return "unknown";
  if (id === ownerId) return "self";
  if (before.version !== version) return "stale";
  const stays = "role" in change ? change.role === "owner" : !change.disabled;
  return !stays && owners.has(id) && owners.size === 1 ? "last-owner" : undefined;
}

async function write(client: PoolClient, { id, change, by }: Wish, before: Row): Promise<void> {
  const after = { role: before.role, disabled: before.disabled, ...change };
  if (after.role === before.role && after.disabled === before.disabled) return;
  await client.query(`update "user" set role = $2, disabled = $3 where id = $1`, [
    id,
    after.role,
    after.disabled,
  ]);
  if (after.disabled) {
    await client.query("delete from session where user_id = $1", [id]);
    await client.query("delete from verification where value = $1", [id]);
  }
  const field = "role" in change ? "role" : "disabled";
  const action =
    "role" in change ? "staff.role" : change.disabled ? "staff.disabled" : "staff.enabled";
  await writeAuditEntries(client, [
    {
      ...by,
      action,
      subjectKind: "user",
      subjectId: id,
      before: { [field]: before[field] },
      after: { [field]: after[field] },
    },
  ]);
}
