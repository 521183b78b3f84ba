// walks: routes/admin
import { expect, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { expectAccessible, expectDiscoverable, expectToFitEverywhere } from "./accessible.ts";
import { unknownPages, visitsIn, type Asker, type Visit } from "./admin-walk.ts";
import { addGuardedMember, addInvitation, readHouse } from "./house-rows.ts";
import { giveSession, signIn, type StoryMember } from "./member.ts";
import { firstOwner } from "./own-house.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import type { Language } from "../../app/domain/language.ts";

// One house that fills up from story to story. A walk opens some ninety pages, however busy the machine is.
test.describe.configure({ mode: "serial", timeout: 900_000 });

let product: OwnProduct;
let guarded: StoryMember;
let invitation: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openOwnProduct();
  invitation = await addInvitation(product.dataDir);
  guarded = await addGuardedMember(product.dataDir);
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
    // What a page still asks for when it is left, ends with it. A browser without scripts loads none; in one that has them, a
    // policy that forbids something is a message of the console as well.
    if (why !== "net::ERR_ABORTED" && why !== "csp") heard.push({ url: request.url(), says: why });
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

/**
 * Runs in the page: what is wrong with its head, in one sentence each. A letter stands in a frame that no script may enter, not the judge's
 * either: it has to have a name at least, and is taken out.
 */
function headFaults(code: string): string[] {
  const faults: string[] = [];
  const { lang } = document.documentElement;
  if (lang !== code) faults.push(`it is written in ${lang}`);
  if (!/^\S.* · Eternal Pro$/.test(document.title)) faults.push(`its title is "${document.title}"`);
  const headings = [...document.querySelectorAll("h1")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (headings.length !== 1) faults.push(`it has ${headings.length} headings of the first level`);
  for (const letter of document.querySelectorAll<HTMLIFrameElement>("iframe[sandbox]")) {
    if (!letter.title) faults.push("a letter has no name");
    letter.remove();
  }
  return faults;
}

/** What is wrong with a page as it stands, in one sentence each. */
async function faultsOf(page: Page, { language, judges }: Walk, isOwn: boolean): Promise<string[]> {
  const faults = await page.evaluate(headFaults, language === "ba" ? "bs" : "en");
  for (const judge of judges)
    await judge(page, isOwn).catch((error: Error) => faults.push(error.message));
  return faults;
}

async function enterAs(asker: Asker, page: Page, language: Language): Promise<void> {
  if (asker === "member") await giveSession(page, firstOwner.email, product);
  if (asker !== "half-in") return;
  await page.goto(at(language, "/login"));
  await signIn(page, language, guarded);
  await expect(page).toHaveURL(/\/login\/code/);
}

/** How the back office is walked through: in which look, as what kind of house, and what each page is judged by. */
type Walk = {
  language: Language;
  scheme: string;
  withRecords: boolean;
  /** True for pages that this visitor judges by everything, by their place in the walk. */
  owns: (place: number) => boolean;
  judges: ((page: Page, isOwn: boolean) => Promise<void>)[];
};

/** Opens every page of the back office, and says of each what is wrong with it; one bad page does not hide the next. */
async function walk(page: Page, how: Walk): Promise<void> {
  await page.context().addCookies([{ name: "ep_look", value: how.scheme, url: product.origin }]);
  const complaints = complaintsOf(page);
  let asker: Asker = "stranger";
  const rows = await readHouse(product.dataDir, invitation);
  for (const [place, visit] of visitsIn(rows, how).entries()) {
    if (visit.asker !== asker) await enterAs(visit.asker, page, how.language);
    asker = visit.asker;
    complaints.take(200);
    const faults = await test.step(visit.path, () => open(page, visit, how, how.owns(place)));
    expect.soft([...faults, ...complaints.take(visit.status)], visit.path).toEqual([]);
  }
}

async function open(
  page: Page,
  { path, status }: Visit,
  how: Walk,
  isOwn: boolean,
): Promise<string[]> {
  const address = at(how.language, path);
  const answer = await page.goto(address);
  if (page.url() !== address) return [`it leads to ${page.url()}`];
  if (answer?.status() !== status) return [`it answers with ${answer?.status()}`];
  const looks = await page.evaluate(
    () => document.querySelector("[data-admin]")?.getAttribute("data-theme") ?? "outside",
  );
  return [
    ...(looks === how.scheme ? [] : [`it is ${looks}`]),
    ...(await faultsOf(page, how, isOwn)),
  ];
}

/** The frame is the same around every page: the first one of a member is judged with it. */
function whole(): Walk["judges"] {
  let isFrameJudged = false;
  const accessible = async (page: Page, isOwn: boolean) => {
    const hasRail = await page.evaluate(() => document.querySelector("[data-admin] nav") !== null);
    await expectAccessible(page, { frame: !(hasRail && isFrameJudged), looksAlone: !isOwn });
    isFrameJudged ||= hasRail && isOwn;
  };
  return [expectToFitEverywhere, expectDiscoverable, accessible];
}

/** Of two visitors each owns every other page; where all four are told everything, each owns all. */
const ownsAs = (device: string) => (place: number) =>
  process.env.STORIES === "all" || place % 2 === (device === "desk" ? 1 : 0);

test("the walk knows every page of the route table", () => {
  expect(unknownPages).toEqual([]);
});

test("the lists of an empty house are whole", async ({ page, language, colorScheme, device }) => {
  await walk(page, {
    language,
    scheme: colorScheme ?? "",
    withRecords: false,
    owns: ownsAs(device),
    judges: whole(),
  });
});

test("a year goes by, and a reservation is confirmed", async ({ page, language }) => {
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
  await giveSession(page, firstOwner.email, product);
  await page.goto(at(language, `/reservations/${waiting?.code}`));
  const words = adminReservationWords(language);
  await page.getByRole("button", { name: words.deeds.confirm }).click();
  await expect(page.getByText(words.done.confirm)).toBeVisible();
  await expect
    .poll(async () => (await readHouse(product.dataDir, invitation)).boxedLetter, {
      timeout: 20_000,
    })
    .not.toBeNull();
});

test("every page with a year in it is whole", async ({ page, language, colorScheme, device }) => {
  await walk(page, {
    language,
    scheme: colorScheme ?? "",
    withRecords: true,
    owns: ownsAs(device),
    judges: whole(),
  });
});
