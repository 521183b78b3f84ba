/** The board of what goes out and comes back: a house with ten times the moves against one with few. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "../app/server/app.ts";
import type { Pages } from "../app/server/http/about.ts";
import { addStaff, cookieOf } from "../test/casts/staff-cast.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet, type FleetSize } from "./fleet.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";

/** A vehicle goes out and comes back every 7.9 days: a day has a quarter of the fleet as moves. */
const runs = {
  full: {
    few: { cars: 16, vehicles: 120, reservations: 5_000 },
    many: { cars: 16, vehicles: 1_200, reservations: 50_000 },
    warmUp: 20,
    rounds: 120,
  },
  short: {
    few: { cars: 16, vehicles: 40, reservations: 400 },
    many: { cars: 16, vehicles: 120, reservations: 1_200 },
    warmUp: 1,
    rounds: 5,
  },
};
type Run = (typeof runs)[RunLength];

export async function measureBoard(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const fill = (size: FleetSize) => (admin: Parameters<typeof fillFleet>[0]) =>
    fillFleet(admin, size);
  const cluster = await makeCluster({ few: fill(run.few), many: fill(run.many) });
  try {
    return await measure(cluster, run);
  } finally {
    await cluster.close();
  }
}

/** Both take turns, so that other work on the machine affects them alike. */
async function measure(cluster: BenchCluster, { warmUp, rounds }: Run): Promise<Figure[]> {
  const few = await openBoard(cluster, "few");
  const many = await openBoard(cluster, "many");
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    times.few.push(await timeOf(few.read));
    times.many.push(await timeOf(many.read));
  }
  const median = (measured: number[]) => percentile(measured.slice(warmUp), 0.5);
  const [one, other] = [median(times.few), median(times.many)];
  const moves = { few: await few.count(), many: await many.count() };
  await few.close();
  await many.close();
  const what = `The whole board of a day with ${moves.many} moves, against ${moves.few} (median)`;
  const more = { few: `${one.toFixed(1)} ms`, many: `${other.toFixed(1)} ms` };
  return [{ ...ratioFigure(what, other / one, { max: 2 }), more }];
}

/** The board as a member of the staff gets it: the page of today, as the built product draws it. */
async function openBoard(cluster: BenchCluster, name: string) {
  const { deps, close } = await cluster.open(name);
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const app = createApp(deps, pages);
  const { email } = await addStaff(deps, "agent");
  const Cookie = await cookieOf(deps, email);
  const read = async () => {
    const request = new Request("http://site.test/admin/reservation-management", {
      headers: { Cookie },
    });
    const answer = await app.fetch(request);
    if (answer.status !== 200) throw new Error(`the board answered ${answer.status}`);
    return answer.text();
  };
  const count = async () => (await deps.pool.query<{ count: number }>(today)).rows[0]?.count ?? 0;
  return { read, count, close };
}

const today = `
  with day as (select date_trunc('day', now() at time zone 'Europe/Sarajevo') at time zone 'Europe/Sarajevo' as begins)
  select count(*)::int as count
  from day, reservation, lateral (values (pickup_at), (dropoff_at)) as move (at)
  where at >= begins and at < begins + interval '1 day' and status not in ('cancelled', 'no_show')`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
