import type { PoolClient } from "pg";
import type { FleetRules, Instant, Request } from "../../domain/availability/occupancy.ts";

const text = `
  update occupancy set busy_until = $3,
    during = tstzrange($2, least(upper(during), $3::timestamptz + make_interval(mins => $4)))
  where reservation_id = $1`;

/**
 * Gives back the time that a reservation needs no more on its vehicle. It never holds it for longer than before, whatever
 * the turnaround has become, so nobody can stand in its way. The caller has the car's lock (`lockCars`).
 */
export async function shortenStay(
  client: PoolClient,
  reservationId: number,
  { start, end }: Pick<Request, "start" | "end">,
  { turnaroundMinutes }: Pick<FleetRules, "turnaroundMinutes">,
): Promise<void> {
  const values = [reservationId, new Date(start), new Date(end), turnaroundMinutes];
  await client.query({ name: "shorten-stay", text, values });
}

/** Until when a reservation keeps its vehicle busy, epoch milliseconds; undefined when it holds none. */
export async function findBusyUntil(
  client: PoolClient,
  reservationId: number,
): Promise<Instant | undefined> {
  const { rows } = await client.query<{ busyUntil: Date }>({
    name: "busy-until",
    text: `select busy_until as "busyUntil" from occupancy where reservation_id = $1`,
    values: [reservationId],
  });
  return rows[0]?.busyUntil.getTime();
}

/**
 * Holds a vehicle that is out for longer than it was agreed: busy until `end`, held until `heldUntil`, epoch milliseconds. It
 * never holds it for less time than before, and from now on nobody is moved onto it. The caller has the car's lock
 * (`lockCars`). Throws 23P01 when something else is on the vehicle by then.
 */
export async function lengthenStay(
  client: PoolClient,
  reservationId: number,
  { end, heldUntil }: { end: Instant; heldUntil: Instant },
): Promise<void> {
  await client.query({
    name: "lengthen-stay",
    text: `
      update occupancy set pinned = true, busy_until = greatest(busy_until, $2),
        during = tstzrange(lower(during), greatest(upper(during), $3))
      where reservation_id = $1 and (busy_until < $2 or upper(during) < $3)`,
    values: [reservationId, new Date(end), new Date(heldUntil)],
  });
}

/** Says whether the vehicle that a reservation holds was promised. The caller has the car's lock (`lockCars`). */
export async function pinStay(
  client: PoolClient,
  reservationId: number,
  pinned: boolean,
): Promise<void> {
  await client.query({
    name: "pin-stay",
    text: "update occupancy set pinned = $2 where reservation_id = $1 and pinned <> $2",
    values: [reservationId, pinned],
  });
}

/** Lets go of the vehicle that a reservation holds. The caller has the car's lock (`lockCars`). */
export async function releaseVehicle(client: PoolClient, reservationId: number): Promise<void> {
  await client.query({
    name: "release-vehicle",
    text: "delete from occupancy where reservation_id = $1",
    values: [reservationId],
  });
}
