import type { Pool } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import {
  daysOfZoom,
  stepMinutes,
  type Zoom,
} from "../../../domain/availability/planner/planner-view.ts";
import type { BarPart } from "../../../domain/availability/planner/step-spot.ts";
import { addMinutesWall, dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { ExtraUse } from "../../../domain/extras/extra-use.ts";
import { countedExtras } from "../../../domain/extras/short-extra.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { type VehicleLack, vehicleLacks } from "../../../domain/handovers/vehicle-lacks.ts";
import { type HeldReservation, ownStay } from "../../../domain/reservations/held-reservation.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import {
  type Landing,
  landingAt,
  type Outlook,
  outlookAlong,
  outlookOnVehicles,
  type OutlookWorld,
} from "../../../domain/reservations/outlook.ts";
import type { Spot } from "../../../domain/reservations/relocation.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import { papersOf } from "../../cars/papers-of.ts";
import type { Deps } from "../../deps.ts";
import { extrasInUse } from "../../extras/extras-left.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { findKeptCoupon } from "../change/kept-coupon.ts";
import { readHeld } from "../held/hold-reservation.ts";

/** Who keeps a vehicle busy: a reservation with its customer, or a block, which has no code. */
export type Named = {
  id: number;
  code: string | null;
  name: string;
  plate: string;
  pickupAt: string | null;
};

type Seen = Outlook & {
  /** What the vehicle lacks for the trip. */
  lacks: VehicleLack[];
};

export type ListedOutlook = {
  onVehicles: Seen[];
  along: Seen[];
  /** Those who are in the way, or go elsewhere, by the id of what they keep busy. */
  named: ReadonlyMap<string, Named>;
  plates: ReadonlyMap<number, string>;
};

const minutesPerDay = 1440;

type World = Pick<Deps, "pool" | "catalogue">;
type Asked = { token: string; now: LocalDateTime };
type Span = Pick<Spot, "pickupAt" | "dropoffAt">;
/** The times that are asked about, or how far to both sides of its own they go, minutes. */
type Reach = { span: Span } | { minutes: number };

/** Where a reservation lands at other times, and who is in its way; undefined when it holds no vehicle. Writes nothing. */
export async function findLanding(
  world: World,
  { spot, ...asked }: Asked & { spot: Spot },
): Promise<{ landing: Landing; inTheWay?: Named } | undefined> {
  const known = await readWorld(world, { ...asked, span: spot });
  if (!known) return undefined;
  const landing = landingAt(known, spot);
  const [inTheWay] = landing.ok ? [] : (await namesOf(world.pool, [{ spot, landing }])).values();
  return { landing, ...(inTheWay && { inTheWay }) };
}

async function readWorld(
  { pool, catalogue }: World,
  { token, now, ...reach }: Asked & Reach,
): Promise<OutlookWorld | undefined> {
  const read = await catalogue.get();
  const kept = await readHeld(pool, token, read);
  const own = kept && ownStay(kept);
  if (!kept?.seat || !own) return undefined;
  const rules = fleetRulesOf(read);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleets = withoutStay(current, own);
  const coupon = await findKeptCoupon(pool, kept);
  const uses = await usesBeside(pool, kept, { catalogue: read, reach });
  const held = { ...kept, seat: kept.seat };
  return { kept: held, catalogue: read, fleets, rules, uses, coupon, now, readPhone: toE164 };
}

/** Who else has pieces of its counted extras in the times that are asked about; asked of no reservation without such an extra. */
async function usesBeside(
  pool: Pool,
  { id, view }: HeldReservation,
  { catalogue, reach }: { catalogue: Catalogue; reach: Reach },
): Promise<ExtraUse[]> {
  const { extras } = offeredTo(view, catalogue).priceList;
  const counted = countedExtras(extras, view.extras);
  if (counted.length === 0) return [];
  const codes = counted.map(({ code }) => code);
  const { pickupAt, dropoffAt } = "span" in reach ? reach.span : around(view.trip, reach.minutes);
  const span = { start: toInstant(pickupAt), end: toInstant(dropoffAt) };
  return extrasInUse(pool, codes, span, { reservationId: id });
}

function around({ pickupAt, dropoffAt }: Span, minutes: number): Span {
  return {
    pickupAt: addMinutesWall(pickupAt, -minutes),
    dropoffAt: addMinutesWall(dropoffAt, minutes),
  };
}

/** What would come of a reservation on every vehicle, and at every step of a zoom; undefined when it holds no vehicle. */
export async function listOutlook(
  world: World,
  { part, zoom, ...known }: Asked & { part: BarPart; zoom: Zoom },
): Promise<ListedOutlook | undefined> {
  const { pool } = world;
  const minutes = stepMinutes[zoom];
  const reach = daysOfZoom[zoom] * minutesPerDay;
  // A step that would end in an hour that the spring skips goes a little farther.
  const asked = await readWorld(world, { ...known, minutes: reach + minutesPerDay });
  if (!asked) return undefined;
  const most = reach / minutes;
  const onVehicles = outlookOnVehicles(asked);
  const along = outlookAlong(asked, { part, minutes, most });
  const everywhere = [...onVehicles, ...along];
  const papers = await papersOf(
    pool,
    everywhere.map(({ spot }) => spot.vehicleId),
  );
  const withLacks = (outlook: Outlook): Seen => {
    const { landing, spot } = outlook;
    const vehicle = papers.get(landing.ok ? landing.vehicleId : spot.vehicleId);
    const [first, last] = [dateOf(spot.pickupAt), dateOf(spot.dropoffAt)];
    return { ...outlook, lacks: vehicle ? vehicleLacks(vehicle, first, last) : [] };
  };
  return {
    onVehicles: onVehicles.map(withLacks),
    along: along.map(withLacks),
    named: await namesOf(pool, everywhere),
    plates: new Map([...papers].map(([id, { plate }]) => [id, plate])),
  };
}

async function namesOf(pool: Pool, outlooks: readonly Outlook[]): Promise<Map<string, Named>> {
  const ids = outlooks.flatMap(({ landing }) => {
    if (landing.ok) return landing.moves.map(({ busyId }) => busyId);
    return landing.reason === "taken" && landing.inTheWay ? [landing.inTheWay] : [];
  });
  const { rows } = await pool.query<Named>({
    name: "names-of-stays",
    text: `
      select occupancy.id, reservation.code, coalesce(reservation.last_name, occupancy.note) as name, vehicle.plate,
        pickup_local as "pickupAt"
      from occupancy join vehicle on vehicle.id = occupancy.vehicle_id
        left join reservation on reservation.id = occupancy.reservation_id
      where occupancy.id = any($1)`,
    values: [[...new Set(ids)].map(Number)],
  });
  return new Map(rows.map((row) => [String(row.id), row]));
}
