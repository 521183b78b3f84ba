/**
 * Members of the staff in stories:
 *
 *     const member = await signedIn(page, "agent");
 *     await page.goto(adminPath("cars", language));
 *
 * puts a member of the role into the house of the stories, who is nobody else's, and gives the browser their session, as the
 * sign-in library would. The password was given just now, so that pages which ask for it again do not. Without a role it is an
 * owner. `newMember` only makes the member, for stories that sign in themselves; `signIn` fills in the form on the page where it
 * stands.
 */
import { createHmac, randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import type { StaffRole } from "../../app/domain/staff/roles.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { hashPassword } from "../../app/server/staff/members/password.ts";
import { staffCookieName, staffSecret } from "../../app/server/staff/sign-in/staff-cookies.ts";
import { runInStory } from "./story-database.ts";
import { fromOwnAddress } from "./visitor.ts";

export type StoryMember = {
  id: string;
  name: string;
  email: string;
  password: string;
  role: StaffRole;
};

const password = "mirna rijeka teče";

/** Puts a member into the house of the stories, or of a product of its own, with an address of their own. */
export async function newMember(role: StaffRole = "owner", dataDir?: string): Promise<StoryMember> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.ba`;
  return addMember({ name: "Amra Hodžić", email, password, role }, dataDir);
}

/** Puts this member into the house. */
export async function addMember(
  member: Omit<StoryMember, "id">,
  dataDir?: string,
): Promise<StoryMember> {
  const id = randomUUID();
  await runInStory(
    `with member as (
       insert into "user" (id, name, email, email_verified, role) values ($1, $2, $3, true, $4) returning id
     )
     insert into account (id, account_id, provider_id, user_id, password)
     select $5, id, 'credential', id, $6 from member`,
    [id, member.name, member.email, member.role, randomUUID(), await hashOf(member.password)],
    dataDir,
  );
  return { id, ...member };
}

const hashes = new Map<string, Promise<string>>();

/** Making one takes long on purpose. */
function hashOf(secret: string): Promise<string> {
  const hash = hashes.get(secret) ?? hashPassword(secret);
  hashes.set(secret, hash);
  return hash;
}

/** Fills in the form of the sign-in, as somebody from an address of their own, and sends it. */
export async function signIn(
  page: Page,
  language: Language,
  { email, password: secret }: Pick<StoryMember, "email" | "password">,
): Promise<void> {
  const words = adminWords(language).login;
  await fromOwnAddress(page);
  await expect(page.getByRole("button", { name: words.submit })).toBeVisible();
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(secret);
  await page.getByRole("button", { name: words.submit }).click();
}

/** A new member of the role, signed in. */
export async function signedIn(page: Page, role: StaffRole = "owner"): Promise<StoryMember> {
  const member = await newMember(role);
  await giveSession(page, member.email, { origin: test.info().project.use.baseURL ?? "" });
  return member;
}

/** Gives the browser a session of the member with this address, without the form. */
export async function giveSession(
  page: Page,
  email: string,
  { origin, dataDir }: { origin: string; dataDir?: string },
): Promise<void> {
  const token = randomUUID();
  const [key] = await runInStory<{ key: string }>(
    `with entered as (
       insert into session (id, token, user_id, expires_at, ip_address, user_agent)
       select $1, $2, id, now() + interval '1 day', '10.0.0.1', $3 from "user" where email = $4
     )
     select key from signing_key where name = 'passes'`,
    [randomUUID(), token, await page.evaluate(() => navigator.userAgent), email],
    dataDir,
  );
  const secret = staffSecret(Buffer.from(key?.key ?? "", "base64"));
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  await page.context().addCookies([
    {
      name: staffCookieName(false),
      value: encodeURIComponent(`${token}.${signature}`),
      url: origin,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
}
