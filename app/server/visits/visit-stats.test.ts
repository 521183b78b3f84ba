import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { addVisits } from "../../../test/casts/visits-cast.ts";
import { freshDatabase } from "../../../test/world/database.ts";
import { keepSums } from "./sums/keep-sums.ts";
import { visitReads, type VisitRead } from "./visit-stats.ts";

let stage: Stage;
const days = { start_date: "2026-03-28", end_date: "2026-03-30" };
const day = (date: string, time: string) => `${date}T${time}:00+01:00`;

beforeAll(async () => {
  stage = await openStage();
  const tuzla = { country: "BA", city: "Tuzla" };
  await addVisits(stage.deps.pool, [
    // Saturday: a phone that reads two pages, and one of unknown kind.
    {
      views: [
        [day("2026-03-28", "10:00"), "/", 10],
        [day("2026-03-28", "10:01"), "/vehicles", 31],
      ],
      device: "mobile",
      browser: "Chrome",
      host: "www.google.com",
      ...tuzla,
    },
    { views: [[day("2026-03-28", "11:00"), "/"]] },
    // Over the midnight before the clock goes forward: on both days.
    {
      views: [
        [day("2026-03-28", "23:59"), "/", 20],
        [day("2026-03-29", "00:01"), "/search", 5],
      ],
      device: "desktop",
      browser: "Safari",
      host: "google.com",
      ...tuzla,
    },
    // A newsletter is its own source, whatever page it was read on.
    {
      views: [["2026-03-30T21:59:00Z", "/", 9]],
      device: "mobile",
      browser: "Chrome",
      host: "mail.example",
      country: "AT",
      city: "Wien",
      utm: ["newsletter", "email", "spring"],
    },
    // After the last midnight, which is summer time.
    { views: [["2026-03-30T22:00:00Z", "/contact", 99]], device: "tablet" },
    ...Array.from({ length: 3 }, () => ({
      views: [[day("2026-03-28", "12:00"), "/", 0]] as const,
      device: "mobile",
      browser: "Chrome",
      ...tuzla,
    })),
  ]);
});
afterAll(() => stage.close());

const read = (name: VisitRead, asked = days) => visitReads[name](stage.deps, asked);

describe.each([
  ["from the rows", () => undefined],
  [
    "from the sums",
    () =>
      keepSums({ pool: stage.deps.pool, clock: { now: () => Date.parse("2026-04-02T04:00:00Z") } }),
  ],
])("the seven reads %s", (_, prepare) => {
  beforeAll(async () => void (await prepare()));

  test("get_device_stats: shares of all, unknown ones too", async () => {
    expect(await read("get_device_stats")).toEqual([
      { device_type: "mobile", visit_count: 5, percentage: 62.5 },
      { device_type: "desktop", visit_count: 2, percentage: 25 },
      { device_type: "unknown", visit_count: 1, percentage: 12.5 },
    ]);
  });

  test("get_daily_visit_stats: every day, its pages and its visits", async () => {
    expect(await read("get_daily_visit_stats")).toEqual([
      { date: "2026-03-28", total_visits: 7, unique_visits: 6 },
      { date: "2026-03-29", total_visits: 1, unique_visits: 1 },
      { date: "2026-03-30", total_visits: 1, unique_visits: 1 },
    ]);
  });

  test("get_browser_usage", async () => {
    expect(await read("get_browser_usage")).toEqual([
      { browser: "Chrome", visit_count: 5, percentage: 62.5 },
      { browser: "Safari", visit_count: 2, percentage: 25 },
      { browser: "unknown", visit_count: 1, percentage: 12.5 },
    ]);
  });

  test("get_referral_sources: hosts without www, what a link calls itself, and direct", async () => {
    expect(await read("get_referral_sources")).toEqual([
      { referrer: "direct", visit_count: 4, percentage: 50 },
      { referrer: "google.com", visit_count: 3, percentage: 37.5 },
      { referrer: "newsletter", visit_count: 1, percentage: 12.5 },
    ]);
  });

  test("get_location_stats: towns with fewer than five visits are others", async () => {
    expect(await read("get_location_stats")).toEqual([
      { city: "Tuzla", country: "BA", visit_count: 6 },
      { city: "others", country: "unknown", visit_count: 1 },
      { city: "unknown", country: "unknown", visit_count: 1 },
    ]);
  });

  test("get_country_stats", async () => {
    expect(await read("get_country_stats")).toEqual([
      { country: "BA", visit_count: 6, percentage: 75 },
      { country: "AT", visit_count: 1, percentage: 12.5 },
      { country: "unknown", visit_count: 1, percentage: 12.5 },
    ]);
  });

  test("get_avg_time_spent: of the pages whose time is known, all of them first", async () => {
    expect(await read("get_avg_time_spent")).toEqual([
      { page_path: null, avg_time_spent: 15, measured_views: 5, view_count: 9 },
      { page_path: "/", avg_time_spent: 13, measured_views: 3, view_count: 7 },
      { page_path: "/search", avg_time_spent: 5, measured_views: 1, view_count: 1 },
      { page_path: "/vehicles", avg_time_spent: 31, measured_views: 1, view_count: 1 },
    ]);
  });

  test("of days that end before they begin, and of days of nothing, there are no rows", async () => {
    const back = { start_date: "2026-03-30", end_date: "2026-03-28" };
    const early = { start_date: "2016-03-30", end_date: "2016-03-30" };
    for (const name of Object.keys(visitReads) as VisitRead[]) {
      expect([name, await read(name, back)]).toEqual([name, []]);
      const rows = name === "get_daily_visit_stats" ? 1 : 0;
      expect([name, (await read(name, early)).length]).toEqual([name, rows]);
    }
  });
});

test("what cannot be read is an empty list, and a line in the log", async () => {
  const { pool, close } = await freshDatabase({ max: 1 });
  const lines: unknown[] = [];
  const log = { ...stage.deps.log, warn: (line: unknown) => lines.push(line) };
  await close();
  for (const name of Object.keys(visitReads) as VisitRead[])
    expect(await visitReads[name]({ pool, log }, days)).toEqual([]);
  expect(lines).toHaveLength(7);
});
