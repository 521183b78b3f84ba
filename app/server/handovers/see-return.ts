import { inTransaction } from "../db/in-transaction.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import type { Deps } from "../deps.ts";
import { markSeen } from "./key-box/find-left.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";

type Seen = { ok: true } | { ok: false; reason: "not-found" };

/**
 * Writes down that a member looked at a vehicle that its customer had left at the key box. Seen once, it stays as it was seen first.
 */
export function seeReturn(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { handoverId, by }: { handoverId: number; by: Doer },
): Promise<Seen> {
  const at = new Date(clock.now());
  return inTransaction(pool, async (client): Promise<Seen> => {
    const { rows } = await client.query<{
      reservationId: number;
      status: ReservationStatus;
      wasSeen: boolean;
    }>(
      `select reservation_id as "reservationId", status, seen_at is not null as "wasSeen"
       from handover join reservation on reservation.id = reservation_id
       where handover.id = $1 and taken_by = 'customer' for no key update of handover`,
      [handoverId],
    );
    const [row] = rows;
    if (!row) return { ok: false, reason: "not-found" };
    if (row.wasSeen) return { ok: true };
    await markSeen(client, { handoverId, by, at });
    const { reservationId, status } = row;
    const states = { fromStatus: status, toStatus: status };
    const deed = { reservationId, action: "return-seen", ...by, at } as const;
    await recordDeed(client, { ...deed, ...states, after: { handoverId } });
    return { ok: true };
  });
}
