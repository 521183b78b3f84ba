/** Who drives for a move, and the tick of whoever did: said of its agreed time and place, and forgotten when these change. */
import type { PoolClient } from "pg";
import type { Move, MoveSide } from "../../../domain/moves/move.ts";
import { isCalledOff } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { rolesWith } from "../../../domain/staff/rights.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { afterCommit, inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellNews } from "../../notices/tell-news.ts";
import { agreedColumns, isRunOf } from "./moves-sql.ts";

type World = Pick<Deps, "pool" | "clock">;
type Asked = Pick<Move, "code" | "side"> & { by: Doer };

export type RunAnswer =
  | { ok: true }
  /** `closed`: it was called off. `not-a-driver`: no member who may hand over, or one who has left. */
  | { ok: false; reason: "not-found" | "closed" | "not-a-driver" };

export type Driver = { id: string; name: string };

/** The members who may be named as drivers, by name. */
export async function listDrivers({ pool }: Pick<Deps, "pool">): Promise<Driver[]> {
  const { rows } = await pool.query<Driver>({
    name: "list-drivers",
    text: `select id, name from "user" where not disabled and role = any($1) order by lower(name), id`,
    values: [rolesWith("hand-over")],
  });
  return rows;
}

/** Names who drives for a move, or nobody when `driverId` is absent. The same name again changes nothing. */
export function nameDriver(
  world: World,
  { driverId, ...asked }: Asked & { driverId: string | undefined },
): Promise<RunAnswer> {
  return changeRun(world, asked, async (client, kept) => {
    if (driverId !== undefined && !(await isDriver(client, driverId)))
      return { ok: false, reason: "not-a-driver" };
    if (kept.driverId === (driverId ?? null)) return { ok: true };
    await writeRun(client, { ...kept, driverId: driverId ?? null });
    const about = { side: asked.side, driver: driverId };
    await record(client, asked, { id: kept.id, action: "driver", about });
    return { ok: true };
  });
}

/** Ticks a move off, or takes the tick back. Whoever comes second to the same changes nothing. */
export function tickMove(
  world: World,
  { isDone, memberId, ...asked }: Asked & { isDone: boolean; memberId: string },
): Promise<RunAnswer> {
  return changeRun(world, asked, async (client, kept) => {
    if ((kept.tickedAt !== null) === isDone) return { ok: true };
    const tickedAt = isDone ? new Date(world.clock.now()) : null;
    await writeRun(client, { ...kept, tickedAt, tickedBy: isDone ? memberId : null });
    const action = isDone ? "ticked" : "unticked";
    await record(client, asked, { id: kept.id, action, about: { side: asked.side } });
    return { ok: true };
  });
}

type Kept = {
  id: number;
  side: MoveSide;
  driverId: string | null;
  tickedAt: Date | null;
  tickedBy: string | null;
};

type Run = Pick<Kept, "driverId" | "tickedAt" | "tickedBy">;

/** Two who write at once come one after the other; what the first wrote is read by a statement of its own. */
const lockText = "select id, status from reservation where code = $1 for no key update";

const runText = (side: MoveSide) => `
  select driver_id as "driverId", ticked_at as "tickedAt", ticked_by as "tickedBy"
  from reservation join move_run run on ${isRunOf(side)}
  where reservation.id = $1`;
const runTexts = { out: runText("out"), in: runText("in") };

async function changeRun(
  { pool }: World,
  { code, side }: Asked,
  change: (client: PoolClient, kept: Kept) => Promise<RunAnswer>,
): Promise<RunAnswer> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; status: ReservationStatus }>(lockText, [
      code,
    ]);
    const [row] = rows;
    if (!row) return { ok: false, reason: "not-found" };
    const { id, status } = row;
    if (isCalledOff(status)) return { ok: false, reason: "closed" };
    const { rows: runs } = await client.query<Run>({
      name: `find-run-${side}`,
      text: runTexts[side],
      values: [id],
    });
    const run = runs[0] ?? { driverId: null, tickedAt: null, tickedBy: null };
    return change(client, { id, side, ...run });
  });
}

async function isDriver(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from "user" where id = $1 and not disabled and role = any($2)`,
    [id, rolesWith("hand-over")],
  );
  return rowCount === 1;
}

const writeText = (side: MoveSide) => `
  insert into move_run (reservation_id, side, agreed_local, agreed_location_id, driver_id, ticked_at, ticked_by)
  select id, '${side}', ${agreedColumns(side).join(", ")}, $2, $3, $4 from reservation where id = $1
  on conflict (reservation_id, side) do update set agreed_local = excluded.agreed_local,
    agreed_location_id = excluded.agreed_location_id, driver_id = excluded.driver_id,
    ticked_at = excluded.ticked_at, ticked_by = excluded.ticked_by`;
const writeTexts = { out: writeText("out"), in: writeText("in") };

async function writeRun(
  client: PoolClient,
  { id, side, driverId, tickedAt, tickedBy }: Kept,
): Promise<void> {
  await client.query({
    name: `write-run-${side}`,
    text: writeTexts[side],
    values: [id, driverId, tickedAt, tickedBy],
  });
}

type Done = { id: number; action: "driver" | "ticked" | "unticked"; about: object };

async function record(client: PoolClient, { by }: Asked, { id, action, about }: Done) {
  afterCommit(client, tellNews);
  await writeAuditEntries(client, [
    {
      ...by,
      action: `reservation.${action}`,
      subjectKind: "reservation",
      subjectId: String(id),
      after: about,
    },
  ]);
}
