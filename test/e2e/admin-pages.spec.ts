import { expect, type Cookie, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { staffWords } from "../../app/i18n/staff/en.ts";
import { unknownPages, visitsIn, type Asker, type Visit } from "./admin-walk.ts";
import { addGuardedMember, addInvitation, readHouse } from "./house-rows.ts";
import { signIn, type StoryMember } from "./member.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { expectAccessible, expectToFit, languages, type Language } from "./visitor.ts";

// One house that fills up from story to story.
test.describe.configure({ mode: "serial", timeout: 1_500_000 });

type Scheme = "light" | "dark";

const owner = { name: "Amra Hodžić", email: "amra@example.ba", password: "mirna rijeka teče" };
let product: OwnProduct;
let guarded: StoryMember;
let invitation: string;
/** Of the owner's one sign-in. */
let kept: Cookie[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openOwnProduct();
});
test.afterAll(() => product?.close());

const at = (language: Language, path: string) =>
  product.origin + adminPath("admin", language) + path;

/** What a browser complains of while it shows a page. */
function complaintsOf(page: Page): { take: (status: number) => string[] } {
  let heard: { url: string; says: string }[] = [];
  page.on("pageerror", (error) => heard.push({ url: "", says: error.message }));
  page.on("console", (message) => {
    if (message.type() === "error")
      heard.push({ url: message.location().url, says: message.text() });
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) heard.push({ url: answer.url(), says: `${answer.status()}` });
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // What a page still asks for when it is left, ends with it.
    if (why !== "net::ERR_ABORTED") heard.push({ url: request.url(), says: why });
  });
  return {
    take(status) {
      const url = page.url();
      const told = heard.filter((one) => !(status >= 400 && one.url === url));
      heard = [];
      return told.map((one) => `${one.says} ${one.url}`);
    },
  };
}

/** Runs in the page: a letter stands in a frame that no script may enter, not the judge's either; it has to have a name at least. */
function takeOutLetters(): string[] {
  const letters = [...document.querySelectorAll<HTMLIFrameElement>("iframe[sandbox]")];
  for (const letter of letters) letter.remove();
  return letters.flatMap(({ title }) => (title ? [] : ["a letter has no name"]));
}

/** What is wrong with a page as it stands, in one sentence each. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = [];
  const html = page.locator("html");
  const [lang, title, headings] = await Promise.all([
    html.getAttribute("lang"),
    page.title(),
    page.getByRole("heading", { level: 1 }).count(),
  ]);
  if (lang !== (language === "ba" ? "bs" : "en")) faults.push(`it is written in ${lang}`);
  if (!/^\S.* · Eternal Pro$/.test(title)) faults.push(`its title is "${title}"`);
  if (headings !== 1) faults.push(`it has ${headings} headings of the first level`);
  faults.push(...(await page.evaluate(takeOutLetters)));
  for (const judge of [expectToFit, expectAccessible])
    await judge(page).catch((error: Error) => faults.push(error.message));
  return faults;
}

async function enterAs(asker: Asker, page: Page, language: Language): Promise<void> {
  if (asker === "member") {
    await page.context().addCookies(kept);
    // However long the walks before have taken: settings ask for the password once more after a quarter of an hour.
    await runInStory("update session set password_at = now()", [], product.dataDir);
  }
  if (asker !== "half-in") return;
  await page.goto(at(language, "/login"));
  await signIn(page, language, guarded);
  await expect(page).toHaveURL(/\/login\/code/);
}

/** Opens every page of the back office, and says of each what is wrong with it; one bad page does not hide the next. */
async function walk(
  page: Page,
  { language, scheme, withRecords }: { language: Language; scheme: Scheme; withRecords: boolean },
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.context().addCookies([{ name: "ep_look", value: scheme, url: product.origin }]);
  const complaints = complaintsOf(page);
  let asker: Asker = "stranger";
  const rows = await readHouse(product.dataDir, invitation);
  for (const visit of visitsIn(rows, { withRecords })) {
    if (visit.asker !== asker) await enterAs(visit.asker, page, language);
    asker = visit.asker;
    complaints.take(200);
    const faults = await test.step(visit.path, () => open(page, visit, language, scheme));
    expect.soft([...faults, ...complaints.take(visit.status)], visit.path).toEqual([]);
  }
}

async function open(
  page: Page,
  { path, status }: Visit,
  language: Language,
  scheme: Scheme,
): Promise<string[]> {
  const address = at(language, path);
  const answer = await page.goto(address);
  if (page.url() !== address) return [`it leads to ${page.url()}`];
  if (answer?.status() !== status) return [`it answers with ${answer?.status()}`];
  const looks = await page.evaluate(
    () => document.querySelector("[data-admin]")?.getAttribute("data-theme") ?? "outside",
  );
  return [...(looks === scheme ? [] : [`it is ${looks}`]), ...(await faultsOf(page, language))];
}

test("the walk knows every page of the route table", () => {
  expect(unknownPages).toEqual([]);
});

test("the first owner is made", async ({ page }) => {
  const link = new URL(product.ownerLink);
  const wrong: string[] = [];
  for (const language of languages.toReversed()) {
    await page.goto(at(language, link.pathname.replace("/admin", "")));
    wrong.push(...(await faultsOf(page, language)));
  }
  expect(wrong).toEqual([]);
  const words = staffWords("en-us");
  await page.getByLabel(words.name).fill(owner.name);
  await page.getByLabel(words.email, { exact: true }).fill(owner.email);
  await page.getByLabel(words.password, { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: words.makeOwner }).click();
  await expect(page.getByRole("heading", { name: words.done(owner.name) })).toBeVisible();
  await page.goto(at("en-us", "/login"));
  await signIn(page, "en-us", owner);
  await expect(page).not.toHaveURL(/\/admin\/login/);
  kept = await page.context().cookies();
  invitation = await addInvitation(product.dataDir);
  guarded = await addGuardedMember(product.dataDir);
});

// Its records are those of the walks below.
test("every list and form of an empty house is whole (en-us, light)", async ({ page }) => {
  await walk(page, { language: "en-us", scheme: "light", withRecords: false });
});

test("a year goes by, and a reservation is confirmed", async ({ page }) => {
  await product.fillDemo();
  // Not every day's year has one that waits.
  const [waiting] = await runInStory<{ code: string }>(
    `update reservation set status = 'pending' where id = (
       select id from reservation
       where status in ('pending', 'confirmed') and pickup_at > now() + interval '2 days'
       order by status = 'pending' desc, pickup_at limit 1
     ) returning code`,
    [],
    product.dataDir,
  );
  await page.context().addCookies(kept);
  await page.goto(at("en-us", `/reservations/${waiting?.code}`));
  const words = adminReservationWords("en-us");
  await page.getByRole("button", { name: words.deeds.confirm }).click();
  await expect(page.getByText(words.done.confirm)).toBeVisible();
  await expect
    .poll(async () => (await readHouse(product.dataDir, invitation)).boxedLetter, {
      timeout: 20_000,
    })
    .not.toBeNull();
});

for (const language of languages)
  test(`every page with a year in it is whole (${language})`, async ({ page }, info) => {
    // What one language looks like in the dark on a phone, the other does at a desk: all four are seen in half the time.
    const isDark = (language === "ba") === (info.project.name === "desk");
    await walk(page, { language, scheme: isDark ? "dark" : "light", withRecords: true });
  });
