/** Members of the staff for tests that sign in. */
import { randomUUID } from "node:crypto";
import type { StaffRole } from "../../app/domain/staff/roles.ts";
import type { Deps } from "../../app/server/deps.ts";
import { signIn } from "../../app/server/staff/sign-in/sign-in.ts";

export const staffPassword = "mirna rijeka teče";

/** A hash of it of the least cost: with the product's own a sign-in takes long on purpose, and tests sign in a thousand times. */
const hashed =
  "$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$z6IwUw8uLyHZvAMFTJxCOFyzVuRSqT1MXd3nXW8Icug";

/** Adds a member to the staff; the address is `<role>@example.ba` unless one is given. */
export async function addStaff(
  { pool }: Pick<Deps, "pool">,
  role: StaffRole,
  { email = `${role}@example.ba`, name = `Amra ${role}` } = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  await pool.query(
    `insert into "user" (id, name, email, email_verified, role) values ($1, $2, $3, true, $4)`,
    [id, name, email, role],
  );
  await pool.query(
    `insert into account (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)`,
    [randomUUID(), id, hashed],
  );
  return { id, email };
}

let addresses = 0;

/** The `Cookie` header of a member who has signed in, each from another address. */
export async function cookieOf(
  deps: Deps,
  email: string,
  origin = "http://site.test",
): Promise<string> {
  addresses += 1;
  const signed = await signIn(deps, new Request(origin), {
    email,
    password: staffPassword,
    remember: true,
    address: `10.1.${addresses >> 8}.${addresses & 255}`,
  });
  if (!signed.ok) throw new Error(`${email} could not sign in: ${signed.reason}`);
  return cookieHeader(signed.cookies);
}

/** The `Cookie` header that a browser sends after these `Set-Cookie` headers. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies.map((one) => one.split(";")[0]).join("; ");
}
