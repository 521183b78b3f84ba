import { mostPasswordLength } from "../../../domain/staff/check-new-owner.ts";
import { addressHash } from "../../audit/address-hash.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { signInLimits } from "../../limits/sign-in-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import type { Staff } from "../sign-in/find-staff.ts";
import { verifyPassword } from "./password.ts";
import { accountFor } from "../sign-in/sign-in-account.ts";

type PasswordDeps = Pick<Deps, "pool" | "signingKey">;

/** What a member gives again, and from where. */
export type Proof = {
  password: string;
  address: string;
  /** Asked for beside the password, where it is: takes the code of the second step, once. */
  takeCode?: () => Promise<boolean>;
};

/**
 * Whether somebody who is signed in knows the account's password, and the code where one is asked for. Tries are limited as
 * those of the sign-in, and counted with them; a refused one is written into the audit log. Which half was wrong is not said.
 */
export async function checkOwnPassword(
  deps: PasswordDeps,
  { id, email }: Pick<Staff, "id" | "email">,
  { password, address, takeCode }: Proof,
): Promise<{ ok: true } | TooMany | { ok: false; reason: "wrong" }> {
  const { perAddress, perAccount } = signInLimits(deps);
  const counted = await perAddress.count(address);
  if (!counted.ok) return counted;
  const account = await accountFor(deps, { email, address });
  const allowed = await perAccount.count(account);
  if (!allowed.ok) return allowed;
  const isRight =
    password.length <= mostPasswordLength &&
    (await verifyPassword({ hash: await hashOf(deps, id), password })) &&
    (takeCode === undefined || (await takeCode()));
  if (isRight) {
    await perAccount.forgive(account);
    return { ok: true };
  }
  await auditRefused(deps, id, address);
  return { ok: false, reason: "wrong" };
}

async function hashOf({ pool }: PasswordDeps, userId: string): Promise<string> {
  const { rows } = await pool.query<{ password: string | null }>(
    "select password from account where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  return rows[0]?.password ?? "";
}

function auditRefused(
  { pool, signingKey }: PasswordDeps,
  id: string,
  address: string,
): Promise<void> {
  return inTransaction(pool, (client) =>
    writeAuditEntries(client, [
      {
        actor: { kind: "staff", id },
        action: "staff.password-refused",
        subjectKind: "user",
        subjectId: id,
        addressHash: addressHash(signingKey, address),
      },
    ]),
  );
}
