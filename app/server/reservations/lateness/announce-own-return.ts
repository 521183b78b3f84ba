import type { LocalDateTime } from "../../../domain/calendar.ts";
import {
  assessAnnounced,
  type AnnounceFault,
  type Foreseen,
} from "../../../domain/reservations/lateness/announced-return.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { inCarLanes } from "../booking/booking-lanes.ts";
import { holdReservation, readHeld } from "../held/hold-reservation.ts";
import { untilDone } from "../held/until-done.ts";
import { announceReturn, type AnnounceRefusal } from "./announce-return.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;
type Asked = {
  token: string;
  at: LocalDateTime;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

type OwnRefusal =
  | { ok: false; reason: "not-found" }
  /** The staff have promised the vehicle to others from another time on: that takes a call. */
  | { ok: false; reason: "arranged" };

export type OwnForeseen = { ok: true; foreseen: Foreseen } | OwnRefusal | AnnounceFault;

/** What it would mean that the customer brings the car back earlier. Writes nothing. */
export async function foreseeOwnReturn(
  { pool, catalogue }: Pick<World, "pool" | "catalogue">,
  { token, at, now }: Asked,
): Promise<OwnForeseen> {
  const known = await catalogue.get();
  const kept = await readHeld(pool, token, known);
  if (!kept) return { ok: false, reason: "not-found" };
  return refusalOf(kept, at) ?? assessAnnounced(kept, at, { catalogue: known, now });
}

export type OwnAnnounced = { ok: true } | OwnRefusal | AnnounceRefusal;

/**
 * Writes down that the customer brings the car back earlier; the vehicle stays held until the agreed return, for the staff to free.
 * The same announcement again changes nothing. `seenBackCents`: what was said to come back, euro cents.
 */
export async function announceOwnReturn(
  world: World,
  form: Asked & { seenBackCents: number },
): Promise<OwnAnnounced> {
  const notFound = { ok: false, reason: "not-found" } as const;
  const answer = await untilDone(world, async () => {
    const catalogue = await world.catalogue.get();
    const found = await readHeld(world.pool, form.token, catalogue);
    if (!found) return notFound;
    const carIds = [found.view.car.id];
    return inCarLanes(world.pool, carIds, () => write(world, form, { catalogue, carIds }));
  });
  if (!answer) throw new Error("an announced return met others again and again");
  return answer;
}

function write(
  { pool, clock }: World,
  { token, at, seenBackCents, now }: Asked & { seenBackCents: number },
  { catalogue, carIds }: { catalogue: Catalogue; carIds: readonly number[] },
): Promise<OwnAnnounced | "met" | "stale"> {
  return inTransaction(pool, async (client): Promise<OwnAnnounced | "met" | "stale"> => {
    const kept = await holdReservation(client, { token, carIds }, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    if (typeof kept === "string") return kept;
    const refusal = refusalOf(kept, at);
    if (refusal) return refusal;
    if (isOut(kept.view.status) && kept.lateReturn?.expectedAt === at) return { ok: true };
    const held = { client, kept, catalogue, at: new Date(clock.now()) };
    const by = { actor: { kind: "visitor" } } as const;
    const answer = await announceReturn(held, {
      wish: { at, frees: false, seenBackCents },
      by,
      now,
    });
    return answer.ok ? { ok: true } : answer;
  });
}

function refusalOf({ lateReturn }: HeldReservation, at: LocalDateTime): OwnRefusal | undefined {
  const isArranged = lateReturn?.freesVehicle && lateReturn.expectedAt !== at;
  return isArranged ? { ok: false, reason: "arranged" } : undefined;
}
