/** Vehicles of the stage that go out and come back, with sheets in order. */
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { InSheet, OutSheet } from "../../app/domain/handovers/sheet.ts";
import type { Deps } from "../../app/server/deps.ts";
import { handOver, type HandOverAsk } from "../../app/server/handovers/hand-over.ts";
import { takeBack } from "../../app/server/handovers/take-back.ts";
import { readHeld } from "../../app/server/reservations/held/hold-reservation.ts";
import { inSheet, outSheet, signed } from "./handover-cast.ts";
import { askFor } from "./staff-hand-cast.ts";

async function known(deps: Deps, token: string, vehicleId?: number) {
  const kept = await readHeld(deps.pool, token, await deps.catalogue.get());
  if (!kept) throw new Error("nobody has this token");
  const id = vehicleId ?? kept.seat?.vehicleId ?? kept.vehicleId;
  const { rows } = await deps.pool.query<{ plate: string; km: number }>(
    "select plate, odometer_km as km from vehicle where id = $1",
    [id],
  );
  const [vehicle] = rows;
  if (!vehicle || id === undefined) throw new Error("it has no vehicle");
  const { code, trip } = kept.view;
  const facts = { code, plate: vehicle.plate, vehicleId: id, at: toLocal(deps.clock.now()) };
  return { facts, trip, km: vehicle.km };
}

const around = (deps: Deps) => ({
  signatures: signed,
  acknowledged: [],
  phoneKey: crypto.randomUUID(),
  sentAt: deps.clock.now(),
});

/** What a phone sends when a vehicle goes out, with what is given. */
export async function outAsk(
  deps: Deps,
  token: string,
  more: Partial<OutSheet> = {},
): Promise<HandOverAsk> {
  const { facts, trip, km } = await known(deps, token, more.vehicleId);
  const { pickupLocationId: locationId } = trip;
  const sheet = outSheet({ ...facts, locationId, odometerKm: km, ...more });
  return { ...(await askFor(deps, token)), ...around(deps), sheet };
}

/** What a phone sends when it comes back, five hundred kilometres later. */
export async function inAsk(deps: Deps, token: string, more: Partial<InSheet> = {}) {
  const { facts, trip, km } = await known(deps, token, more.vehicleId);
  const { dropoffLocationId: locationId } = trip;
  const sheet = inSheet({ ...facts, locationId, odometerKm: km + 500, ...more });
  return { ...(await askFor(deps, token)), ...around(deps), sheet };
}

/** Gives the planned vehicle out, and throws when that fails. */
export async function giveOut(
  deps: Deps,
  token: string,
  more: Partial<OutSheet> = {},
): Promise<HandOverAsk> {
  const ask = await outAsk(deps, token, more);
  const answer = await handOver(deps, ask);
  if (!answer.ok) throw new Error(`the handover was refused: ${JSON.stringify(answer)}`);
  return ask;
}

/** Takes it back with nothing to pay for, and throws when that fails. */
export async function bringBack(deps: Deps, token: string): Promise<void> {
  const answer = await takeBack(deps, await inAsk(deps, token));
  if (!answer.ok) throw new Error(`the return was refused: ${JSON.stringify(answer)}`);
}
