// walks: routes/admin
import { expect, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import {
  expectAccessible,
  expectDiscoverable,
  expectToFit,
  expectToFitEverywhere,
} from "./accessible.ts";
import { unknownPages, visitsIn, type Asker, type Visit } from "./admin-walk.ts";
import { addGuardedMember, addInvitation, readHouse } from "./house-rows.ts";
import { giveSession, signIn, type StoryMember } from "./member.ts";
import { firstOwner } from "./own-house.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { otherOf } from "./visitor.ts";
import type { Language } from "../../app/domain/language.ts";

// Files are told in the order of their names: by its own, this walk, which works all the time, goes beside stories that mostly wait.

// One house that fills up from story to story. A walk opens some ninety pages, however busy the machine is.
test.describe.configure({ mode: "serial", timeout: 900_000 });
// Judged at rest, a page is styled twice more where its visitor had not asked for less motion before.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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

/** The address of a page, whether it or its data was asked for. */
const pageOf = (url: string) => url.replace(/(\.data)?(\?.*)?$/, "");

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
      const told = heard.filter((one) => !(status >= 400 && pageOf(one.url) === pageOf(url)));
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
    document.documentElement.setAttribute("data-without-letters", "");
  }
  return faults;
}

/** As whom a page is looked at. */
type Eyes = { language: Language; scheme: string; width: number };

const phone = 360;
const desk = 1280;
const colours: Readonly<Record<Language, string>> = { "en-us": "light", ba: "dark" };

const eyesOf = (language: Language, width: number): Eyes => ({
  language,
  scheme: colours[language],
  width,
});

/** One visitor's own, or the two pairs of width, language and look that a page is looked at as, one after the other. */
type Looks = readonly [first: Eyes, second?: Eyes];

/**
 * The two pairs that a page is opened as and turned to. Pages alternate in language, and those of the walk's first half begin narrow: so
 * each page begins where the one before it ended.
 */
function turnsAt(place: number, pages: number): Looks {
  const first: Language = place % 2 === 0 ? "en-us" : "ba";
  const from = place < pages / 2 ? phone : desk;
  return [eyesOf(first, from), eyesOf(otherOf(first), from === phone ? desk : phone)];
}

/** Where all four visitors are told everything, each looks with their own eyes alone. */
function looksOf(language: Language, device: "phone" | "desk"): typeof turnsAt {
  if (process.env.CHECKS !== "all") return turnsAt;
  const own = eyesOf(language, device === "phone" ? phone : desk);
  return () => [own];
}

/** Opens every page of the back office, and says of each what is wrong with it; one bad page does not hide the next. */
async function walk(
  page: Page,
  { withRecords, looks }: { withRecords: boolean; looks: typeof turnsAt },
): Promise<void> {
  const complaints = complaintsOf(page);
  const judge = frameOnce();
  let asker: Asker = "stranger";
  const visits = visitsIn(await readHouse(product.dataDir, invitation), { withRecords });
  for (const [place, visit] of visits.entries()) {
    const [first, second] = looks(place, visits.length);
    if (visit.asker !== asker) await enterAs(visit.asker, page, first.language);
    asker = visit.asker;
    complaints.take(200);
    await test.step(visit.path, async () => {
      const faults = await openAs(page, visit, first);
      if (faults.length === 0) faults.push(...(await judge(page, first, false)));
      const fit = () =>
        second ? expectToFitAt(page, [first.width, second.width]) : expectToFitEverywhere(page);
      faults.push(...(await faultsBy(fit)));
      expect.soft([...faults, ...complaints.take(visit.status)], visit.path).toEqual([]);
      if (!second) return;
      const others = await turnTo(page, visit, second);
      if (others.length === 0) others.push(...(await judge(page, second, true)));
      others.push(...(await faultsBy(() => expectToFitAt(page, [second.width, first.width]))));
      const told = [...others, ...complaints.take(visit.status)];
      expect.soft(told, `${visit.path} in the other language`).toEqual([]);
    });
  }
}

async function enterAs(asker: Asker, page: Page, language: Language): Promise<void> {
  if (asker === "member") await giveSession(page, firstOwner.email, product);
  if (asker !== "half-in") return;
  await page.goto(at(language, "/login"));
  await signIn(page, language, guarded);
  await expect(page).toHaveURL(/\/login\/code/);
}

/** Says what is wrong with the way to a page, in one sentence each. */
async function openAs(page: Page, { path, status }: Visit, eyes: Eyes): Promise<string[]> {
  await prepare(page, eyes);
  const address = at(eyes.language, path);
  const answer = await page.goto(address);
  if (page.url() !== address) return [`it leads to ${page.url()}`];
  if (answer?.status() !== status) return [`it answers with ${answer?.status()}`];
  return looksWrong(page, eyes);
}

/** Presses the page's own link to the other language; a page that has none, or lost a letter to the judge, is opened. */
async function turnTo(page: Page, visit: Visit, eyes: Eyes): Promise<string[]> {
  await prepare(page, eyes);
  const pressed = await page
    .evaluate(pressLanguage, tagOf(eyes))
    .catch((error: Error) => error.message);
  if (pressed === "has none") return openAs(page, visit, eyes);
  const isThere = pressed === "drawn" && page.url() === at(eyes.language, visit.path);
  if (!isThere) return [`its link to the other language: ${pressed}, at ${page.url()}`];
  return looksWrong(page, eyes);
}

const tagOf = ({ language }: Eyes) => (language === "ba" ? "bs" : "en");

/** The site remembers both choices: what comes next is drawn by them. */
async function prepare(page: Page, { language, scheme, width }: Eyes): Promise<void> {
  const chosen = { ep_look: scheme, "preferred-language": language };
  await page
    .context()
    .addCookies(
      Object.entries(chosen).map(([name, value]) => ({ name, value, url: product.origin })),
    );
  await makeWide(page, width);
}

async function makeWide(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width) await page.setViewportSize({ width, height: size?.height ?? 740 });
}

/** Runs in the page, until the other language is drawn. */
async function pressLanguage(tag: string): Promise<"has none" | "drawn" | "not drawn"> {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${tag}"]`);
  const { documentElement: root } = document;
  if (!link || root.hasAttribute("data-without-letters")) return "has none";
  const isDrawn = new Promise<"drawn" | "not drawn">((resolve) => {
    setTimeout(() => resolve("not drawn"), 30_000);
    new MutationObserver(() => root.lang === tag && resolve("drawn")).observe(root, {
      attributes: true,
    });
  });
  link.click();
  return isDrawn;
}

async function looksWrong(page: Page, eyes: Eyes): Promise<string[]> {
  const scheme = await page.evaluate(
    () => document.querySelector("[data-admin]")?.getAttribute("data-theme") ?? "outside",
  );
  const faults = await page.evaluate(headFaults, tagOf(eyes));
  return scheme === eyes.scheme ? faults : [`it is ${scheme}`, ...faults];
}

/** Leaves the page as wide as the last of these. */
async function expectToFitAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await makeWide(page, width);
    await expectToFit(page);
  }
}

const faultsBy = (judge: () => Promise<void>): Promise<string[]> =>
  judge().then(
    () => [],
    (error: Error) => [error.message],
  );

/** Judges pages as they stand. What stands around a page is the same on all: it is judged with the first of each width and look. */
function frameOnce() {
  const judged = new Set<string>();
  return async (page: Page, { scheme, width }: Eyes, looksAlone: boolean): Promise<string[]> => {
    const hasRail = await page.evaluate(() => document.querySelector("[data-admin] nav") !== null);
    const kind = looksAlone ? `${width} ${scheme}` : `${width}`;
    const frame = !hasRail || !judged.has(kind);
    if (hasRail) judged.add(kind);
    return [
      ...(looksAlone ? [] : await faultsBy(() => expectDiscoverable(page))),
      ...(await faultsBy(() => expectAccessible(page, { frame, looksAlone }))),
    ];
  };
}

test("the walk knows every page of the route table @phone", () => {
  expect(unknownPages).toEqual([]);
});

test("the lists of an empty house are whole @phone", async ({ page, language, device }) => {
  await walk(page, { withRecords: false, looks: looksOf(language, device) });
});

test("a year goes by, and a reservation is confirmed @phone", async ({ page, language }) => {
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

test("every page with a year in it is whole @phone", async ({ page, language, device }) => {
  await walk(page, { withRecords: true, looks: looksOf(language, device) });
});
