/**
 * The seven reads of the statistics (specification, section 7), under their names and shapes: of the visits that had agreed to be
 * recorded, whole days in Sarajevo, both ends included. Percentages are of all visits, those of which a thing is unknown too.
 */
import { compareText, type LocalDate } from "../../domain/calendar.ts";
import { eachDay, type Days } from "../../domain/figures/periods.ts";
import { percentages } from "../../domain/visits/percentages.ts";
import { byTown } from "../../domain/visits/town.ts";
import type { VisitDimension } from "../../domain/visits/visit-dimensions.ts";
import { addVisits, type VisitNumbers, type VisitSum } from "../../domain/visits/visit-sum.ts";
import type { Deps } from "../deps.ts";
import { listDays, listSums } from "./sums/list-sums.ts";

type StatDays = { start_date: LocalDate; end_date: LocalDate };
type StatDeps = Pick<Deps, "pool" | "log">;

/** What stands in place of a value that is not known. */
const unknown = "unknown";
/** Neither a link with a name nor a page before. */
const direct = "direct";

type Share = { visit_count: number; percentage: number };

async function readDevices(deps: StatDeps, days: Days) {
  const rows = await shares(deps, days, "device");
  return rows.map(({ value, ...share }) => ({ device_type: value || unknown, ...share }));
}

async function readBrowsers(deps: StatDeps, days: Days) {
  const rows = await shares(deps, days, "browser");
  return rows.map(({ value, ...share }) => ({ browser: value || unknown, ...share }));
}

async function readSources(deps: StatDeps, days: Days) {
  const rows = await shares(deps, days, "source");
  return rows.map(({ value, ...share }) => ({ referrer: value || direct, ...share }));
}

async function readCountries(deps: StatDeps, days: Days) {
  const rows = await shares(deps, days, "country");
  return rows.map(({ value, ...share }) => ({ country: value || unknown, ...share }));
}

/** Towns with fewer than five visits are `others`. */
async function readTowns({ pool }: StatDeps, days: Days) {
  const towns = byTown(visited(await listSums(pool, days, ["town"])));
  return towns.toSorted(mostFirst).map(({ town, country, kind, visits }) => ({
    city: kind === "town" ? town : kind,
    country: country || unknown,
    visit_count: visits,
  }));
}

/** Every day with its pages (`total_visits`) and its visits (`unique_visits`), days without any too. */
async function readDays({ pool }: StatDeps, days: Days) {
  const known = new Map((await listDays(pool, days)).map((day) => [day.day, day]));
  return eachDay(days).map((date) => ({
    date,
    total_visits: known.get(date)?.views ?? 0,
    unique_visits: known.get(date)?.visits ?? 0,
  }));
}

/** Seconds per page whose time is known, by page; first that of all pages, without a path. */
async function readTimes({ pool }: StatDeps, days: Days) {
  const pages = (await listSums(pool, days, ["page"])).filter(({ views }) => views > 0);
  if (pages.length === 0) return [];
  const all = { value: null, ...addVisits(pages) };
  return [all, ...pages.toSorted((a, b) => b.views - a.views || byValue(a, b))].map(
    ({ value, views, seconds, measured }) => ({
      page_path: value,
      avg_time_spent: measured === 0 ? null : Math.round((seconds / measured) * 10) / 10,
      measured_views: measured,
      view_count: views,
    }),
  );
}

async function shares(
  { pool }: StatDeps,
  days: Days,
  dimension: VisitDimension,
): Promise<({ value: string } & Share)[]> {
  const sums = visited(await listSums(pool, days, [dimension])).toSorted(mostFirst);
  const parts = percentages(sums.map(({ visits }) => visits));
  return sums.map(({ value, visits }, at) => ({
    value,
    visit_count: visits,
    percentage: parts[at] ?? 0,
  }));
}

function visited(sums: readonly VisitSum[]): VisitSum[] {
  return sums.filter(({ visits }) => visits > 0);
}

function mostFirst(a: VisitNumbers & { value: string }, b: VisitNumbers & { value: string }) {
  return b.visits - a.visits || byValue(a, b);
}

/** In the order of their names, what is unknown last. */
function byValue(a: { value: string }, b: { value: string }) {
  return Number(a.value === "") - Number(b.value === "") || compareText(a.value, b.value);
}

/** Answers with an empty list where the read fails, and says why in the log. */
function quiet<Row>(read: (deps: StatDeps, days: Days) => Promise<Row[]>) {
  return async (deps: StatDeps, { start_date, end_date }: StatDays): Promise<Row[]> => {
    try {
      return await read(deps, { from: start_date, to: end_date });
    } catch (error) {
      deps.log.warn({ err: error }, "visits could not be read");
      return [];
    }
  };
}

export const visitReads = {
  get_device_stats: quiet(readDevices),
  get_daily_visit_stats: quiet(readDays),
  get_browser_usage: quiet(readBrowsers),
  get_referral_sources: quiet(readSources),
  get_location_stats: quiet(readTowns),
  get_country_stats: quiet(readCountries),
  get_avg_time_spent: quiet(readTimes),
};

export type VisitRead = keyof typeof visitReads;
