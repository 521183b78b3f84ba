/** A walk over the whole public site along its own links: everything that a page names is there. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../app/domain/language.ts";
import { counterpart, languageOf } from "../app/i18n/paths.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { browserAt } from "./world/browser-at.ts";
import { addCar, book, plainSelection, tripAt } from "./casts/cast.ts";
import { addressesIn, filesIn, readPage, type Page } from "./pages/links-of.ts";

const origin = "http://site.test";
/** Far more than there are: an endless chain of links must not keep the tests running for ever. */
const maxAddresses = 1500;
/**
 * The number of pages read that differ only in their query: filters and dates make more of them than anybody visits.
 */
const sameKind = 3;

type Visit = {
  status: number;
  /** The redirects of an address. */
  hops: number;
  to: string;
  type: string;
  page?: Page;
  /** The first page that links to it. */
  from: string;
};

let site: TestApp;
const visits = new Map<string, Visit>();
const fragments: { to: string; from: string }[] = [];

beforeAll(async () => {
  site = await testApp({ trustProxy: true }, { files: true });
  await walk([
    "/",
    "/ba",
    "/robots.txt",
    "/ba/robots.txt",
    "/sitemap.xml",
    ...(await openReservations()),
  ]);
}, 180_000);
afterAll(() => site.close());

/** A reservation in each language: its pages and papers are linked from nowhere else. */
async function openReservations(): Promise<string[]> {
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 2 });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
  const paths = languages.map(async (language) => {
    const { token } = await book(site.deps, { selection: plainSelection(carId), trip, language });
    return `${language === "ba" ? "/ba" : ""}/reservation-confirmation/${token}`;
  });
  return Promise.all(paths);
}

async function walk(starts: readonly string[]): Promise<void> {
  const queue = starts.map((path) => ({ address: origin + path, from: "the start" }));
  const kinds = new Map<string, number>();
  for (let next = queue.shift(); next && visits.size < maxAddresses; next = queue.shift()) {
    const url = new URL(next.address, origin);
    if (url.origin !== origin) continue;
    if (url.hash) fragments.push({ to: url.href.slice(origin.length), from: next.from });
    const here = url.pathname + url.search;
    if (visits.has(here) || isOneOfMany(url, kinds)) continue;
    const { visit, links } = await visitOf(url, next.from);
    visits.set(here, visit);
    for (const link of links) queue.push({ address: new URL(link, url).href, from: here });
  }
}

function isOneOfMany({ pathname, search, searchParams }: URL, kinds: Map<string, number>): boolean {
  if (search === "") return false;
  const kind = `${pathname}?${[...new Set(searchParams.keys())].sort().join("&")}`;
  const seen = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, seen);
  return seen > sameKind;
}

async function visitOf(url: URL, from: string): Promise<{ visit: Visit; links: string[] }> {
  const browser = browserAt(site.app, "203.0.113.8");
  let hops = 0;
  let answer = await browser.get(url.href.slice(origin.length));
  let here = url;
  for (let to = answer.headers.get("Location"); to && hops < 3; hops += 1) {
    here = new URL(to, here);
    if (here.origin !== origin) break;
    answer = await browser.get(here.pathname + here.search);
    to = answer.headers.get("Location");
  }
  const type = answer.headers.get("Content-Type") ?? "";
  const visit = { status: answer.status, hops, type, from, to: here.pathname + here.search };
  const isText = /html|css|javascript|xml|plain|manifest/.test(type);
  const text = isText ? await answer.text() : "";
  if (!isText) await answer.arrayBuffer();
  if (type.startsWith("text/html")) {
    const page = readPage(text);
    return { visit: { ...visit, page }, links: page.links };
  }
  return { visit, links: isText ? [...filesIn(text, type), ...addressesIn(text)] : [] };
}

/** A key without a value may have an equals sign after it. */
function sameAddress(one: string, other: string): boolean {
  const [a, b] = [new URL(one, origin), new URL(other, origin)];
  return a.pathname === b.pathname && String(a.searchParams) === String(b.searchParams);
}

const told = (list: [string, Visit][]) =>
  list.map(([address, { status, hops, from }]) => `${address}: ${status} after ${hops} on ${from}`);
const pages = () => [...visits].filter(([, { page, status }]) => page && status === 200);

describe("a walk from the first page", () => {
  test("comes to an end, and to every kind of thing", () => {
    expect(visits.size).toBeLessThan(maxAddresses);
    expect(pages().length).toBeGreaterThan(80);
    const types = new Set([...visits.values()].map(({ type }) => type.split(";")[0]));
    for (const type of [
      "application/pdf",
      "text/calendar",
      "text/css",
      "image/svg+xml",
      "font/woff2",
    ])
      expect(types).toContain(type);
  });

  test("finds no dead link", () => {
    expect(told([...visits].filter(([, { status }]) => status !== 200))).toEqual([]);
  });

  test("is sent on at most once", () => {
    expect(told([...visits].filter(([, { hops }]) => hops > 1))).toEqual([]);
  });

  test("finds the place that a fragment names", () => {
    const lost = fragments.filter(({ to }) => {
      const { pathname, search, hash } = new URL(to, origin);
      const page = visits.get(pathname + search)?.page;
      return page && !page.ids.has(decodeURIComponent(hash.slice(1)));
    });
    expect(fragments.length).toBeGreaterThan(10);
    expect(lost).toEqual([]);
  });

  test("finds each page in the other language too, one link away and back", async () => {
    const { priceList } = await site.deps.catalogue.get();
    const wrong = pages().flatMap(([, { page, to: here }]) => {
      const other = languageOf(here) === "ba" ? "en-us" : "ba";
      const to = counterpart(here, other, priceList.locations);
      if (!page?.counterparts.some((link) => sameAddress(link, to)))
        return [`${here} does not link ${to}`];
      const visit = visits.get(to);
      return visit && visit.status !== 200 ? [`${to} is ${visit.status}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("reads nothing of the back office", () => {
    const admin = pages().flatMap(([, { page }]) =>
      (page?.links ?? []).filter((link) => /\/(?:assets\/)?admin\b/.test(link)),
    );
    expect(admin).toEqual([]);
  });
});
