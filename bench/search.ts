/** Availability and price of all cars for one trip: a large agency against a small one, and that against a bare query. */
import { searchCars } from "../app/server/availability/search-cars.ts";
import { requestOf } from "../app/server/availability/request-of.ts";
import type { Deps } from "../app/server/deps.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet } from "./fleet.ts";
import { percentile } from "./measure.ts";
import { tripNumber } from "./trips.ts";

const small = { cars: 16, vehicles: 40, reservations: 5_000 };
const large = { cars: 100, vehicles: 5_000, reservations: 2_000_000 };
const warmUp = 100;
const rounds = 600;

const bareText = `
  select vehicle.id from vehicle
  where not exists (
    select from occupancy where occupancy.vehicle_id = vehicle.id and during && tstzrange($1, $2)
  )`;

export async function measureSearch(): Promise<Figure[]> {
  const cluster = await makeCluster({
    small: (admin) => fillFleet(admin, small),
    large: (admin) => fillFleet(admin, large),
  });
  try {
    return figuresOf(await measure(cluster));
  } finally {
    await cluster.close();
  }
}

type Times = { few: number[]; many: number[]; bare: number[] };

/** Small, large and bare take turns, so that whatever else the machine does hits all of them alike. */
async function measure(cluster: BenchCluster): Promise<Times> {
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

function figuresOf({ few, many, bare }: Times): Figure[] {
  const at = (measured: number[], share: number) => percentile(measured.slice(warmUp), share);
  return [
    ratioFigure(
      "5,000 vehicles and 2,000,000 reservations, against 40 and 5,000 (p95)",
      at(many, 0.95) / at(few, 0.95),
      { most: 5 },
    ),
    ratioFigure("The same (median)", at(many, 0.5) / at(few, 0.5), { most: 5 }),
    ratioFigure(
      "40 vehicles, against a bare query for the free ones (median)",
      at(few, 0.5) / at(bare, 0.5),
      {
        most: 3,
      },
    ),
    ratioFigure("The same (p95)", at(few, 0.95) / at(bare, 0.95), { most: 3 }),
  ];
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
