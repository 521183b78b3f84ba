/** The room of revenue: five years of a house with ten times the reservations, while visitors book. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pool } from "pg";
import { addDays, dateOf } from "../app/domain/calendar.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { createApp } from "../app/server/app.ts";
import type { Pages } from "../app/server/http/about.ts";
import { foldSoldDays } from "../app/server/revenue/fold-sold-days.ts";
import { addStaff, cookieOf } from "../test/casts/staff-cast.ts";
import { makeForms, mustBook } from "./booking-forms.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet, type FleetSize } from "./fleet.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";

/** A vehicle goes out every 7.9 days, so both houses have five years behind them. */
const runs = {
  full: {
    few: { cars: 16, vehicles: 42, reservations: 10_000 },
    many: { cars: 16, vehicles: 420, reservations: 100_000 },
    warmUp: 4,
    rounds: 40,
    bookings: 480,
  },
  short: {
    few: { cars: 16, vehicles: 40, reservations: 400 },
    many: { cars: 16, vehicles: 80, reservations: 1_200 },
    warmUp: 1,
    rounds: 3,
    bookings: 16,
  },
};
type Run = (typeof runs)[RunLength];

const mostMs = 400;
const restMs = 150;

const views: Readonly<Record<string, (today: string) => string>> = {
  "This month": () => "",
  "A year by category": (today) => `?from=${addDays(today, -364)}&to=${today}`,
  "A year by vehicle": (today) => `?from=${addDays(today, -364)}&to=${today}&by=vehicle`,
  "A year by season": (today) => `?from=${addDays(today, -364)}&to=${today}&by=season`,
  "Five years by month": (today) => `?from=${addDays(today, -1825)}&to=${today}&by=month`,
};

export async function measureRevenue(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({ few: fill(run.few), many: fill(run.many) });
  try {
    return await measure(cluster, run);
  } finally {
    await cluster.close();
  }
}

function fill(size: FleetSize) {
  return async (admin: Pool) => {
    await fillFleet(admin, size);
    await admin.query(ledgerText);
    await admin.query(handoverText);
    await admin.query(damageText);
    await foldSoldDays(admin, { until: Date.now() + 2 * 86_400_000 });
  };
}

/** A rate for each rental day, a plan for half of the reservations, an extra and a delivery for some; one in twelve is called off. */
export const ledgerText = `
  insert into booking_ledger (at, reservation_id, day, car_id, vehicle_id, location_id, source, language, kind, item, days, cents)
  select case when sign < 0 then created_at + interval '3 days' else created_at end, id, left(pickup_local, 10)::date + number - 1,
    car_id, vehicle_id, pickup_location_id, created_by, language, kind, item, sign * days, sign * cents
  from reservation
    cross join lateral generate_series(1, rental_days) as number
    cross join lateral (values ('rate', '', 1, 4500), ('plan', 'premium', 0, 900), ('extra', 'child_seat', 0, 500), ('fee', 'delivery', 0, 2000))
      as line (kind, item, days, cents)
    cross join lateral (values (1), (-1)) as deed (sign)
  where (kind = 'rate' or kind = 'plan' and id % 2 = 0 or kind = 'extra' and id % 5 = 0 or kind = 'fee' and id % 3 = 0 and number = 1)
    and (sign = 1 or id % 12 = 0)`;

/** Every vehicle was handed over on time, and taken back. */
const handoverText = `
  insert into handover (reservation_id, vehicle_id, direction, at, location_id, odometer_km, fuel_eighths, language)
  select id, vehicle_id, direction, case direction when 'out' then pickup_at else dropoff_at end,
    case direction when 'out' then pickup_location_id else dropoff_location_id end, 0, 8, language
  from reservation cross join (values ('out'), ('in')) as way (direction)
  where status = 'completed' or status = 'on_rent' and direction = 'out'`;

/** New damage at one return in thirty. */
const damageText = `
  insert into damage (vehicle_id, reservation_id, handover_id, found_at, view, x, y, kind)
  select vehicle_id, reservation_id, id, 'in', 'front', 0.5, 0.5, 'scratch' from handover
  where direction = 'in' and reservation_id % 30 = 0`;

/** Both take turns, so that other work on the machine affects them alike; visitors book in both all the while. */
async function measure(
  cluster: BenchCluster,
  { warmUp, rounds, bookings }: Run,
): Promise<Figure[]> {
  const few = await openRevenue(cluster, "few");
  const many = await openRevenue(cluster, "many");
  const site = await bookOnAndOn(many.deps, bookings);
  const figures: Figure[] = [];
  for (const [what, query] of Object.entries(views)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      times.few.push(await timeOf(() => few.read(query(few.today))));
      times.many.push(await timeOf(() => many.read(query(many.today))));
    }
    const p95 = (measured: number[]) => percentile(measured.slice(warmUp), 0.95);
    const [one, other] = [p95(times.few), p95(times.many)];
    const more = { few: `${one.toFixed(0)} ms`, many: `${other.toFixed(0)} ms` };
    figures.push({
      what: `${what} (p95)`,
      measured: `${other.toFixed(0)} ms, ${(other / one).toFixed(2)} times`,
      asked: `at most ${mostMs} ms, at most 4 times`,
      ok: other <= mostMs && ratioFigure(what, other / one, { max: 4 }).ok,
      more,
    });
  }
  await site.stop();
  await few.close();
  await many.close();
  return figures;
}

/** The page as the owner gets it from the built product. */
async function openRevenue(cluster: BenchCluster, name: string) {
  const { deps, close } = await cluster.open(name);
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const app = createApp(deps, pages);
  const { email } = await addStaff(deps, "manager");
  const Cookie = await cookieOf(deps, email);
  const read = async (query: string) => {
    const request = new Request(`http://site.test/admin/revenue${query}`, { headers: { Cookie } });
    const answer = await app.fetch(request);
    if (answer.status !== 200) throw new Error(`the room answered ${answer.status}`);
    return answer.text();
  };
  return { deps, read, today: dateOf(toLocal(deps.clock.now())), close };
}

/** One visitor after the other books, with a rest between two, until it is stopped. */
export async function bookOnAndOn(deps: Parameters<typeof mustBook>[0], count: number) {
  const forms = await makeForms(deps, count);
  let isStopped = false;
  const visiting = (async () => {
    for (const form of forms) {
      if (isStopped) return;
      await mustBook(deps, form);
      await new Promise((next) => setTimeout(next, restMs));
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      return visiting;
    },
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
