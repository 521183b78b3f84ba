/** The staff's list of reservations: 100,000 against 1,000, in turns. */
import { findAnything } from "../app/server/finding/find-anything.ts";
import { readListFilter } from "../app/domain/reservations/states/list-filter.ts";
import type { Deps } from "../app/server/deps.ts";
import { countViews, countDays } from "../app/server/reservations/lists/list-counts.ts";
import { listReservations } from "../app/server/reservations/lists/list-reservations.ts";
import { fillReservations } from "../test/casts/fill-reservations.ts";
import { makeCluster, type BenchCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";

const runs = {
  full: { few: 1_000, many: 100_000, warmUp: 20, rounds: 120 },
  short: { few: 100, many: 1_000, warmUp: 1, rounds: 5 },
};
const graceMinutes = 59;
const pageSize = 50;

/** Spread over five years, so that the number of today's reservations grows with the total. */
const spread = { daysBack: 1500, daysAhead: 300 };

type Ask = (deps: Deps, round: number) => Promise<unknown>;

const asks: Readonly<Record<string, Ask>> = {
  "The first page with its views, days and counts": async (deps) => {
    const time = { now: deps.clock.now(), graceMinutes };
    const filter = readListFilter(new URLSearchParams());
    await Promise.all([
      list(deps, ""),
      countViews(deps.pool, time),
      countDays(deps.pool, filter, time),
    ]);
  },
  "A search for somebody's name": (deps, round) =>
    searchFor(deps, ["hodzic amra", "đulić senad", "zana kova"], round),
  "A search for a name that one in twenty has": (deps, round) =>
    searchFor(deps, ["causevic", "weiss", "amra"], round),
  "A search for a phone number's last digits": (deps, round) =>
    list(deps, `q=${String((round * 7919) % 1_000_000).padStart(6, "0")}`),
  "A page in the middle of all of them": (deps) =>
    list(deps, `view=all&after=${(deps.clock.now() - 600 * 86_400_000) * 1000}.1`),
  "What the palette finds": (deps, round) => {
    const typed = ["hodzic", "amra h", "guest77", "a18"][round % 4] ?? "";
    return findAnything(deps, { typed, language: "en-us" });
  },
};

export async function measureReservationsList(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const fill = (count: number) => (admin: Parameters<typeof fillReservations>[0]) =>
    fillReservations(admin, { count, ...spread, now: Date.now() });
  const cluster = await makeCluster({ few: fill(run.few), many: fill(run.many) });
  try {
    return await measure(cluster, run);
  } finally {
    await cluster.close();
  }
}

/** Both take turns, so that other work on the machine affects them alike. */
async function measure(
  cluster: BenchCluster,
  { few, many, warmUp, rounds }: (typeof runs)[RunLength],
): Promise<Figure[]> {
  const small = await cluster.open("few");
  const large = await cluster.open("many");
  const figures: Figure[] = [];
  for (const [what, ask] of Object.entries(asks)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      times.few.push(await timeOf(() => ask(small.deps, round)));
      times.many.push(await timeOf(() => ask(large.deps, round)));
    }
    const median = (measured: number[]) => percentile(measured.slice(warmUp), 0.5);
    const [one, other] = [median(times.few), median(times.many)];
    const figure = ratioFigure(`${what} (median)`, other / one, { max: 3 });
    figures.push({ ...figure, more: { [of(few)]: ms(one), [of(many)]: ms(other) } });
  }
  await small.close();
  await large.close();
  return figures;
}

function searchFor(deps: Deps, names: readonly string[], round: number) {
  return list(deps, `q=${encodeURIComponent(names[round % names.length] ?? "")}`);
}

function list({ pool, clock }: Deps, query: string) {
  const filter = readListFilter(new URLSearchParams(query));
  return listReservations(pool, filter, { now: clock.now(), graceMinutes, size: pageSize });
}

function of(count: number): string {
  return `of ${count.toLocaleString("en")}`;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
