import type { PoolClient } from "pg";
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
  return holdForStaff<CorrectSourceAnswer>(world, ask, {
    repeated: async (kept, client) => {
      if (kept.version !== ask.seenVersion + 1) return undefined;
      const isSo = isFrom(await readSource(client, kept.id), ask.source);
      return isSo ? { ok: true, reservation: kept.view } : undefined;
    },
    work: (held) => write(held, ask),
  });
}

async function write(
  { client, kept, at }: Held,
  { source, by }: CorrectSourceAsk,
): Promise<CorrectSourceAnswer> {
  const { id, view } = kept;
  if (!can("edit-customer", view.status)) return { ok: false, reason: "closed" };
  const was = await readSource(client, id);
  if (was?.createdBy !== "staff") return { ok: false, reason: "of-the-site" };
  if (isFrom(was, source)) return { ok: false, reason: "unchanged" };
  const values = [id, source.way, partnerOf(source)];
  await client.query({ name: "write-source", text: writeText, values });
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

async function readSource(client: PoolClient, id: number): Promise<Kept | undefined> {
  const { rows } = await client.query<Kept>({ name: "read-source", text: readText, values: [id] });
  return rows[0];
}

function isFrom(kept: Kept | undefined, source: StaffSource): boolean {
  return kept?.way === source.way && kept.partner === partnerOf(source);
}

function partnerOf(source: StaffSource): string | null {
  return source.way === "partner" ? source.partner : null;
}
