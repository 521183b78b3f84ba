/** The calendar of vehicles: three months of a large fleet with a long past, against two weeks of a small one. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "../app/server/app.ts";
import type { Pages } from "../app/server/http/about.ts";
import { addStaff, cookieOf } from "../test/casts/staff-cast.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet, type FleetSize } from "./fleet.ts";
import { percentile } from "./measure.ts";
import { pageSize } from "./page-size.ts";
import type { RunLength } from "./run-length.ts";

const runs = {
  full: {
    few: { cars: 16, vehicles: 40, reservations: 2_000 },
    many: { cars: 16, vehicles: 200, reservations: 200_000 },
    warmUp: 10,
    rounds: 60,
  },
  short: {
    few: { cars: 16, vehicles: 40, reservations: 400 },
    many: { cars: 16, vehicles: 80, reservations: 1_200 },
    warmUp: 1,
    rounds: 4,
  },
};
type Run = (typeof runs)[RunLength];

export async function measurePlanner(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const fill = (size: FleetSize) => (admin: Parameters<typeof fillFleet>[0]) =>
    fillFleet(admin, size);
  const cluster = await makeCluster({ few: fill(run.few), many: fill(run.many) });
  try {
    const size = pageSize("en-us.admin.car-availability", "the calendar's page");
    return [await measure(cluster, run), size];
  } finally {
    await cluster.close();
  }
}

/** Both take turns, so that other work on the machine affects them alike. */
async function measure(cluster: BenchCluster, { warmUp, rounds }: Run): Promise<Figure> {
  const few = await openPlanner(cluster, "few", "");
  const many = await openPlanner(cluster, "many", "?zoom=3-months");
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    times.few.push(await timeOf(few.read));
    times.many.push(await timeOf(many.read));
  }
  const median = (measured: number[]) => percentile(measured.slice(warmUp), 0.5);
  const [one, other] = [median(times.few), median(times.many)];
  const bars = { few: barsIn(await few.read()), many: barsIn(await many.read()) };
  await few.close();
  await many.close();
  const what = `Three months with ${bars.many} bars, against two weeks with ${bars.few} (median)`;
  const more = { few: `${one.toFixed(1)} ms`, many: `${other.toFixed(1)} ms` };
  return { ...ratioFigure(what, other / one, { max: 3 }), more };
}

function barsIn(html: string): number {
  return html.split("data-bar=").length - 1;
}

/** The page as a member of the staff gets it from the built product. */
async function openPlanner(cluster: BenchCluster, name: string, query: string) {
  const { deps, close } = await cluster.open(name);
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const app = createApp(deps, pages);
  const { email } = await addStaff(deps, "agent");
  const Cookie = await cookieOf(deps, email);
  const read = async () => {
    const address = `http://site.test/admin/car-availability${query}`;
    const answer = await app.fetch(new Request(address, { headers: { Cookie } }));
    if (answer.status !== 200) throw new Error(`the calendar answered ${answer.status}`);
    return answer.text();
  };
  return { read, close };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
