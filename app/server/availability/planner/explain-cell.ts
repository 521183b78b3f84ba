import {
  explainStart,
  type Hindrance,
  type StartExplained,
} from "../../../domain/availability/planner/explain-start.ts";
import type { BlockKind } from "../../../domain/availability/blocks/block-kinds.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Busy, Instant } from "../../../domain/availability/occupancy.ts";
import {
  addDays,
  dateOf,
  joinDateTime,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
} from "../../../domain/calendar.ts";
import { vehicleLacks, type VehicleLack } from "../../../domain/handovers/vehicle-lacks.ts";
import { isOpenAt, spanOn } from "../../../domain/locations/opening-hours.ts";
import type { Location } from "../../../domain/locations/location.ts";
import { minRentalDaysFor } from "../../../domain/reservations/trip/check-trip.ts";
import { toInstant, toLocal } from "../../../domain/sarajevo.ts";
import { papersOf } from "../../cars/papers-of.ts";
import type { Deps } from "../../deps.ts";
import { currentFleets } from "../fleet-memory.ts";

/** A time of a vehicle; without a time of the clock it is asked about the day. */
export type Cell = { vehicleId: number; date: LocalDate; time?: LocalTime };

/** Something on a vehicle as it is said: a reservation with its bare code, or a block. Times are those of Sarajevo. */
export type Named = {
  from: LocalDateTime;
  until: LocalDateTime;
  code?: string;
  name?: string;
  block?: { kind: BlockKind; note: string };
};

export type CellExplained = {
  carId: number;
  /** The start that was tried, from and to the vehicle's home. */
  start: LocalDateTime;
  /** The rental days that were tried: the fewest that may be booked on that day. */
  days: number;
  lacks: VehicleLack[];
} & (
  | { state: "over" }
  | { state: "free"; until?: LocalDateTime }
  | { state: "by-moving"; moves: Named[] }
  | {
      state: "taken";
      why:
        | { kind: "out-of-service" }
        | { kind: "stay" | "turnaround"; by: Named }
        | { kind: "transfer"; by: Named; from: string; to: string; minutes: number };
      first?: LocalDateTime;
    }
);

const dayMs = 86_400_000;
const slotMs = 1_800_000;
const reachDays = 60;
const usualTime: LocalTime = "08:00";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;

/** Why a vehicle is not free at a time, and the first start that works; undefined when there is no such vehicle. */
export async function explainCell(world: World, cell: Cell): Promise<CellExplained | undefined> {
  const { pool, catalogue, clock } = world;
  const held = await catalogue.get();
  const rules = fleetRulesOf(held);
  const now = clock.now();
  const fleets = await currentFleets(pool, now, rules.turnaroundMinutes);
  const own = [...fleets].find(([, { vehicles }]) =>
    vehicles.some(({ id }) => id === cell.vehicleId),
  );
  if (!own) return undefined;
  const [carId, fleet] = own;
  const homeId = fleet.vehicles.find(({ id }) => id === cell.vehicleId)?.homeLocationId ?? "";
  const home = held.priceList.locations.find(({ id }) => id === homeId);
  const start = startOf(cell, { home, now });
  const papers = (await papersOf(pool, [cell.vehicleId])).get(cell.vehicleId);
  const day = dateOf(toLocal(start));
  const { priceList } = held;
  const days = minRentalDaysFor(day, priceList.rules, priceList.seasons);
  const lacks = papers ? vehicleLacks(papers, day, addDays(day, days)) : [];
  const about = { carId, start: toLocal(start), days, lacks };
  if (endOf(cell) <= now) return { ...about, state: "over" };
  const places = { pickupLocationId: homeId, dropoffLocationId: homeId };
  const request = { ...places, start, end: start + days * dayMs, pinnedTo: cell.vehicleId };
  const isOffered = (at: Instant) => !home || isOpenAt(home.hours, toLocal(at));
  const search = { stepMs: slotMs, reachMs: reachDays * dayMs, isOffered };
  const said = explainStart(fleet, request, rules, search);
  return { ...about, ...(await named(pool, said)) };
}

/** The first half hour of the cell that lies ahead; of a day the opening of the vehicle's home. */
function startOf(
  { date, time }: Cell,
  { home, now }: { home: Location | undefined; now: Instant },
): Instant {
  const opens = home && spanOn(home.hours, date)?.opens;
  const asked = toInstant(joinDateTime(date, time ?? opens ?? usualTime));
  return asked > now ? asked : Math.ceil(now / slotMs) * slotMs;
}

function endOf({ date, time }: Cell): Instant {
  return time === undefined
    ? toInstant(joinDateTime(addDays(date, 1), "00:00"))
    : toInstant(joinDateTime(date, time)) + 2 * slotMs;
}

type Row = {
  id: number;
  code: string | null;
  name: string;
  kind: BlockKind | null;
  note: string;
};

/** The explanation with everything in it named, its times those of Sarajevo. */
async function named(pool: Deps["pool"], said: StartExplained) {
  if (said.state === "free") {
    const { until } = said;
    return { state: said.state, ...(until !== undefined && { until: toLocal(until) }) };
  }
  const stays = said.state === "taken" ? stayOf(said.why) : said.moves;
  const { rows } = await pool.query<Row>({
    name: "stays-named",
    text: `
      select occupancy.id, reservation.code, coalesce(reservation.last_name, '') as name, block_kind as kind, note
      from occupancy left join reservation on reservation.id = occupancy.reservation_id
      where occupancy.id = any($1)`,
    values: [stays.map(({ id }) => Number(id))],
  });
  const nameOf = (busy: Busy): Named => {
    const row = rows.find(({ id }) => String(id) === busy.id);
    const times = { from: toLocal(busy.start), until: toLocal(busy.end) };
    if (row?.code) return { ...times, code: row.code, name: row.name };
    return { ...times, block: { kind: row?.kind ?? "other", note: row?.note ?? "" } };
  };
  if (said.state === "by-moving") return { state: said.state, moves: said.moves.map(nameOf) };
  const { state, why, first } = said;
  const sooner = first === undefined ? {} : { first: toLocal(first) };
  if (why.kind === "out-of-service") return { state, why, ...sooner };
  const { busy, ...rest } = why;
  return { state, why: { ...rest, by: nameOf(busy) }, ...sooner };
}

function stayOf(why: Hindrance): Busy[] {
  return "busy" in why ? [why.busy] : [];
}
