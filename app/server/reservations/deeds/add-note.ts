import { cleanParagraphs } from "../../../domain/plain-text.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { recordDeed } from "../held/record-deed.ts";
import type { StaffWorld, StaffAsk } from "./hold-for-staff.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";

const longestNote = 2000;

export type NoteAsk = Pick<StaffAsk, "token" | "by"> & {
  text: string;
  /** Made with the form: who sends it twice writes one note. */
  key: string;
};

export type NoteAnswer = { ok: true } | { ok: false; reason: "not-found" | "empty" | "too-long" };

/** Writes a note of the staff into the history of a reservation. Notes are added and never changed, so nobody's is in the way. */
export async function addNote({ pool, clock }: StaffWorld, ask: NoteAsk): Promise<NoteAnswer> {
  const text = cleanParagraphs(ask.text, longestNote);
  if (text === undefined) return { ok: false, reason: "too-long" };
  if (text === "") return { ok: false, reason: "empty" };
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; status: ReservationStatus }>(
      "select id, status from reservation where token = $1 and erased_at is null for no key update",
      [ask.token],
    );
    const [row] = rows;
    if (!row) return { ok: false, reason: "not-found" };
    const { id, status } = row;
    const { rowCount } = await client.query(
      "select from reservation_event where reservation_id = $1 and action = 'note' and after ->> 'key' = $2",
      [id, ask.key],
    );
    if (rowCount) return { ok: true };
    await recordDeed(client, {
      reservationId: id,
      action: "note",
      ...ask.by,
      at: new Date(clock.now()),
      fromStatus: status,
      toStatus: status,
      reason: text,
      after: { key: ask.key },
    });
    return { ok: true };
  });
}
