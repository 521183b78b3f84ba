/** Availability and price of all cars for one trip: a large agency against a small one, and that against a bare query. */
import { searchCars } from "../app/server/availability/search-cars.ts";
import { requestOf } from "../app/domain/availability/request-of.ts";
import type { Deps } from "../app/server/deps.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet } from "./fleet.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";
import { tripNumber } from "./trips.ts";

const runs = {
  full: {
    small: { cars: 16, vehicles: 40, reservations: 5_000 },
    large: { cars: 100, vehicles: 5_000, reservations: 2_000_000 },
    warmUp: 100,
    rounds: 600,
  },
  short: {
    small: { cars: 16, vehicles: 40, reservations: 400 },
    large: { cars: 20, vehicles: 100, reservations: 2_000 },
    warmUp: 2,
    rounds: 10,
  },
};
type Run = (typeof runs)[RunLength];

const bareText = `
  select vehicle.id from vehicle
  where not exists (
    select from occupancy where occupancy.vehicle_id = vehicle.id and during && tstzrange($1, $2)
  )`;

export async function measureSearch(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({
    small: (admin) => fillFleet(admin, run.small),
    large: (admin) => fillFleet(admin, run.large),
  });
  try {
    return figuresOf(await measure(cluster, run), run);
  } finally {
    await cluster.close();
  }
}

type Times = { few: number[]; many: number[]; bare: number[] };

/** Small, large and bare take turns, so that other work on the machine affects all of them alike. */
async function measure(cluster: BenchCluster, { warmUp, rounds }: Run): Promise<Times> {
  const few = await cluster.open("small");
  const many = await cluster.open("large");
  const times: Times = { few: [], many: [], bare: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    times.few.push(await timeOf(() => search(few.deps, round)));
    times.bare.push(await timeOf(() => bareSearch(few.deps, round)));
    times.many.push(await timeOf(() => search(many.deps, round)));
  }
  await few.close();
  await many.close();
  return times;
}

function figuresOf({ few, many, bare }: Times, { small, large, warmUp }: Run): Figure[] {
  const at = (measured: number[], share: number) => percentile(measured.slice(warmUp), share);
  return [
    ratioFigure(
      `${told(large.vehicles)} vehicles and ${told(large.reservations)} reservations, against ${told(small.vehicles)} and ${told(small.reservations)} (p95)`,
      at(many, 0.95) / at(few, 0.95),
      { max: 5 },
    ),
    ratioFigure("The same (median)", at(many, 0.5) / at(few, 0.5), { max: 5 }),
    ratioFigure(
      `${told(small.vehicles)} vehicles, against a bare query for the free ones (median)`,
      at(few, 0.5) / at(bare, 0.5),
      {
        max: 3,
      },
    ),
    ratioFigure("The same (p95)", at(few, 0.95) / at(bare, 0.95), { max: 3 }),
  ];
}

function told(count: number): string {
  return count.toLocaleString("en");
}

function search(deps: Deps, round: number) {
  const now = toLocal(deps.clock.now());
  return searchCars(deps, { trip: tripNumber(round), language: "en-us", now });
}

function bareSearch({ pool }: Deps, round: number) {
  const { start, end } = requestOf(tripNumber(round));
  return pool.query(bareText, [new Date(start), new Date(end)]);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
