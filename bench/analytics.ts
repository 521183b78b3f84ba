/** Analytics and the dashboard: five years of a house with ten times the visits and reservations, while visitors book. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pool } from "pg";
import { addDays, dateOf } from "../app/domain/calendar.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { createApp } from "../app/server/app.ts";
import type { Pages } from "../app/server/http/about.ts";
import { foldSoldDays } from "../app/server/revenue/fold-sold-days.ts";
import { addStaff, cookieOf } from "../test/casts/staff-cast.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet, type FleetSize } from "./fleet.ts";
import { percentile } from "./measure.ts";
import { bookOnAndOn, ledgerText } from "./revenue.ts";
import type { RunLength } from "./run-length.ts";
import { fillVisits, type VisitSize } from "./visit-rows.ts";

const runs = {
  full: {
    few: { cars: 16, vehicles: 42, reservations: 10_000, visits: 250_000, searches: 100_000 },
    many: {
      cars: 16,
      vehicles: 420,
      reservations: 100_000,
      visits: 2_500_000,
      searches: 1_000_000,
    },
    warmUp: 4,
    rounds: 40,
    bookings: 480,
  },
  short: {
    few: { cars: 16, vehicles: 40, reservations: 400, visits: 200, searches: 100 },
    many: { cars: 16, vehicles: 80, reservations: 1_200, visits: 2_000, searches: 1_000 },
    warmUp: 1,
    rounds: 2,
    bookings: 16,
  },
};
type Run = (typeof runs)[RunLength];

const mostMs = 400;

const days = (today: string, back: number) => `?from=${addDays(today, 1 - back)}&to=${today}`;
const views: Readonly<Record<string, (today: string) => string>> = {
  "Analytics of today": (today) => `analytics${days(today, 1)}`,
  "Analytics of 30 days": () => "analytics",
  "Analytics of a year": (today) => `analytics${days(today, 365)}`,
  "Analytics of five years": (today) => `analytics${days(today, 1825)}`,
  "Towns of a year as JSON": (today) =>
    `analytics/get_location_stats?start_date=${addDays(today, -364)}&end_date=${today}`,
  "The dashboard": () => "dashboard",
};

export async function measureAnalytics(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({ few: fill(run.few), many: fill(run.many) });
  try {
    return await measure(cluster, run);
  } finally {
    await cluster.close();
  }
}

function fill(size: FleetSize & VisitSize) {
  return async (admin: Pool) => {
    await fillFleet(admin, size);
    await admin.query(ledgerText);
    await foldSoldDays(admin, { until: Date.now() + 2 * 86_400_000 });
    await fillVisits(admin, size);
  };
}

/** Both take turns, so that other work on the machine affects them alike; visitors book in the larger one all the while. */
async function measure(
  cluster: BenchCluster,
  { warmUp, rounds, bookings }: Run,
): Promise<Figure[]> {
  const few = await openHouse(cluster, "few");
  const many = await openHouse(cluster, "many");
  const site = await bookOnAndOn(many.deps, bookings);
  const figures: Figure[] = [];
  for (const [what, pathOf] of Object.entries(views)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      times.few.push(await timeOf(() => few.read(pathOf(few.today))));
      times.many.push(await timeOf(() => many.read(pathOf(many.today))));
    }
    const p95 = (measured: number[]) => percentile(measured.slice(warmUp), 0.95);
    const [one, other] = [p95(times.few), p95(times.many)];
    figures.push({
      what: `${what} (p95)`,
      measured: `${other.toFixed(0)} ms, ${(other / one).toFixed(2)} times`,
      asked: `at most ${mostMs} ms, at most 4 times`,
      ok: other <= mostMs && ratioFigure(what, other / one, { max: 4 }).ok,
      more: { few: `${one.toFixed(0)} ms`, many: `${other.toFixed(0)} ms` },
    });
  }
  await site.stop();
  await few.close();
  await many.close();
  return figures;
}

/** The back office as a manager gets it from the built product. */
async function openHouse(cluster: BenchCluster, name: string) {
  const { deps, close } = await cluster.open(name);
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const app = createApp(deps, pages);
  const { email } = await addStaff(deps, "manager");
  const Cookie = await cookieOf(deps, email);
  const read = async (path: string) => {
    const request = new Request(`http://site.test/admin/${path}`, { headers: { Cookie } });
    const answer = await app.fetch(request);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  return { deps, read, today: dateOf(toLocal(deps.clock.now())), close };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
