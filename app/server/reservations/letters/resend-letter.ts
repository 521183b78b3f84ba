import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { findLetter } from "../../mail/desk/find-letter.ts";
import type { Letter } from "../../mail/letter.ts";
import { isForCustomer, readdressed } from "../../mail/outbox-letter.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import type { StaffWorld, StaffAsk } from "../deeds/hold-for-staff.ts";
import { recordDeed } from "../held/record-deed.ts";

export type ResendAsk = Pick<StaffAsk, "token" | "by"> & {
  letterId: number;
  /** Made with the form: who sends it twice sends one letter. */
  key: string;
};

export type ResendAnswer =
  | { ok: true }
  | { ok: false; reason: "not-found" | "for-staff" | "no-address" };

type Row = { id: number; status: ReservationStatus; email: string };

/** Sends a letter to the customer once more, as it was, to the address that they have today. */
export async function resendLetter(
  { pool, clock }: StaffWorld,
  { token, by, letterId, key }: ResendAsk,
): Promise<ResendAnswer> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(
      `select id, status, email from reservation
       where token = $1 and erased_at is null for no key update`,
      [token],
    );
    const [row] = rows;
    if (!row) return { ok: false, reason: "not-found" };
    const { id, status, email } = row;
    const letter = await findLetter(client, { id: letterId, reservationId: id });
    if (!letter) return { ok: false, reason: "not-found" };
    const { kind, language } = letter;
    if (!isForCustomer(kind)) return { ok: false, reason: "for-staff" };
    if (email === "") return { ok: false, reason: "no-address" };
    const onceKey = `again:${letterId}:${key}`;
    const known = await client.query("select from outbox where once_key = $1", [onceKey]);
    if (known.rowCount) return { ok: true };
    // A payload goes back into the column that it was read from.
    const payload = readdressed(letter.payload, email) as Letter["payload"];
    const again = { kind, language, payload, reservationId: id, onceKey } as Letter;
    const at = new Date(clock.now());
    await queueLetters(client, [again], at);
    await recordDeed(client, {
      reservationId: id,
      action: "letter",
      ...by,
      at,
      fromStatus: status,
      toStatus: status,
      after: { kind, letterId },
    });
    return { ok: true };
  });
}
