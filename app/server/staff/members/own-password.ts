import { maxPasswordLength } from "../../../domain/staff/password-field.ts";
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

/** The credentials that a member gives again, and their network address. */
export type Proof = {
  password: string;
  address: string;
  /** Uses up the code of the second step; absent where only the password is asked for. */
  takeCode?: () => Promise<boolean>;
};

/**
 * Checks that a signed-in member knows the account's password, and the code where one is required. Tries are limited
 * and counted like those of the sign-in; a refused try is written into the audit log. The answer does not say whether
 * the password or the code was wrong.
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
    password.length <= maxPasswordLength &&
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
