import type { PoolClient } from "pg";
import { whoHad, type Holder } from "../../domain/fines/who-had.ts";
import type { Direction } from "../../domain/handovers/sheet.ts";

/** The vehicle of a plate, however its parts are joined; undefined when we have none. */
export async function findVehicleOf(
  client: PoolClient,
  plate: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>({
    name: "vehicle-of-plate",
    text: `select id from vehicle where replace(plate, '-', '') = replace($1, '-', '') order by id limit 1`,
    values: [plate],
  });
  return rows[0]?.id;
}

/** Who had a vehicle at a moment (epoch milliseconds), by its sheets; of a sheet that was corrected the correction counts. */
export async function findHolder(
  client: PoolClient,
  vehicleId: number,
  moment: number,
): Promise<Holder> {
  const { rows } = await client.query<{ direction: Direction; at: Date; reservationId: number }>({
    name: "moves-of-vehicle",
    text: `
      select direction, at, reservation_id as "reservationId" from handover
      where vehicle_id = $1
        and not exists (
          select from handover newer
          where newer.addendum_to in (handover.id, handover.addendum_to) and newer.id > handover.id
        )
      order by at, id`,
    values: [vehicleId],
  });
  return whoHad(
    rows.map(({ at, ...move }) => ({ ...move, at: at.getTime() })),
    moment,
  );
}
