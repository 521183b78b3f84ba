import type { LocalDateTime } from "../../../domain/calendar.ts";
import {
  assessAnnounced,
  type AnnounceFault,
  type Foreseen,
} from "../../../domain/reservations/lateness/announced-return.ts";
import type { Deps } from "../../deps.ts";
import { readHeld } from "../held/hold-reservation.ts";
import {
  announceReturn,
  isAnnounced,
  type AnnounceRefusal,
  type ReturnWish,
} from "../lateness/announce-return.ts";
import {
  holdForStaff,
  type StaffAnswer,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "./hold-for-staff.ts";

export type AnnounceAsk = StaffAsk & { wish: ReturnWish };
export type AnnounceAnswer = StaffAnswer | AnnounceRefusal;

/**
 * Writes down that a car comes back before the agreed return, and frees the rest of its vehicle's time when the member says so. The
 * agreed return itself takes that back. The price stays until the car is back.
 */
export function announceByStaff(world: StaffWorld, ask: AnnounceAsk): Promise<AnnounceAnswer> {
  const { wish, by, now } = ask;
  return holdForStaff<AnnounceAnswer>(world, ask, {
    repeated: (kept) =>
      kept.version > ask.seenVersion && isAnnounced(kept, wish)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => announceReturn(held, { wish, by, now }),
  });
}

export type ForeseenReturn =
  | { ok: true; isAsAgreed: boolean; foreseen: Foreseen; version: number }
  | StaffRefusal
  | AnnounceFault;

/** What an early return would mean for the price, before it is announced. Writes nothing. */
export async function foreseeReturn(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, at, now }: { token: string; at: LocalDateTime; now: LocalDateTime },
): Promise<ForeseenReturn> {
  const known = await catalogue.get();
  const kept = await readHeld(pool, token, known);
  if (!kept) return { ok: false, reason: "not-found" };
  const assessed = assessAnnounced(kept, at, { catalogue: known, now });
  return assessed.ok ? { ...assessed, version: kept.version } : assessed;
}
