/** The calendar of vehicles: three months of a large fleet with a long past, against two weeks of a small one. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPlannerView } from "../app/domain/availability/planner/planner-view.ts";
import { dateOf } from "../app/domain/calendar.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { createApp } from "../app/server/app.ts";
import { listCalendar } from "../app/server/availability/planner/list-calendar.ts";
import type { Pages } from "../app/server/http/about.ts";
import { addStaff, cookieOf } from "../test/casts/staff-cast.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet, type FleetSize } from "./fleet.ts";
import { percentile } from "./measure.ts";
import { drawingRatio } from "./planner-drawing.ts";
import { pageSize } from "./page-size.ts";
import { measureDrag } from "./planner-drag.ts";
import type { RunLength } from "./run-length.ts";

const runs = {
  full: {
    few: { cars: 16, vehicles: 40, reservations: 2_000 },
    many: { cars: 16, vehicles: 200, reservations: 200_000 },
    warmUp: 10,
    rounds: 60,
    drawings: 9,
  },
  short: {
    few: { cars: 16, vehicles: 40, reservations: 400 },
    many: { cars: 16, vehicles: 80, reservations: 1_200 },
    warmUp: 1,
    rounds: 4,
    drawings: 1,
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
    return [
      await measure(cluster, run),
      await measureFirstDrawing(cluster, run),
      size,
      ...(await measureDrag(length)),
    ];
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
  const bars = { few: await few.countBars(), many: await many.countBars() };
  await few.close();
  await many.close();
  const what = `Three months with ${bars.many} bars, against two weeks with ${bars.few} (median)`;
  const more = { few: `${one.toFixed(1)} ms`, many: `${other.toFixed(1)} ms` };
  return { ...ratioFigure(what, other / one, { max: 3 }), more };
}

/** The whole grid of three months of many vehicles, as a browser draws it first, against the same with an element per cell. */
async function measureFirstDrawing(cluster: BenchCluster, { drawings }: Run): Promise<Figure> {
  const planner = await openPlanner(cluster, "many", "?zoom=3-months");
  const { ratio, elements } = await drawingRatio(planner, drawings);
  await planner.close();
  const what = `The grid of three months drawn for the first time, ${elements.ours} elements, against ${elements.plain} with one per cell (median)`;
  return ratioFigure(what, ratio, { max: 1 / 8 });
}

export type OpenPlanner = Awaited<ReturnType<typeof openPlanner>>;

/** The page as a member of the staff gets it from the built product. */
async function openPlanner(cluster: BenchCluster, name: string, query: string) {
  const { deps, close } = await cluster.open(name);
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const app = createApp(deps, pages, join(import.meta.dirname, "../build/client"));
  const { email } = await addStaff(deps, "agent", { email: `${randomUUID()}@example.ba` });
  const Cookie = await cookieOf(deps, email);
  const address = `http://site.test/admin/car-availability${query}`;
  const ask = (url: string) => app.fetch(new Request(url, { headers: { Cookie } }));
  const read = async () => {
    const answer = await ask(address);
    if (answer.status !== 200) throw new Error(`the calendar answered ${answer.status}`);
    return answer.text();
  };
  const countBars = async () => {
    const today = dateOf(toLocal(deps.clock.now()));
    const { view } = readPlannerView(new URL(address).searchParams, { today, places: [] });
    return (await listCalendar(deps, view)).bars.length;
  };
  return { address, ask, read, countBars, close };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
