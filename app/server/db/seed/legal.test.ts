import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, seededAt, type TestDatabase } from "../../../../test/world/database.ts";
import { fixedClock } from "../../../../test/world/fixed-clock.ts";
import { legalKinds } from "../../../domain/facts.ts";
import { inLanguage, languages } from "../../../domain/language.ts";
import type { LegalFacts } from "../../../domain/legal-facts.ts";
import { fillLegal } from "../../../i18n/legal/fill-legal.ts";
import { legalTexts, type LegalSources } from "../../../i18n/legal/legal-texts.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.ts";
import { migrate } from "../migrate.ts";
import { publishLegalTexts } from "./legal.ts";
import type { ShippedText } from "./shipped-text.ts";
import { shippedTexts } from "./shipped-texts.ts";

const clock = fixedClock(seededAt);
let database: TestDatabase;
let sources: LegalSources;

beforeAll(async () => {
  database = await freshDatabase();
  const { priceList, facts, legalFacts: legal, retention } = await readCatalogue(database.pool);
  sources = { ...priceList, facts, legal, retention };
});
afterAll(() => database.close());

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
const firstOf = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error("the seed has none");
  return one;
};

const wholeRegister: Required<LegalFacts> = {
  legalName: "Eternal Pro d.o.o. Dubrave Gornje",
  legalForm: "d.o.o.",
  registrationCourt: "Općinski sud u Tuzli",
  registrationNumber: "32-01-0001-20",
  jib: "4200000000000",
  vatNumber: "200000000000",
  responsiblePerson: "Amra Hodžić",
  bankName: "Banka d.d. Tuzla",
  bankAccount: "1610000000000000",
};

/**
 * For each name in braces, a change of the facts that its text comes from. Names not listed here are fixed by law or
 * by the code.
 */
const changes: Record<string, (of: LegalSources) => Partial<LegalSources>> = {
  address: ({ facts }) => ({ facts: { ...facts, address: "Changed 7" } }),
  region: ({ facts }) => ({ facts: { ...facts, region: { en: "changed", bs: "changed" } } }),
  email: ({ facts }) => ({ facts: { ...facts, email: "changed@eternalpro.example" } }),
  phone: ({ facts }) => ({ facts: { ...facts, phone: "+38735999999" } }),
  phoneHours: ({ facts }) => ({
    facts: { ...facts, phoneHours: { weekly: facts.phoneHours.weekly.toReversed(), special: [] } },
  }),
  payments: ({ facts }) => ({ facts: { ...facts, paymentTypes: ["cash"] } }),
  mapHost: ({ facts }) => ({ facts: { ...facts, mapTiles: undefined } }),
  minRentalDays: ({ rules }) => ({ rules: { ...rules, minRentalDays: 5 } }),
  maxRentalDays: ({ rules }) => ({ rules: { ...rules, maxRentalDays: 41 } }),
  minDriverAge: ({ rules }) => ({ rules: { ...rules, minDriverAge: 20 } }),
  licenceYears: ({ rules }) => ({ rules: { ...rules, licenceYears: 3 } }),
  graceMinutes: ({ rules }) => ({ rules: { ...rules, graceMinutes: 29 } }),
  youngDriverRule: ({ rules }) => ({ rules: { ...rules, youngDriverCapCents: 4500 } }),
  freeUntil: ({ rules }) => ({ rules: { ...rules, freeCancellationHours: 24 } }),
  plans: ({ plans }) => ({ plans: plans.map((plan) => ({ ...plan, depositCents: 12_300 })) }),
  places: ({ locations }) => ({
    locations: locations.map((place) => ({ ...place, outOfHoursFeeCents: 7700 })),
  }),
  freeExtras: ({ extras }) => ({ extras: extras.filter(({ code }) => code !== "child_seat") }),
  winterExtras: ({ extras }) => ({
    extras: extras.map((extra) => (extra.includedTo ? { ...extra, includedTo: "04-15" } : extra)),
  }),
  borderFees: ({ countries }) => ({
    countries: countries.map((country) => ({ ...country, feeCents: 4300 })),
  }),
  closedCountries: ({ countries }) => ({
    countries: countries.map((country) => ({ ...country, allowed: country.code !== "HR" })),
  }),
  greenCardCountries: ({ countries }) => ({
    countries: countries.map((country) => ({ ...country, document: "none" })),
  }),
  insuranceCountries: ({ countries }) => ({
    countries: countries.map((country) => ({ ...country, document: "border-insurance" })),
  }),
};
for (const [name, value] of Object.entries(wholeRegister))
  changes[name] = () => ({ legal: { [name]: value } });
const times = [
  "contactMessageMonths",
  "cancelledReservationMonths",
  "contractYears",
  "documentPhotoDays",
  "positionDays",
  "visitMonths",
  "newsletterProofMonths",
  "complaintAnswerDays",
  "privacyAnswerDays",
] as const;
for (const time of times)
  changes[time] = ({ retention }) => ({ retention: { ...retention, [time]: 77 } });

/** The rate of the currency board and of VAT are the law's; the others are what the code does. */
const fixed = new Set([
  "kmRate",
  "vat",
  "unconfirmedDays",
  "languageYears",
  "sessionMinutes",
  "detailsMinutes",
  "bookedHours",
  "consentYears",
  "keptReservationDays",
  "visitHours",
]);

describe.each(shippedTexts)("$kind", (text) => {
  test("has the same sections, blocks and facts in both languages", () => {
    const shape = (body: string) =>
      body.split(/\n{2,}/).map((block) => ({
        marks: block.split("\n").map((line) => /^(?:## |- |\| )?/.exec(line)?.[0]),
        cells: block.startsWith("| ") ? block.split(" | ").length : 0,
        names: namesIn(block).toSorted(),
      }));
    expect(shape(text.body.bs)).toEqual(shape(text.body.en));
    expect(text.body.bs).not.toBe(text.body.en);
  });

  test.each(languages)("is whole in %s, with and without what is optional", (language) => {
    const full = { ...sources, legal: wholeRegister };
    for (const of of [sources, full]) {
      const filled = fillLegal(inLanguage(text.body, language), legalTexts(of, language));
      expect(filled).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(filled).not.toMatch(/[:,]\s*$/m);
      expect(filled).not.toMatch(/\n{3,}| {2}|^\s|\s$/);
    }
  });

  test.each(languages)("says in %s what the settings and the price list say", (language) => {
    const body = inLanguage(text.body, language);
    const before = legalTexts(sources, language);
    for (const name of namesIn(body)) {
      expect(Object.keys(before)).toEqual(expect.arrayContaining(namesIn(body)));
      if (fixed.has(name)) continue;
      const change = changes[name];
      expect(change, `nothing says where {${name}} comes from`).toBeDefined();
      const after = legalTexts({ ...sources, ...change?.(sources) }, language);
      expect(fillLegal(body, after), `{${name}} is not what the settings say`).not.toBe(
        fillLegal(body, before),
      );
    }
  });

  test("says no number of the house itself", () => {
    // Ages of children, emergency numbers, a day's hours, and what the law says once for all.
    const lawful = /\b(?:122|124|24|12|5|1|12\/25|25\/06)\b/;
    for (const body of [text.body.en, text.body.bs]) {
      const numbers = body.replace(/\{\w+\}/g, "").match(/\d+/g) ?? [];
      expect(numbers.filter((number) => !lawful.test(number))).toEqual([]);
    }
  });

  test("names what a lawyer has to confirm, in both languages", () => {
    expect(text.openPoints.length).toBeGreaterThan(0);
    for (const { en, bs } of text.openPoints) {
      expect(Math.min(en.length, bs.length)).toBeGreaterThan(20);
      expect(en).not.toBe(bs);
    }
  });
});

test("the texts are one of each kind, in the order in which they are read", () => {
  expect(shippedTexts.map(({ kind }) => kind)).toEqual([...legalKinds]);
});

test("a text that was changed has a new edition: raise it, then write its new mark here", () => {
  const markOf = ({ title, body }: ShippedText) =>
    createHash("sha256")
      .update(JSON.stringify([title, body]))
      .digest("hex")
      .slice(0, 12);
  const marks = shippedTexts.map((text) => `${text.kind} ${text.edition} ${markOf(text)}`);
  expect(marks).toMatchInlineSnapshot(`
    [
      "terms 7 8942265aade6",
      "cancellation 3 c3af00d6e04d",
      "privacy 8 69d88c8c5072",
      "cookies 7 d97b599a5752",
      "complaints 2 c977882ecc81",
      "imprint 3 16f691fad06d",
    ]
  `);
});

describe("publishing", () => {
  const lists = async (pool: TestDatabase["pool"]) => {
    const { rows } = await pool.query<{ text: string }>(
      `select concat_ws(' ', kind, document_version, edition, case when published_at is null then 'draft' end) as text
       from legal_document order by kind, document_version`,
    );
    return rows.map(({ text }) => text);
  };
  const write = (pool: TestDatabase["pool"], rows: string) =>
    pool.query(
      `insert into legal_document (kind, document_version, edition, title_en, title_bs, body_en, body_bs, published_at)
       values ${rows.replaceAll("…", "'t', 'n', 'text', 'tekst'")}`,
    );

  test("gives a new database every text once, in force from its first start", async () => {
    const now = shippedTexts.map(({ kind, edition }) => `${kind} 1 ${edition}`).toSorted();
    expect(await lists(database.pool)).toEqual(now);
    expect(await publishLegalTexts(database.pool, { clock })).toEqual([]);
    expect(await lists(database.pool)).toEqual(now);
    const { legal } = await readCatalogue(database.pool);
    expect(legal.map(({ kind, version, publishedOn }) => [kind, version, publishedOn])).toEqual(
      legalKinds.map((kind) => [kind, 1, "2026-11-21"]),
    );
  });

  test("follows a first text that nobody touched, and never one of the staff's", async () => {
    const old = await freshDatabase({ seeded: false });
    await write(old.pool, "('terms', 1, 1, …, now()), ('privacy', 1, null, …, now())");
    expect(await publishLegalTexts(old.pool, { clock })).toEqual([
      "terms 2",
      "cancellation 1",
      "cookies 1",
      "complaints 1",
      "imprint 1",
    ]);
    expect(await publishLegalTexts(old.pool, { clock })).toEqual([]);
    const { edition } = firstOf(shippedTexts);
    expect((await lists(old.pool)).slice(-3)).toEqual([
      "privacy 1",
      "terms 1 1",
      `terms 2 ${edition}`,
    ]);
    await old.close();
  });

  test("leaves a draft, a newer text of the staff's, and a newer edition alone", async () => {
    const kept = await freshDatabase({ seeded: false });
    await write(
      kept.pool,
      `('terms', 1, 1, …, now()), ('terms', 2, null, …, null),
       ('privacy', 1, 1, …, now()), ('privacy', 2, null, …, now()),
       ('cookies', 4, 9, …, now())`,
    );
    const published = await publishLegalTexts(kept.pool, { clock });
    expect(published).toEqual(["cancellation 1", "complaints 1", "imprint 1"]);
    expect(await lists(kept.pool)).toContain("terms 2 draft");
    await kept.close();
  });

  test("happens once when several processes start at once", async () => {
    const empty = await freshDatabase({ seeded: false });
    const starts = Array.from({ length: 6 }, () => publishLegalTexts(empty.pool, { clock }));
    expect((await Promise.all(starts)).flat()).toHaveLength(legalKinds.length);
    expect(await lists(empty.pool)).toHaveLength(legalKinds.length);
    await empty.close();
  });
});

test("a database from before keeps its texts: edited ones stay the house's own", async () => {
  const before = await emptyBefore("0007");
  const migrations = join(import.meta.dirname, "../migrations");
  await migrate(before.pool, before.folder);
  await before.pool.query(
    `insert into legal_document (kind, document_version, title_en, title_bs, body_en, body_bs, published_at)
     values ('terms', 1, 't', 'n', 'a', 'b', now()), ('privacy', 1, 't', 'n', 'a', 'b', now())`,
  );
  await before.pool.query("update legal_document set body_en = 'mine' where kind = 'privacy'");
  await migrate(before.pool, migrations);
  await publishLegalTexts(before.pool, { clock });
  const { rows } = await before.pool.query(
    "select kind, document_version, edition from legal_document where kind in ('terms', 'privacy') order by 1, 2",
  );
  expect(rows).toEqual([
    { kind: "privacy", document_version: 1, edition: null },
    { kind: "terms", document_version: 1, edition: 1 },
    { kind: "terms", document_version: 2, edition: firstOf(shippedTexts).edition },
  ]);
  await before.database.close();
});

test("what was published is never changed or deleted; its open points are", async () => {
  const { pool } = database;
  const refused = "a published legal text is never changed or deleted";
  for (const change of [
    "body_en = 'x'",
    "title_bs = 'x'",
    "published_at = null",
    "document_version = 9",
    "kind = 'imprint', document_version = 9",
    "edition = 99",
  ])
    await expect(
      pool.query(`update legal_document set ${change} where kind = 'terms'`),
    ).rejects.toThrow(refused);
  await expect(pool.query("delete from legal_document where kind = 'terms'")).rejects.toThrow(
    refused,
  );
  await pool.query("update legal_document set open_points = '[]' where kind = 'terms'");
  await pool.query(
    `insert into legal_document (kind, document_version, title_en, title_bs, body_en, body_bs)
     values ('terms', 2, 't', 'n', 'a', 'b')`,
  );
  await pool.query("update legal_document set body_en = 'c' where document_version = 2");
  await pool.query("delete from legal_document where document_version = 2");
});

/** A database without tables, and a folder with the migrations before one of them. */
async function emptyBefore(name: string) {
  const empty = await freshDatabase({ seeded: false });
  await empty.owner.query("drop schema public cascade; create schema public");
  const folder = await mkdtemp(join(tmpdir(), "eternal-pro-migrations-"));
  const all = join(import.meta.dirname, "../migrations");
  const files = (await readdir(all)).filter((file) => file.endsWith(".sql") && file < name);
  for (const file of files) await copyFile(join(all, file), join(folder, file));
  return { pool: empty.owner, database: empty, folder };
}
