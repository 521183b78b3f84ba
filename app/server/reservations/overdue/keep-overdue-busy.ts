/** The rule that what is out is busy until it is back, whatever was agreed. */
import type { Pool, PoolClient } from "pg";
import { backAtEarliest, clashesWith } from "../../../domain/availability/back-at-earliest.ts";
import { latestEndsOf, type CarFleet } from "../../../domain/availability/fleet/car-fleet.ts";
import { findSeat } from "../../../domain/availability/fleet/find-seat.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Busy, Instant } from "../../../domain/availability/occupancy.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { overdueBefore } from "../../../domain/reservations/states/moments.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { readCarFleets } from "../../availability/car-fleets.ts";
import { holdVehicle } from "../../availability/hold-vehicle.ts";
import { lockCars } from "../../availability/lock-cars.ts";
import { lengthenStay } from "../../availability/shorten-stay.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import { recordMoves, reseatEntries } from "../held/record-moves.ts";
import { reservationOfStay } from "../held/reservation-of-stay.ts";
import { untilDone } from "../held/until-done.ts";
import { promisedAt } from "./promised-sql.ts";
import { recordDanger } from "./record-danger.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;
/** `dropoffAt`: the return that others were promised it from. */
type Overdue = { reservationId: number; occupancyId: number; carId: number; dropoffAt: Instant };
type Known = { catalogue: Catalogue; now: Instant };

const msPerDay = 86_400_000;
const clock = { actor: { kind: "system" } } as const;

const text = `
  select reservation.id as "reservationId", occupancy.id as "occupancyId", occupancy.car_id as "carId",
    (extract(epoch from ${promisedAt}) * 1000)::float8 as "dropoffAt"
  from reservation join occupancy on reservation_id = reservation.id
  where ${statusIn(isOut)} and ${promisedAt} < $1 and ($2::int is null or occupancy.car_id = $2)
  order by occupancy.car_id, dropoff_at`;

/**
 * Holds every overdue vehicle until it can be counted on again. A later reservation in its way goes to another vehicle of its car;
 * one that no other vehicle can take stays where it is, and its history says that it is in danger. Run every minute.
 */
export async function keepOverdueBusy(world: World): Promise<void> {
  const asked = { catalogue: await world.catalogue.get(), now: world.clock.now() };
  const carIds = new Set((await readOverdue(world.pool, asked)).map(({ carId }) => carId));
  for (const carId of carIds)
    await untilDone(world, async () => {
      const catalogue = await world.catalogue.get();
      const known = { catalogue, now: world.clock.now() };
      await inTransaction(world.pool, async (client) => {
        await lockCars(client, [carId]);
        for (const one of await readOverdue(client, known, carId))
          await keepOut(client, one, known);
      });
      return true;
    });
}

async function readOverdue(
  db: Pool | PoolClient,
  { catalogue, now }: Known,
  carId?: number,
): Promise<Overdue[]> {
  const values = [new Date(overdueBefore(now, catalogue.priceList.rules)), carId];
  const { rows } = await db.query<Overdue>({ name: "overdue", text, values });
  return rows;
}

/** Lengthens one stay as far as it can go. The caller has the car's lock. */
async function keepOut(client: PoolClient, overdue: Overdue, known: Known): Promise<void> {
  const { catalogue, now } = known;
  const rules = fleetRulesOf(catalogue);
  const end = backAtEarliest(overdue, now, catalogue.priceList.rules);
  const free = end + rules.turnaroundMinutes * 60_000;
  const inTheWay = await makeWay(client, overdue, { ...known, end });
  const limit = inTheWay?.start ?? Infinity;
  await lengthenStay(client, overdue.reservationId, {
    end: Math.min(end, limit),
    heldUntil: Math.min(free, limit),
  });
  if (inTheWay?.kind === "reservation")
    await recordDanger(client, { occupancyId: Number(inTheWay.id), overdue, at: new Date(now) });
}

/** Moves what the longer stay would meet; returns the first that cannot go anywhere. */
async function makeWay(
  client: PoolClient,
  { carId, occupancyId, dropoffAt }: Overdue,
  { catalogue, now, end }: Known & { end: Instant },
): Promise<Busy | undefined> {
  const rules = fleetRulesOf(catalogue);
  // However long ago it was due: its own stay, and what has waited for the vehicle since, are read too.
  const since = dropoffAt - msPerDay;
  for (;;) {
    const fleets = await readCarFleets(client, [carId], { since, ...rules });
    const fleet = fleets.get(carId);
    const own = fleet?.busy.find(({ id }) => id === String(occupancyId));
    if (!fleet || !own) return undefined;
    const clashes = clashesWith(own, end, fleet.busy, rules);
    const [first] = clashes;
    if (!first || first.pinned || first.kind === "block") return first;
    const { pickupLocationId, dropoffLocationId } = first;
    if (pickupLocationId === undefined || dropoffLocationId === undefined) return first;
    const request = { start: first.start, end: first.end, pickupLocationId, dropoffLocationId };
    const others = asIfLonger(fleet, { own, end, clashes });
    const seat = findSeat(others, request, rules);
    if (!seat) return first;
    const reservationId = await reservationOfStay(client, first);
    const asked = { carId, request, rules, now, reservationId };
    const moved = await holdVehicle(client, seat, asked);
    const fromVehicleId = first.vehicleId;
    const moves = [{ reservationId, fromVehicleId, toVehicleId: seat.vehicleId }, ...moved];
    await recordMoves(client, moves, clock.actor, new Date(now));
    await writeAuditEntries(client, reseatEntries(clock, moves));
  }
}

type Longer = { own: Busy; end: Instant; clashes: readonly Busy[] };

/** The calendar in which the vehicle is out for longer. The first clash looks for a place; the others stay where they are. */
function asIfLonger(fleet: CarFleet, { own, end, clashes: [first, ...later] }: Longer): CarFleet {
  const fixed = new Set(later.map(({ id }) => id));
  const busy = fleet.busy
    .filter(({ id }) => id !== first?.id)
    .map((one) => {
      if (one.id === own.id) return { ...one, end, pinned: true };
      return fixed.has(one.id) ? { ...one, pinned: true } : one;
    });
  return { ...fleet, busy, latestEnds: latestEndsOf(busy) };
}
