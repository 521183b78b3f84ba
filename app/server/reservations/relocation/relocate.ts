import type { LocalDateTime } from "../../../domain/calendar.ts";
import {
  relocationDeed,
  type RelocationDeed,
  type Spot,
} from "../../../domain/reservations/relocation.ts";
import { changeReservation } from "../change/change-reservation.ts";
import { extendByStaff } from "../deeds/extend-by-staff.ts";
import type { StaffAsk, StaffWorld } from "../deeds/hold-for-staff.ts";
import { takeExtensionBack } from "../deeds/take-extension-back.ts";
import { swapVehicle } from "../deeds/swap-vehicle.ts";
import { findFormer, type Former } from "../held/former-price.ts";
import { readHeld } from "../held/hold-reservation.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { wishFor } from "../../../domain/reservations/outlook.ts";
import { moveDeeds } from "../../../domain/reservations/way-back.ts";
import { previewRelocation, type RelocationRefusal } from "./preview-relocation.ts";

export type RelocationAsk = StaffAsk & {
  spot: Spot;
  /** With a vehicle of another car: the agreed price, or that car's of today. */
  price: "kept" | "today";
  /** The total that stood beside it, euro cents. */
  seenTotalCents: number;
  /** It goes back to where it was: of what is out, an extension is taken back. */
  isBack?: boolean;
};

/** What brings a reservation back to where it was: the same ask turned round. */
export type WayBack = {
  spot: Spot;
  /** The total that it had, euro cents; it is not taken back at any other one. */
  totalCents: number;
  version: number;
  price: RelocationAsk["price"];
};

export type Relocated =
  | {
      ok: true;
      deed: RelocationDeed;
      /** Where it stands now: a change of the times may have taken it to another vehicle. */
      spot: Spot;
      back: WayBack;
      /** It is back at its times and price, on another vehicle of its car: somebody else has its own by now. */
      isElsewhere?: true;
    }
  | RelocationRefusal
  | { ok: false; reason: "stale" }
  | { ok: false; reason: "price-changed" }
  | { ok: false; reason: "no-way-back" }
  | { ok: false; reason: "over" };

/**
 * Brings a reservation to a spot by the one deed that does so: `swap-vehicle`, `change-reservation` or `extend-by-staff`, with all
 * their refusals. Answers with the way back.
 */
export async function relocate(world: StaffWorld, ask: RelocationAsk): Promise<Relocated> {
  const kept = await readHeld(world.pool, ask.token, await world.catalogue.get());
  if (!kept) return { ok: false, reason: "not-found" };
  if (kept.version !== ask.seenVersion) return { ok: false, reason: "stale" };
  const { status, trip } = kept.view;
  const found = relocationDeed({ status, trip, vehicleId: kept.seat?.vehicleId }, ask.spot);
  if (!found.ok) return found;
  const former = ask.isBack ? await formerAt(world, kept, ask.spot) : undefined;
  const refused = await doDeed(world, { ask, kept, deed: found.deed, former });
  if (refused) return refused;
  const after = await readHeld(world.pool, ask.token, await world.catalogue.get());
  if (!after) return { ok: false, reason: "not-found" };
  const isSwap = found.deed === "swap";
  const before = spotOf(kept, isSwap ? kept.seat?.vehicleId : after.seat?.vehicleId);
  const back = {
    spot: before,
    totalCents: kept.view.totalCents,
    version: after.version,
    price: ask.price,
  };
  const spot = spotOf(after, after.seat?.vehicleId);
  const { vehicleId } = former?.spot ?? {};
  const isElsewhere = vehicleId !== undefined && vehicleId !== spot.vehicleId;
  return { ok: true, deed: found.deed, spot, back, ...(isElsewhere && { isElsewhere }) };
}

function spotOf({ view }: HeldReservation, vehicleId: number | undefined): Spot {
  const { pickupAt, dropoffAt } = view.trip;
  return { vehicleId: vehicleId ?? 0, pickupAt, dropoffAt };
}

type Doing = {
  ask: RelocationAsk;
  kept: HeldReservation;
  deed: RelocationDeed;
  /** What it goes back to. */
  former: Former | undefined;
};
type Refused = Exclude<Relocated, { ok: true }>;

/** Does the deed; undefined when it is done. A refusal is told as the newest preview tells it. */
async function doDeed(
  world: StaffWorld,
  { ask, kept, deed, former }: Doing,
): Promise<Refused | undefined> {
  const { token, by, seenVersion, now, spot, seenTotalCents } = ask;
  const hand = { token, by, seenVersion, now };
  const answer = await (() => {
    switch (deed) {
      case "swap": {
        const { vehicleId } = spot;
        const { price } = ask;
        return swapVehicle(world, {
          ...hand,
          vehicleId,
          pinned: kept.pinned,
          price,
          seenTotalCents,
          agreed: former?.price,
        });
      }
      case "change": {
        const { pickupAt, dropoffAt } = spot;
        const wish = wishFor(kept, { ...kept.view.trip, pickupAt, dropoffAt });
        const back = { formerVehicleId: former?.spot.vehicleId, agreed: former?.price };
        const staff = { by, seenVersion, agreedFeeCents: 0, ...back };
        const seenSequence = kept.view.sequence;
        return changeReservation(world, { token, wish, now, seenTotalCents, seenSequence, staff });
      }
      case "extend": {
        if (ask.isBack) return takeExtensionBack(world, { ...hand, until: spot.dropoffAt });
        const seenDifferenceCents = seenTotalCents - kept.view.totalCents;
        return extendByStaff(world, { ...hand, until: spot.dropoffAt, seenDifferenceCents });
      }
    }
  })();
  if (answer.ok) return undefined;
  if (answer.reason === "stale") return { ok: false, reason: "stale" };
  if (answer.reason === "no-way-back") return { ok: false, reason: "no-way-back" };
  if (answer.reason === "over") return { ok: false, reason: "over" };
  if (answer.reason === "price-changed") return { ok: false, reason: "price-changed" };
  return whyNot(world, { token, spot, now });
}

/** What was agreed on before its last move, where that was at this spot. */
async function formerAt(
  { pool }: StaffWorld,
  kept: HeldReservation,
  { vehicleId, pickupAt, dropoffAt }: Spot,
): Promise<Former | undefined> {
  const former = await findFormer(pool, kept, moveDeeds);
  if (former?.spot.pickupAt !== pickupAt || former.spot.dropoffAt !== dropoffAt) return undefined;
  // Along the time it keeps the vehicle that it has by now, unless the former one is free.
  if (former.action === "modify") return former;
  return former.action === "swap" && former.spot.vehicleId === vehicleId ? former : undefined;
}

/** The reason as it stands now; what became possible meanwhile is told as changed. */
async function whyNot(
  world: StaffWorld,
  asked: { token: string; spot: Spot; now: LocalDateTime },
): Promise<Refused> {
  const preview = await previewRelocation(world, asked);
  return preview.ok ? { ok: false, reason: "stale" } : preview;
}
