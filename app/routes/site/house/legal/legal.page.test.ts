import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { legalKinds } from "../../../../domain/facts.ts";
import { settingKey } from "../../../../server/catalogue/read-settings.ts";
import { shippedTexts } from "../../../../server/db/seed/shipped-texts.ts";
import { visitWords } from "../../../../i18n/visits/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const pages = [
  ["/legal", "en", "bs"],
  ["/ba/legal", "bs", "en"],
] as const;

const html = async (path: string) => (await site.get(path)).text();
const drawn = (page: string) => page.replace(/<script.*?<\/script>/gs, "");
const set = async (name: string, value: unknown) => {
  await site.deps.pool.query(
    "insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2",
    [settingKey(name), JSON.stringify(value)],
  );
  await site.deps.catalogue.refresh();
};
const publish = async (kind: string, version: number, title: string, publishedAt: Date | null) => {
  await site.deps.pool.query(
    `insert into legal_document
       (kind, document_version, title_en, title_bs, body_en, body_bs, published_at, open_points)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      kind,
      version,
      title,
      `${title} (bs)`,
      "## New\n\nBy {name}.",
      "## Novo\n\nOd: {name}.",
      publishedAt,
      JSON.stringify([{ en: "ask the lawyer", bs: "pitati advokata" }]),
    ],
  );
  await site.deps.catalogue.refresh();
};

describe.each(pages)("%s", (path, tongue, other) => {
  test("holds every text in force, in its order, whole", async () => {
    const { legal } = await site.deps.catalogue.get();
    const answer = await site.get(path);
    const page = drawn(await answer.text());
    expect(answer.status).toBe(200);
    expect(legal.map(({ kind }) => kind)).toEqual([...legalKinds]);
    const at = legal.map(({ kind }) => page.indexOf(`<article id="${kind}"`));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    for (const { kind, title, publishedOn } of legal) {
      expect(page).toContain(`href="#${kind}"`);
      expect(page).toContain(`>${title[tongue]}</h2>`);
      expect(publishedOn).toBe("2026-11-21");
    }
    expect(page).not.toMatch(/\{\w+\}|## |^- |^\| |undefined/m);
  });

  test("sends the one language that was asked for, and nothing that is for the staff", async () => {
    const { legal } = await site.deps.catalogue.get();
    for (const answer of [await html(path), await html(`${path}.data`)]) {
      for (const { title } of legal) {
        expect(answer).toContain(title[tongue]);
        expect(answer).not.toContain(title[other]);
      }
      expect(answer).not.toMatch(/open_?points/i);
      for (const { openPoints } of shippedTexts)
        for (const point of openPoints) {
          expect(answer).not.toContain(point.en.slice(0, 30));
          expect(answer).not.toContain(point.bs.slice(0, 30));
        }
    }
  });

  test("numbers its sections, and each has an anchor that is there once", async () => {
    const page = drawn(await html(path));
    const ids = [...page.matchAll(/<section id="((?:terms|privacy|cookies)[^"]*)"/g)].map(
      ([, id]) => id,
    );
    expect(ids).toContain("terms-1");
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, to] of page.matchAll(/href="#([a-z]+-\d+)"/g)) expect(ids).toContain(to);
  });

  test("has a title and a description that search engines show whole, and is listed", async () => {
    const page = await html(path);
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(page) ?? [];
    const [, text = ""] = /<meta name="description" content="([^"]+)"/.exec(page) ?? [];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(text.length).toBeGreaterThanOrEqual(70);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(page).not.toContain("noindex");
    expect((await site.get(path)).headers.get("X-Robots-Tag")).toBeNull();
  });

  test("names everything that the browser is left with, with the cookie settings beneath", async () => {
    const page = drawn(await html(path));
    const cookies = page.slice(page.indexOf('<article id="cookies"'));
    const policy = cookies.slice(0, cookies.indexOf("</article>"));
    for (const name of [
      "preferred-language",
      "ep_reservation",
      "search-params",
      "react-router-scroll-positions",
      "visit-consent",
      "visit-session",
      "kept-reservation-removed",
      "ep_staff",
      "ep_look",
      "ep_details",
      "ep_booked",
    ])
      expect(policy).toContain(name);
    expect(policy.match(/<dl>/g)).toHaveLength(13);
    expect(policy).toMatch(/href="[^"]*\/legal#cookies"/);
  });

  test("the foot of every page leads to each of its texts", async () => {
    const home = drawn(await html(tongue === "bs" ? "/ba" : "/"));
    const foot = home.slice(home.indexOf("<footer"));
    for (const kind of legalKinds) expect(foot).toContain(`href="${path}#${kind}"`);
    // Without scripts, the link to the cookie settings leads to the text about cookies.
    const settings = visitWords(tongue === "bs" ? "ba" : "en-us").settings;
    expect(foot).toMatch(new RegExp(`<a[^>]*href="${path}#cookies"[^>]*>(<[^>]*>)*${settings}`));
  });
});

test("the numbers are those of the settings, at once", async () => {
  expect(await html("/legal")).toContain("up to 48 hours before pick-up");
  await set("freeCancellationHours", 21);
  await set("complaintAnswerDays", 15);
  expect(await html("/legal")).toContain("up to 21 hours before pick-up");
  const bosnian = await html("/ba/legal");
  expect(bosnian).toContain("do 21 sata prije preuzimanja");
  expect(bosnian).toContain("u roku od 15 dana");
  await set("freeCancellationHours", 48);
  await set("complaintAnswerDays", 8);
});

test("the imprint says what is set, and is silent about the rest", async () => {
  const before = drawn(await html("/legal"));
  expect(before).not.toMatch(/JIB|Registered at|VAT number|Responsible person/);
  await set("jib", "4200000000000");
  await set("responsiblePerson", "Amra <b>Hodžić</b> & sinovi");
  await set("vatNumber", "  ");
  await set("registrationCourt", null);
  const after = drawn(await html("/legal"));
  expect(after).toContain("Identification number (JIB): 4200000000000");
  expect(after).toContain("Responsible person: Amra &lt;b&gt;Hodžić&lt;/b&gt; &amp; sinovi");
  expect(after).not.toMatch(/Registered at|VAT number/);
});

describe("a version", () => {
  test.each([
    ["/legal/terms/1", "Rental terms and conditions", "This is the version in force."],
    ["/ba/legal/terms/1", "Opći uslovi najma", "Ova verzija je na snazi."],
    ["/legal/imprint/1", "Imprint", "version in force"],
  ])("%s is read by itself, and not listed", async (path, title, said) => {
    const answer = await site.get(path);
    const page = drawn(await answer.text());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(page).toContain(`>${title}</h1>`);
    expect(page).toContain(said);
    expect(page).not.toMatch(/\{\w+\}|## /);
  });

  test.each([
    "/legal/terms/2",
    "/legal/terms/0",
    "/legal/terms/01",
    "/legal/terms/-1",
    "/legal/terms/1e0",
    "/legal/terms/1.0",
    "/legal/terms/99999999999999999999",
    "/legal/terms/%31%00",
    "/legal/terms/x",
    "/legal/nothing/1",
    "/legal/toString/1",
    "/legal/Terms/1",
    "/legal/terms",
    "/legal/terms/1/2",
    `/legal/terms/${"9".repeat(3000)}`,
  ])("%s is no page", async (path) => {
    for (const prefix of ["", "/ba"]) expect((await site.get(prefix + path)).status).toBe(404);
  });

  test("that is followed by another stays readable, and bookings keep theirs", async () => {
    const trip = tripAt("2027-07-05T10:00", "2027-07-10T10:00");
    const old = await book(site.deps, { trip, selection: plainSelection(1) });
    await publish("terms", 2, "Newer terms", new Date(site.deps.clock.now()));
    await publish("terms", 3, "Unpublished terms", null);
    const page = drawn(await html("/legal"));
    expect(page).toContain("Newer terms");
    expect(page).toContain("By Eternal Pro.");
    expect(page).not.toMatch(/Unpublished terms|ask the lawyer/);
    expect(page).toContain("version 2.");
    const first = drawn(await html("/legal/terms/1"));
    expect(first).toContain("no longer in force");
    expect(first).toContain('href="/legal#terms"');
    expect((await site.get("/legal/terms/3")).status).toBe(404);
    expect(await html("/legal/terms/2")).not.toContain("ask the lawyer");

    const sheet = async (token: string) => drawn(await html(`/reservationreview/${token}`));
    expect(await sheet(old.token)).toContain('href="/legal/terms/1"');
    const newer = await book(site.deps, { trip, selection: plainSelection(2) });
    expect(await sheet(newer.token)).toContain('href="/legal#terms"');
  });
});

test("whatever stands behind the address changes nothing", async () => {
  for (const query of ["?kind=terms&version=1", "?x[]=1&x[]=2", "?%F0%9F", `?${"a".repeat(4000)}`])
    expect((await site.get(`/legal${query}`)).status).toBe(200);
});
