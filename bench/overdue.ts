/** Searches while vehicles are overdue, against searches while none is. */
import { searchCars } from "../app/server/availability/search-cars.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import type { Deps } from "../app/server/deps.ts";
import { keepOverdueBusy } from "../app/server/reservations/overdue/keep-overdue-busy.ts";
import { makeCluster, type BenchCluster, type Fill } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet } from "./fleet.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";
import { tripNumber } from "./trips.ts";

const runs = {
  full: {
    fleet: { cars: 16, vehicles: 120, reservations: 5_000 },
    overdue: 40,
    warmUp: 50,
    rounds: 600,
  },
  short: {
    fleet: { cars: 16, vehicles: 40, reservations: 400 },
    overdue: 10,
    warmUp: 2,
    rounds: 10,
  },
};
type Run = (typeof runs)[RunLength];

export async function measureOverdue(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({
    punctual: (admin) => fillFleet(admin, run.fleet),
    late: (admin) => fillLate(admin, run),
  });
  try {
    return await measure(cluster, run);
  } finally {
    await cluster.close();
  }
}

/** The same fleet, in which some of what is out was to be back three hours ago. */
async function fillLate(admin: Parameters<Fill>[0], { fleet, overdue }: Run): Promise<void> {
  await fillFleet(admin, fleet);
  const { rowCount } = await admin.query(
    `with late as (
       select id, date_trunc('hour', now()) - interval '3 hours' as due from reservation
       where status = 'on_rent' and pickup_at < now() - interval '1 day' order by id limit $1
     ), stay as (
       update occupancy set busy_until = due, during = tstzrange(lower(during), due + interval '2 hours')
       from late where reservation_id = late.id
     )
     update reservation set dropoff_at = due, dropoff_local = to_char(due, 'YYYY-MM-DD"T"HH24:MI')
     from late where reservation.id = late.id`,
    [overdue],
  );
  if (rowCount !== overdue) throw new Error(`only ${rowCount} vehicles are out`);
}

/** Both take turns, so that other work on the machine affects them alike. What is overdue is kept busy as it is every minute. */
async function measure(cluster: BenchCluster, { overdue, warmUp, rounds }: Run): Promise<Figure[]> {
  const punctual = await cluster.open("punctual");
  const late = await cluster.open("late");
  const times = { punctual: [] as number[], late: [] as number[] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    if (round % 50 === 0) for (const { deps } of [punctual, late]) await keepOverdueBusy(deps);
    times.punctual.push(await timeOf(punctual.deps, round));
    times.late.push(await timeOf(late.deps, round));
  }
  await punctual.close();
  await late.close();
  const ratio = (share: number) =>
    percentile(times.late.slice(warmUp), share) / percentile(times.punctual.slice(warmUp), share);
  return [
    ratioFigure(
      `A search while ${overdue} vehicles are overdue, against none (median)`,
      ratio(0.5),
      {
        max: 1.2,
      },
    ),
  ];
}

async function timeOf(deps: Deps, round: number): Promise<number> {
  const now = toLocal(deps.clock.now());
  const from = performance.now();
  await searchCars(deps, { trip: tripNumber(round), language: "en-us", now });
  return performance.now() - from;
}
