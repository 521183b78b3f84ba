import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import { isTooYoung, leastDriverAge } from "../../../domain/reservations/person/driver-age.ts";
import { byEase, isAsGood, type Rescue, wayTo } from "../../../domain/reservations/rescue.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import type { Deps } from "../../deps.ts";
import { listSwaps } from "../deeds/list-swaps.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { findEndangered } from "./find-endangered.ts";

/** A reservation in danger, with what can be done about it. Codes are bare. */
export type Danger = {
  code: string;
  version: number;
  totalCents: number;
  /** E.164. */
  phone: string;
  /** That of the customer. */
  language: Language;
  /** The plate of the vehicle that is not back. */
  plate: string;
  /** The rental that has the vehicle. */
  overdue: { code: string; name: string; phone: string };
  /** The best first, at most four. */
  rescues: Rescue[];
};

type World = Pick<Deps, "pool" | "catalogue">;

const maxRescues = 4;
/** Each takes some questions; when more are in danger at once, the others lead to their own page. */
const maxDangers = 12;

type Row = Omit<Danger, "rescues" | "overdue"> & {
  token: string;
  overdueCode: string;
  overdueName: string;
  overduePhone: string;
};

const text = `
  select waiting.code, waiting.token, waiting.version, waiting.total_cents as "totalCents", waiting.phone, waiting.language, plate,
    out.code as "overdueCode", trim(out.first_name || ' ' || out.last_name) as "overdueName", out.phone as "overduePhone"
  from jsonb_to_recordset($1) as asked (code text, "waitsFor" text)
    join reservation waiting on waiting.code = asked.code
    join reservation out on out.code = "waitsFor"
    join vehicle on vehicle.id = waiting.vehicle_id
  order by waiting.pickup_at`;

/**
 * The reservations in danger, or one of them, with other vehicles for each: of its car, or of another one of the same or a higher
 * category, free for the whole trip and brought to the pick-up in time. `now` is the wall clock in Sarajevo.
 */
export async function listDangers(
  world: World,
  { now, code }: { now: LocalDateTime; code?: string },
): Promise<Danger[]> {
  const { pool } = world;
  const catalogue = await world.catalogue.get();
  const { rules } = catalogue.priceList;
  const fleetRules = fleetRulesOf(catalogue);
  const found = await findEndangered(pool, { now: toInstant(now), rules, fleetRules });
  const asked = [...found.values()].filter((one) => code === undefined || one.code === code);
  if (asked.length === 0) return [];
  const values = [JSON.stringify(asked.slice(0, maxDangers))];
  const { rows } = await pool.query<Row>({ name: "reservations-in-danger", text, values });
  return Promise.all(
    rows.map(async ({ token, overdueCode, overdueName, overduePhone, ...danger }) => ({
      ...danger,
      overdue: { code: overdueCode, name: overdueName, phone: overduePhone },
      rescues: await listRescues(world, { token, now }),
    })),
  );
}

/** The other vehicles that a reservation could have at its price, the easiest first. */
async function listRescues(
  { pool, catalogue }: World,
  { token, now }: { token: string; now: LocalDateTime },
): Promise<Rescue[]> {
  const known = await catalogue.get();
  const rules = fleetRulesOf(known);
  const [kept, swaps] = await Promise.all([
    readHeld(pool, token, known),
    listSwaps({ pool, catalogue }, { token, now }),
  ]);
  if (!kept) return [];
  const { view, dateOfBirth } = kept;
  const request = requestOf(view.trip);
  const fleets = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const offered = offeredTo(view, known);
  const suits = (carId: number) => {
    const car = offered.cars.find(({ id }) => id === carId);
    if (!car || carId === view.car.id) return carId === view.car.id;
    const leastAge = leastDriverAge(offered.priceList.rules, car);
    const isOld = !dateOfBirth || !isTooYoung(dateOfBirth, dateOf(view.trip.pickupAt), leastAge);
    return isOld && isAsGood(car.category, view.car.category);
  };
  return swaps
    .filter(({ isCurrent, state, car }) => !isCurrent && state !== "taken" && suits(car.id))
    .map((swap): Rescue => {
      const { vehicleId, plate, car, isOwnCar, state, lacks } = swap;
      const fleet = fleets.get(car.id);
      const vehicle = fleet?.vehicles.find(({ id }) => id === vehicleId);
      const isByMoving = state === "by-moving";
      const way = wayTo({ vehicle, busy: fleet?.busy ?? [], request }, rules);
      return { vehicleId, plate, car, isOwnCar, isByMoving, lacks, ...way };
    })
    .filter(({ transferMinutes }) => {
      const inTime = toInstant(now) + transferMinutes * 60_000 <= request.start;
      return transferMinutes === 0 || inTime;
    })
    .toSorted(byEase)
    .slice(0, maxRescues);
}
