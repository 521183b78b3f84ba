/** Lighthouse scores of every kind of public page on a phone, and the bytes of each page before the first touch. */
import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { addDays, dateOf } from "../app/domain/calendar.ts";
import { languages, type Language } from "../app/domain/language.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { pathTo } from "../app/i18n/paths.ts";
import { startApp, temporaryDataDir } from "./built-app.ts";
import { chunksOfAdmin } from "./chunks-of-admin.ts";
import type { Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const asked = [98, 100, 100, 100];

/** Milliseconds for which home may keep a slow phone from answering a touch while it loads. */
const askedBlocking = 100;

/** A page with a low speed score is measured twice more: other work on the machine only ever slows it down. */
const runs = { full: { pages: Infinity, rounds: 3 }, short: { pages: 1, rounds: 1 } };

export async function measureLighthouse(length: RunLength): Promise<Figure[]> {
  const { pages, rounds } = runs[length];
  const { dataDir, remove } = temporaryDataDir();
  const app = await startApp(dataDir);
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    logLevel: "silent",
  });
  try {
    const results: Judged[] = [];
    for (const path of (await pathsIn(app.origin)).slice(0, pages))
      results.push(await judge(chrome, { origin: app.origin, path, rounds }));
    return [...results.map(pageFigure), ...loadFigures(results)];
  } finally {
    chrome.kill();
    await app.close();
    await remove();
  }
}

/** Returns the measured pages in both languages. The car is the first one listed. */
async function pathsIn(origin: string): Promise<string[]> {
  const list = await (await fetch(`${origin}/vehicles`)).text();
  const car = /\/cars\/([\w-]+)\/(\d+)/.exec(list);
  if (!car) throw new Error("no car is listed");
  const [, category = "", id = ""] = car;
  return languages.flatMap((language) => [
    pathTo("home", language),
    pathTo("search", language),
    `${pathTo("search", language)}?${trip()}`,
    pathTo("vehicles", language),
    pathTo("car", language, { category, id: Number(id) }),
    pathTo("locations", language),
    pathTo("location", language, { slug: airport[language] }),
    pathTo("contact", language),
    pathTo("legal", language),
  ]);
}

const airport: Readonly<Record<Language, string>> = {
  "en-us": "airport-tuzla-rent-a-car",
  ba: "aerodrom-tuzla-iznajmljivanje-auta",
};

/** Returns the query of a trip of five days, three weeks from now. */
function trip(): string {
  const today = dateOf(toLocal(Date.now()));
  return new URLSearchParams({
    pickupLocation: "airport-tuzla",
    dropoffLocation: "airport-tuzla",
    pickupDate: addDays(today, 21),
    pickupTime: "10:00",
    dropoffDate: addDays(today, 26),
    dropoffTime: "10:00",
  }).toString();
}

type Sent = { url: string; kind: string; bytes: number };
type Judged = {
  path: string;
  scores: number[];
  blocking: number;
  shift: number;
  sent: Sent[];
  faults: string[];
};

type Asked = { origin: string; path: string; rounds: number };

/** Returns the run with the median speed of three, or the first one when that is fast enough. The blocking is the median too. */
async function judge(chrome: LaunchedChrome, { origin, path, rounds }: Asked): Promise<Judged> {
  const runs: Judged[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await judgeOnce(chrome, origin, path));
    const first = runs[0];
    if (first && isFast(first)) break;
  }
  const middle = middleBy(runs, (run) => run.scores[0] ?? 0);
  const { blocking } = middleBy(runs, (run) => run.blocking);
  console.log(
    `  ${path}: ${middle.scores.join(" · ")}, ${blocking.toFixed(0)} ms ${middle.faults.join(", ")}`,
  );
  return { ...middle, blocking };
}

function isFast({ path, scores, blocking }: Judged): boolean {
  return (scores[0] ?? 0) >= (asked[0] ?? 100) && (!isHome(path) || blocking <= askedBlocking);
}

function isHome(path: string): boolean {
  return languages.some((language) => pathTo("home", language) === path);
}

/** Returns the element in the middle of the list when it is sorted by a number. */
function middleBy<T>(list: readonly T[], by: (one: T) => number): T {
  const sorted = list.toSorted((a, b) => by(a) - by(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("nothing was judged");
  return middle;
}

/** Repeats a run whose trace could not be read. */
async function judgeOnce(
  chrome: LaunchedChrome,
  origin: string,
  path: string,
  tries = 3,
): Promise<Judged> {
  const answer = await lighthouse(origin + path, {
    port: chrome.port,
    logLevel: "silent",
    output: "json",
    onlyCategories: [...categories],
    // The browser asks for English; a page in Bosnian must be measured in Bosnian.
    extraHeaders: { "Accept-Language": path.startsWith("/ba") ? "bs" : "en" },
    // Search results are closed to search engines on purpose.
    skipAudits: path.includes("/search") ? ["is-crawlable"] : [],
  });
  if (!answer) throw new Error(`${path} could not be judged`);
  const { lhr } = answer;
  if (lhr.runtimeError) {
    if (tries <= 1) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    return judgeOnce(chrome, origin, path, tries - 1);
  }
  return {
    path,
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    blocking: lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    sent: sentIn(lhr),
    faults: faultsOf(lhr),
  };
}

/** Returns the audits that cost a page points, without speed. */
function faultsOf(lhr: Result): string[] {
  return categories.slice(1).flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = lhr.audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1 ? [id] : [];
    }),
  );
}

/** Returns every response as transferred: compressed, with its headers. */
function sentIn(lhr: Result): Sent[] {
  const details = lhr.audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("no requests were seen");
  return details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    kind: String(resourceType),
    bytes: Number(transferSize),
  }));
}

const columns: readonly (readonly [string, RegExp])[] = [
  ["JavaScript", /^Script$/],
  ["CSS", /^Stylesheet$/],
  ["HTML", /^Document$/],
  ["images", /^Image$/],
  ["fonts", /^Font$/],
];

function pageFigure(judged: Judged): Figure {
  const { path, scores, blocking, shift, sent, faults } = judged;
  const isLimited = isHome(path);
  const blocked = isLimited ? `, blocked ${blocking.toFixed(0)} ms` : "";
  const sizes = columns.map(([name, kind]) => {
    const bytes = sent
      .filter((one) => kind.test(one.kind))
      .reduce((sum, one) => sum + one.bytes, 0);
    return [name, `${(bytes / 1000).toFixed(1)} KB`] as const;
  });
  return {
    what: path.replace(/\?.*/, "?…"),
    measured: `${scores.join(" · ")}, shift ${shift.toFixed(3)}${blocked}${faults.map((fault) => `, ${fault}`).join("")}`,
    asked: `${asked.join(" · ")}, no shift${isLimited ? `, blocked at most ${askedBlocking} ms` : ""}`,
    ok:
      scores.every((score, index) => score >= (asked[index] ?? 100)) &&
      shift === 0 &&
      !(isLimited && blocking > askedBlocking),
    more: Object.fromEntries(sizes),
  };
}

/** Returns the figures for code that no page may load before a touch. */
function loadFigures(results: readonly Judged[]): Figure[] {
  const admin = chunksOfAdmin();
  const pagesWith = (isSuch: (file: string) => boolean) =>
    results.filter(({ sent }) => sent.some(({ url }) => isSuch(new URL(url).pathname)));
  const none = (what: string, pages: readonly Judged[]): Figure => ({
    what,
    measured: pages.length === 0 ? "none" : pages.map(({ path }) => path).join(", "),
    asked: "none",
    ok: pages.length === 0,
  });
  return [
    none(
      "Pages that load the calendar untouched",
      pagesWith((file) => /\/date-calendar-/.test(file)),
    ),
    none(
      "Pages that load code of the back office",
      pagesWith((file) => admin.has(file)),
    ),
    none(
      "Pages that load the street map untouched",
      pagesWith((file) => /leaflet|draw-street-map/.test(file)),
    ),
  ];
}
