import type { PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Letter } from "../../mail/letter.ts";
import { inCarLanes } from "../booking/booking-lanes.ts";
import { holdReservation, readHeld } from "../held/hold-reservation.ts";
import { untilDone } from "../held/until-done.ts";

export type StaffWorld = Pick<Deps, "pool" | "catalogue" | "clock">;

/** A reservation that nobody else can change, inside the transaction of the deed. */
export type Held = { client: PoolClient; kept: HeldReservation; catalogue: Catalogue; at: Date };

type Deed<Answer> = {
  /** Cars besides its own whose calendars are written. */
  carIds?: readonly number[];
  /** The answer when this very deed was done before, as when a form is sent twice. */
  repeated?: (
    kept: HeldReservation,
    client: PoolClient,
  ) => Answer | undefined | Promise<Answer | undefined>;
  work: (held: Held) => Promise<Answer>;
};

/**
 * Does something to a reservation under the locks of its car and itself, all or nothing: when it is as the member saw it.
 * What `work` refuses it refuses before it writes.
 */
export async function holdForStaff<Answer extends object>(
  world: StaffWorld,
  { token, seenVersion }: Pick<StaffAsk, "token" | "seenVersion">,
  { carIds: others = [], repeated, work }: Deed<Answer>,
): Promise<Answer | { ok: false; reason: "not-found" | "stale" }> {
  const { pool, clock } = world;
  const notFound = { ok: false, reason: "not-found" } as const;
  const answer = await untilDone(world, async () => {
    const catalogue = await world.catalogue.get();
    const found = await readHeld(pool, token, catalogue);
    if (!found) return notFound;
    const carIds = [found.view.car.id, ...others];
    const write = async (client: PoolClient) => {
      const kept = await holdReservation(client, { token, carIds }, catalogue);
      if (!kept) return notFound;
      if (typeof kept === "string") return kept;
      const known = await repeated?.(kept, client);
      if (known) return known;
      if (kept.version !== seenVersion) return { ok: false, reason: "stale" } as const;
      return work({ client, kept, catalogue, at: new Date(clock.now()) });
    };
    return inCarLanes(pool, carIds, () => inTransaction(pool, write));
  });
  if (!answer) throw new Error("a deed of the staff met others again and again");
  return answer;
}

/** Is it in this state since the very next write after the one that was seen? Then the same form came before. */
export function isJustSo(
  kept: HeldReservation,
  status: HeldReservation["view"]["status"] | undefined,
  seenVersion: number,
): boolean {
  return kept.view.status === status && kept.version === seenVersion + 1;
}

// What every verb has in common that a member of the staff does to a reservation.
/** Who does it, and the version of the reservation that they saw. */
export type StaffHand = { by: Doer; seenVersion: number };

export type StaffAsk = StaffHand & {
  token: string;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/**
 * `stale`: somebody else changed it since it was seen. `closed`: its state does not allow it (`reservationActions`), or the time
 * for it is over.
 */
export type StaffRefusal = { ok: false; reason: "not-found" | "stale" | "closed" };

export type StaffAnswer = { ok: true; reservation: Reservation } | StaffRefusal;

/** Of the letters about a deed those to the customer: whoever did it knows. A customer without an address gets none. */
export function customerLetters(letters: readonly Letter[]): Letter[] {
  return letters.filter(({ kind, payload }) => !kind.endsWith("-notice") && addressOf(payload));
}

function addressOf(payload: Letter["payload"]): string {
  if ("customer" in payload) return payload.customer.email;
  if ("after" in payload) return payload.after.customer.email;
  if ("reservation" in payload) return payload.reservation.customer.email;
  return "email" in payload ? payload.email : payload.to;
}
