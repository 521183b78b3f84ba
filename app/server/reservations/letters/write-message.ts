import { cleanParagraphs } from "../../../domain/plain-text.ts";
import { longestMessage } from "../../../domain/reservations/chosen.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { recordDeed } from "../held/record-deed.ts";
import { readReservation } from "../reading/find-reservation.ts";
import type { StaffAsk, StaffWorld } from "../deeds/hold-for-staff.ts";

export type MessageAsk = Pick<StaffAsk, "token" | "by"> & {
  text: string;
  /** Made with the form: who sends it twice writes once. */
  key: string;
};

export type MessageAnswer =
  | { ok: true }
  | { ok: false; reason: "not-found" | "no-address" | "empty" | "too-long" };

type Row = { id: number; status: ReservationStatus; email: string };

/** Writes a message of the agency to the customer of a reservation, in the words of a member. */
export async function writeMessage(world: StaffWorld, ask: MessageAsk): Promise<MessageAnswer> {
  const { token, by, key } = ask;
  const message = cleanParagraphs(ask.text, longestMessage);
  if (message === undefined) return { ok: false, reason: "too-long" };
  if (message === "") return { ok: false, reason: "empty" };
  const catalogue = await world.catalogue.get();
  return inTransaction(world.pool, async (client): Promise<MessageAnswer> => {
    const { rows } = await client.query<Row>(
      `select id, status, email from reservation
       where token = $1 and erased_at is null for no key update`,
      [token],
    );
    const [row] = rows;
    const reservation = row && (await readReservation(client, token, catalogue));
    if (!row || !reservation) return { ok: false, reason: "not-found" };
    const { id, status, email } = row;
    if (email === "") return { ok: false, reason: "no-address" };
    const onceKey = `message:${id}:${key}`;
    const known = await client.query("select from outbox where once_key = $1", [onceKey]);
    if (known.rowCount) return { ok: true };
    const at = new Date(world.clock.now());
    const payload = { reservation, message };
    const { language } = reservation;
    await queueLetters(
      client,
      [{ kind: "agency-message", language, payload, reservationId: id, onceKey }],
      at,
    );
    await recordDeed(client, {
      reservationId: id,
      action: "message",
      ...by,
      at,
      fromStatus: status,
      toStatus: status,
      reason: message,
      after: { kind: "agency-message" },
    });
    return { ok: true };
  });
}
