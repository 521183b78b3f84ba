/**
 * Members of the staff in stories:
 *
 *     const member = await signedIn(page, "agent", "ba");
 *
 * puts a member of the role into the house of the stories, who is nobody else's, signs them in through the form and stands on
 * the first page of the back office. Then `page.goto(adminPath("cars", "ba"))`. The password was given just now, so that pages
 * which ask for it again do not. Without a role it is an owner, without a language English. `newMember` only makes the member,
 * for stories that sign in themselves; `signIn` fills in the form on the page where it stands.
 */
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import type { StaffRole } from "../../app/domain/staff/roles.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { hashPassword } from "../../app/server/staff/members/password.ts";
import { runInStory } from "./story-database.ts";

export type StoryMember = {
  id: string;
  name: string;
  email: string;
  password: string;
  role: StaffRole;
};

const password = "mirna rijeka teče";
const hashed = hashPassword(password);

/** Puts a member into the house of the stories, or of a product of its own, with an address of their own. */
export async function newMember(role: StaffRole = "owner", dataDir?: string): Promise<StoryMember> {
  const id = randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.ba`;
  const name = "Amra Hodžić";
  await runInStory(
    `with member as (
       insert into "user" (id, name, email, email_verified, role) values ($1, $2, $3, true, $4) returning id
     )
     insert into account (id, account_id, provider_id, user_id, password)
     select $5, id, 'credential', id, $6 from member`,
    [id, name, email, role, randomUUID(), await hashed],
    dataDir,
  );
  return { id, name, email, password, role };
}

/** Fills in the form of the sign-in, as somebody from an address of their own, and sends it. */
export async function signIn(
  page: Page,
  language: Language,
  { email, password: secret }: Pick<StoryMember, "email" | "password">,
): Promise<void> {
  const words = adminWords(language).login;
  // Tries are counted by the address that sends them.
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
  await expect(page.getByRole("button", { name: words.submit })).toBeVisible();
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(secret);
  await page.getByRole("button", { name: words.submit }).click();
}

/** A new member of the role, signed in. */
export async function signedIn(
  page: Page,
  role: StaffRole = "owner",
  language: Language = "en-us",
): Promise<StoryMember> {
  const member = await newMember(role);
  await page.goto(adminPath("login", language));
  await signIn(page, language, member);
  await expect(page).not.toHaveURL(/\/admin\/login/);
  return member;
}
