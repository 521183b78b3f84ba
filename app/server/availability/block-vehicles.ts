import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import type { FleetRules } from "../../domain/availability/occupancy.ts";
import type { BlockPlan } from "../../domain/availability/blocks/read-block.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { afterCommit, inSavepoint, inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { tellNews } from "../notices/tell-news.ts";
import { clearVehicle } from "../reservations/held/clear-vehicle.ts";
import { recordMoves, reseatEntries } from "../reservations/held/record-moves.ts";
import { blockVehicle } from "./block-vehicle.ts";
import type { Move } from "./hold-vehicle.ts";
import { lockCars } from "./lock-cars.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "random">;

/** Something that keeps a vehicle from being blocked; without a code it is another block, or the vehicle itself is gone. */
type Stuck = { plate: string; code?: string };

export type Blocked =
  | { ok: true; blocks: number; moved: string[] }
  /** What cannot go to another vehicle. Nothing was done. */
  | { ok: false; reason: "taken"; stuck: Stuck[] }
  /** Reservations would go to other vehicles, and nobody has agreed to that yet. Nothing was done. */
  | { ok: false; reason: "moves"; moving: string[] }
  | { ok: false; reason: "unknown-vehicle" };

type Ask = {
  plan: BlockPlan;
  /** The member agreed that reservations in the way go to other vehicles. */
  mayReseat: boolean;
  by: Doer;
};

type Vehicle = { id: number; carId: number; plate: string };
type Done = { stuck: Stuck[]; moves: Move[]; blocks: number };

/**
 * Takes vehicles out of sale for the times of a plan, all or nothing. Reservations in the way go to other vehicles of their car once
 * that was agreed to; those that cannot are named, and then nothing is done.
 */
export async function blockVehicles(world: World, { plan, mayReseat, by }: Ask): Promise<Blocked> {
  const { pool, catalogue, clock } = world;
  const rules = fleetRulesOf(await catalogue.get());
  const at = new Date(clock.now());
  return inTransaction(pool, async (client): Promise<Blocked> => {
    const vehicles = await readVehicles(client, plan.vehicleIds);
    if (vehicles.length !== plan.vehicleIds.length) return { ok: false, reason: "unknown-vehicle" };
    await lockCars(client, [...new Set(vehicles.map(({ carId }) => carId))]);
    const series = world.random.uuid();
    const isAgreed = ({ stuck, moves }: Done) =>
      stuck.length === 0 && (mayReseat || moves.length === 0);
    const work = () => blockAll(client, { plan, vehicles, rules, series });
    const done = await inSavepoint(client, work, isAgreed);
    const moving = await codesOf(client, done.moves);
    if (done.stuck.length > 0) return { ok: false, reason: "taken", stuck: done.stuck };
    if (!isAgreed(done)) return { ok: false, reason: "moves", moving };
    await recordMoves(client, done.moves, by.actor, at);
    await writeAuditEntries(client, [
      ...reseatEntries(by, done.moves),
      ...vehicles.map(({ id }) => ({
        ...by,
        action: "vehicle.block",
        subjectKind: "vehicle",
        subjectId: String(id),
        after: { kind: plan.kind, note: plan.note, times: plan.spans.length, ...plan.spans[0] },
      })),
    ]);
    afterCommit(client, tellNews);
    return { ok: true, blocks: done.blocks, moved: moving };
  });
}

async function readVehicles(client: PoolClient, ids: readonly number[]): Promise<Vehicle[]> {
  const { rows } = await client.query<Vehicle>({
    name: "vehicles-to-block",
    text: `select id, car_id as "carId", plate from vehicle where id = any($1) order by id`,
    values: [ids],
  });
  return rows;
}

type Planned = {
  plan: BlockPlan;
  vehicles: readonly Vehicle[];
  rules: FleetRules;
  series: string;
};

async function blockAll(
  client: PoolClient,
  { plan, vehicles, rules, series }: Planned,
): Promise<Done> {
  const done: Done = { stuck: [], moves: [], blocks: 0 };
  for (const { id: vehicleId, carId, plate } of vehicles)
    for (const span of plan.spans) {
      const [from, until] = [toInstant(span.from), toInstant(span.until)];
      const asked = { vehicleId, carId, from, until };
      const cleared = await clearVehicle(client, { ...asked, rules });
      done.moves.push(...cleared.moves);
      if (cleared.until < until) {
        const code = await codeOf(client, cleared.stuckId);
        done.stuck.push({ plate, ...(code && { code }) });
        continue;
      }
      await blockVehicle(client, { ...asked, kind: plan.kind, series, note: plan.note });
      done.blocks += 1;
    }
  return done;
}

async function codeOf(client: PoolClient, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [code] = await codesOfIds(client, [id]);
  return code;
}

function codesOf(client: PoolClient, moves: readonly Move[]): Promise<string[]> {
  return codesOfIds(client, [...new Set(moves.map(({ reservationId }) => reservationId))]);
}

async function codesOfIds(client: PoolClient, ids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>({
    name: "codes-of-blocked",
    text: "select code from reservation where id = any($1) order by pickup_at",
    values: [ids],
  });
  return rows.map(({ code }) => formatCode(code));
}
