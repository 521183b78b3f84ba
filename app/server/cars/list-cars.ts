import type { Pool } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { dateOf } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import { paperNoticeDays } from "../../domain/cars/paper-state.ts";
import { toLocal } from "../../domain/sarajevo.ts";

/** A car in the list of the back office, published or not. */
export type ListedCar = Pick<
  Car,
  | "id"
  | "name"
  | "brand"
  | "model"
  | "year"
  | "category"
  | "body"
  | "colour"
  | "acriss"
  | "transmission"
  | "fuel"
  | "seats"
> & {
  version: number;
  published: boolean;
  /** The number of all vehicles, and of those in service now. */
  vehicles: number;
  inService: number;
  /**
   * The number of vehicles in service with a paper that has run out, and of those with a paper that runs out within the
   * days of the notice.
   */
  expired: number;
  expiring: number;
  photos: number;
  /** The first photo and its narrowest width. */
  photo: { file: string; width: number } | undefined;
};

/** A list row as read: a photo without any width cannot be shown. */
type Row = Omit<ListedCar, "photo"> & { photo: { file: string; width: number | null } | null };

const soonest = "least(registration_expires, insurance_expires, inspection_expires)";
const inService =
  "car_id = car.id and in_service_from <= $1 and coalesce(in_service_until > $1, true)";

const text = `
  select id, version, name, brand, model, year, category, body, colour, acriss, transmission, fuel, seats, published,
    (select count(*)::int from vehicle where car_id = car.id) as vehicles,
    (select count(*)::int from vehicle where ${inService}) as "inService",
    (select count(*)::int from vehicle where ${inService} and ${soonest} < $2) as expired,
    (
      select count(*)::int from vehicle where ${inService} and ${soonest} between $2 and $2::date + ${paperNoticeDays}
    ) as expiring,
    (select count(*)::int from image where car_id = car.id) as photos,
    (
      select json_build_object('file', file, 'width', (select min(width) from unnest(widths) as width))
      from image where car_id = car.id order by display_order, id limit 1
    ) as photo
  from car order by display_order, id`;

/** All cars in the order of the site. */
export async function listCars(pool: Pool, now: Instant): Promise<ListedCar[]> {
  const values = [new Date(now), dateOf(toLocal(now))];
  const { rows } = await pool.query<Row>({ name: "list-cars", text, values });
  return rows.map(({ photo, ...row }) => ({
    ...row,
    photo: photo?.width ? { file: photo.file, width: photo.width } : undefined,
  }));
}
