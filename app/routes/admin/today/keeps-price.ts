/** Whether a member may leave the agreed price as it is with a vehicle, as the calendar, the board and the page of a reservation ask. */
import { mayKeepPrice } from "../../../domain/reservations/change/kept-price.ts";
import { parseCode } from "../../../domain/reservations/code.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { carOfVehicle } from "../../../server/cars/car-of-vehicle.ts";
import { listDangers } from "../../../server/reservations/overdue/list-rescues.ts";
import type { PageContext } from "../../request/page-context.ts";

type Asked = { view: Reservation; vehicleId: number; role: StaffRole };

/** May the member keep the price of this reservation with that vehicle? The ways out of a danger are read only where they decide. */
export async function mayKeepWith(
  { view, vehicleId, role }: Asked,
  { deps, now }: Pick<PageContext, "deps" | "now">,
): Promise<boolean> {
  const carId = await carOfVehicle(deps.pool, vehicleId);
  const isOtherCar = carId !== undefined && carId !== view.car.id;
  if (mayKeepPrice(role, { isOtherCar, isRescue: false })) return true;
  const rescues = await rescuesOf(view, { deps, now });
  return mayKeepPrice(role, { isOtherCar, isRescue: rescues.includes(vehicleId) });
}

/** The vehicles of other cars that a member may take at the agreed price; `all` for who may set prices by hand. */
export async function keptWith(
  view: Reservation,
  role: StaffRole,
  about: Pick<PageContext, "deps" | "now">,
): Promise<"all" | number[]> {
  if (mayKeepPrice(role, { isOtherCar: true, isRescue: false })) return "all";
  return rescuesOf(view, about);
}

async function rescuesOf(
  { code }: Reservation,
  { deps, now }: Pick<PageContext, "deps" | "now">,
): Promise<number[]> {
  const bare = parseCode(code);
  if (bare === undefined) return [];
  const [danger] = await listDangers(deps, { now, code: bare });
  return danger?.rescues.map(({ vehicleId }) => vehicleId) ?? [];
}
