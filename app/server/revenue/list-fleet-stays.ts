import type { Pool } from "pg";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { FleetStay } from "../../domain/figures/fleet-days.ts";
import type { Days } from "../../domain/figures/periods.ts";

type Row = Omit<FleetStay, "until"> & { until: LocalDateTime | null };

const local = (moment: string) =>
  `to_char(${moment} at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI')`;

/** Blocks that touch one another are one. */
const text = `
  select vehicle.id as "vehicleId", vehicle.car_id as "carId", car.category,
    ${local("in_service_from")} as "from", ${local("in_service_until")} as until,
    (
      select coalesce(json_agg(json_build_object(
        'from', coalesce(${local("lower(part)")}, ''), 'until', coalesce(${local("upper(part)")}, '')
      ) order by lower(part)), '[]')
      from (
        select unnest(range_agg(during)) as part from occupancy
        where occupancy.vehicle_id = vehicle.id and kind = 'block'
          and during && tstzrange($1::date - interval '1 day', $2::date + interval '2 days')
      ) as out_of_sale
    ) as blocked
  from vehicle join car on car.id = vehicle.car_id
  where (in_service_from at time zone 'Europe/Sarajevo')::date <= $2::date
    and coalesce((in_service_until at time zone 'Europe/Sarajevo')::date > $1::date, true)
  order by vehicle.id`;

/** The vehicles that were in the fleet on some of the days, and when they were out of sale. */
export async function listFleetStays(pool: Pool, { from, to }: Days): Promise<FleetStay[]> {
  const { rows } = await pool.query<Row>({ name: "fleet-stays", text, values: [from, to] });
  return rows.map(({ until, ...stay }) => (until === null ? stay : { ...stay, until }));
}
