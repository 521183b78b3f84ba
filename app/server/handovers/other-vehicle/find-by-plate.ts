import type { Pool } from "pg";
import type { BlockKind } from "../../../domain/availability/blocks/block-kinds.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import { isSamePlate } from "../../../domain/handovers/check-hand-over.ts";
import type {
  PlateFound,
  PlateHolder,
} from "../../../domain/handovers/other-vehicle/plate-found.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import { listSwaps } from "../../reservations/deeds/list-swaps.ts";
import { readHeld } from "../../reservations/held/hold-reservation.ts";
import { listOpenDamage } from "../read-handover.ts";

type Asked = {
  token: string;
  plate: string;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/**
 * What a typed plate leads to in a handover. Whether the vehicle is free is what a swap says (`listSwaps`), and that nobody
 * else has it still, as the handover asks too.
 */
export async function findByPlate(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, plate: typed, now }: Asked,
): Promise<PlateFound> {
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept || !can("swap", kept.view.status)) return { is: "closed" };
  const vehicle = await vehicleOf(pool, typed);
  if (!vehicle) return { is: "unknown" };
  const { vehicleId, plate, carId, carName, soldAt } = vehicle;
  if (vehicleId === kept.seat?.vehicleId) return { is: "planned", vehicleId, plate };
  if (soldAt && soldAt.getTime() <= toInstant(now)) return { is: "sold", plate };
  if (carId !== kept.view.car.id) return { is: "other-car", plate, carName };
  const swaps = await listSwaps({ pool, catalogue }, { token, now });
  const swap = swaps.find((one) => one.vehicleId === vehicleId);
  const by = await holderOf(pool, vehicleId, kept.id, kept.view.trip);
  const isStillOut = by?.kind === "reservation" && by.isOut;
  if (!swap || swap.state === "taken" || isStillOut)
    return { is: "taken", plate, ...(by && { by }) };
  const isByMoving = swap.state === "by-moving";
  const damages = await listOpenDamage(pool, vehicleId);
  return { is: "free", vehicleId, plate, isByMoving, lacks: swap.lacks, damages };
}

type VehicleRow = {
  vehicleId: number;
  plate: string;
  carId: number;
  carName: string;
  soldAt: Date | null;
};

const vehiclesText = `
  select vehicle.id as "vehicleId", plate, car.id as "carId", car.name as "carName", in_service_until as "soldAt"
  from vehicle join car on car.id = car_id`;

/** Compared here and not in SQL: what makes two plates the same is said once (`isSamePlate`). */
async function vehicleOf(pool: Pool, typed: string): Promise<VehicleRow | undefined> {
  const { rows } = await pool.query<VehicleRow>({ name: "vehicles-by-plate", text: vehiclesText });
  return rows.find(({ plate }) => isSamePlate(typed, plate));
}

type HolderRow = {
  code: string | null;
  name: string | null;
  blockKind: BlockKind | null;
  isOut: boolean;
};

// What touches the trip is named before what is only too close to it, with the way and the cleaning in between.
const holderText = `
  select code, trim(first_name || ' ' || last_name) as name, block_kind as "blockKind",
    coalesce(${statusIn(isOut)}, false) as "isOut"
  from occupancy left join reservation on reservation.id = reservation_id
  where occupancy.vehicle_id = $1 and reservation_id is distinct from $2
    and (during && tstzrange(to_timestamp($3) - interval '1 day', to_timestamp($4) + interval '1 day')
      or ${statusIn(isOut)})
  order by "isOut" desc, during && tstzrange(to_timestamp($3), to_timestamp($4)) desc, occupancy.pinned desc,
    lower(during)
  limit 1`;

/** Who has a vehicle still, or is to have it in the time of a trip. */
async function holderOf(
  pool: Pool,
  vehicleId: number,
  reservationId: number,
  { pickupAt, dropoffAt }: Trip,
): Promise<PlateHolder | undefined> {
  const seconds = [pickupAt, dropoffAt].map((at) => toInstant(at) / 1000);
  const { rows } = await pool.query<HolderRow>({
    name: "holder-of-vehicle",
    text: holderText,
    values: [vehicleId, reservationId, ...seconds],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { code, name, blockKind, isOut: stillOut } = row;
  if (code === null) return { kind: "block", blockKind: blockKind ?? "other" };
  return { kind: "reservation", code: formatCode(code), name: name ?? "", isOut: stillOut };
}
