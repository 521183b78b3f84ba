import {
  holdForStaff,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../../reservations/held/record-deed.ts";

export type RevokeAnswer =
  | { ok: true }
  | StaffRefusal
  /** There is none of this reservation, or it is revoked already. */
  | { ok: false; reason: "not-revocable" };

const text = `
  update document set revoked_at = $3
  where id = $1 and reservation_id = $2 and kind = 'border-pack' and revoked_at is null`;

/** Revokes an authorisation to drive abroad: whoever checks it from now on reads so. */
export function revokeBorderPack(
  world: StaffWorld,
  ask: StaffAsk & { documentId: number },
): Promise<RevokeAnswer> {
  return holdForStaff<RevokeAnswer>(world, ask, {
    work: async ({ client, kept, at }) => {
      const { rowCount } = await client.query({
        name: "revoke-border-pack",
        text,
        values: [ask.documentId, kept.id, at],
      });
      if (rowCount === 0) return { ok: false, reason: "not-revocable" };
      const { status } = kept.view;
      await recordDeed(client, {
        reservationId: kept.id,
        action: "revoke-paper",
        ...ask.by,
        at,
        fromStatus: status,
        toStatus: status,
        after: { paper: "border-pack", documentId: ask.documentId },
      });
      return { ok: true };
    },
  });
}
