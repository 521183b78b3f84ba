import type { StaffSource } from "../../../domain/reservations/booking/source.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { recordDeed } from "../held/record-deed.ts";
import {
  holdForStaff,
  type Held,
  type StaffAnswer,
  type StaffAsk,
  type StaffWorld,
} from "./hold-for-staff.ts";

export type CorrectSourceAsk = StaffAsk & { source: StaffSource };
/** `of-the-site`: a customer booked it themselves, so nobody has to say how it came. */
export type CorrectSourceAnswer = StaffAnswer | { ok: false; reason: "unchanged" | "of-the-site" };

type Kept = { createdBy: string; way: string | null; partner: string | null };

const readText = `
  select created_by as "createdBy", booked_through as way, partner from reservation where id = $1`;
const writeText = `update reservation set booked_through = $2, partner = $3 where id = $1`;

/** Corrects how a reservation came to the staff; what it sells stands under the corrected source from then on. */
export function correctSource(
  world: StaffWorld,
  ask: CorrectSourceAsk,
): Promise<CorrectSourceAnswer> {
  return holdForStaff<CorrectSourceAnswer>(world, ask, { work: (held) => write(held, ask) });
}

async function write(
  { client, kept, at }: Held,
  { source, by }: CorrectSourceAsk,
): Promise<CorrectSourceAnswer> {
  const { id, view } = kept;
  if (!can("edit-customer", view.status)) return { ok: false, reason: "closed" };
  const { rows } = await client.query<Kept>({
    name: "read-source",
    text: readText,
    values: [id],
  });
  const [was] = rows;
  if (was?.createdBy !== "staff") return { ok: false, reason: "of-the-site" };
  const partner = source.way === "partner" ? source.partner : null;
  if (was.way === source.way && was.partner === partner) return { ok: false, reason: "unchanged" };
  await client.query({ name: "write-source", text: writeText, values: [id, source.way, partner] });
  await recordDeed(client, {
    reservationId: id,
    action: "source",
    ...by,
    at,
    fromStatus: view.status,
    toStatus: view.status,
    before: { source: was.way ?? "staff" },
    after: { source: source.way },
  });
  return { ok: true, reservation: view };
}
