/** The open drawer of a place, and what moves in it. Who writes a movement holds the drawer, so that no close overlooks it. */
import type { PoolClient } from "pg";
import type { Cash } from "../../domain/account/cash.ts";
import type { MovementKind } from "../../domain/drawers/drawer.ts";

/** The id of the open drawer of a place, which nobody can close before this transaction ends; undefined when none is open. */
export async function holdOpenDrawer(
  client: PoolClient,
  locationId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>({
    name: "hold-open-drawer",
    text: "select id from drawer_session where location_id = $1 and closed_at is null for update",
    values: [locationId],
  });
  return rows[0]?.id;
}

export type NewMovement = {
  sessionId: number;
  kind: MovementKind;
  /** What comes in; below zero what goes out. */
  cash: Cash;
  at: Date;
  /** When it was taken, where that was earlier. */
  takenAt?: Date | undefined;
  staffId: string | undefined;
  reservationId?: number;
  paymentId?: number;
  depositId?: number;
  note?: string;
  formKey?: string;
  photoSha256?: string | undefined;
};

const text = `
  insert into cash_movement (
    session_id, kind, eur, bam, at, staff_id, reservation_id, payment_id, deposit_id, note, form_key, taken_at, photo_sha256
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** Writes a movement into a drawer that is held; one of nothing is not written. */
export async function moveCash(client: PoolClient, movement: NewMovement): Promise<void> {
  const { sessionId, kind, cash, at, staffId, reservationId, note, formKey } = movement;
  if (cash.EUR === 0 && cash.BAM === 0) return;
  const of = [movement.paymentId ?? null, movement.depositId ?? null];
  const about = [staffId ?? null, reservationId ?? null, ...of, note ?? ""];
  const { takenAt = null, photoSha256 = null } = movement;
  const money = [sessionId, kind, cash.EUR, cash.BAM, at];
  const values = [...money, ...about, formKey ?? null, takenAt, photoSha256];
  await client.query({ name: "move-cash", text, values });
}

/** A movement that was made, and whether its drawer is closed. */
export type Moved = { sessionId: number; cash: Cash; isClosed: boolean };

/**
 * The movement that a payment made, or the release of a deposit; undefined when no cash moved. Its drawer cannot be closed before this
 * transaction ends.
 */
export async function findMovement(
  client: PoolClient,
  { paymentId, releaseKey }: { paymentId?: number; releaseKey?: string },
): Promise<Moved | undefined> {
  const { rows } = await client.query<{
    sessionId: number;
    eur: number;
    bam: number;
    isClosed: boolean;
  }>({
    name: "find-movement",
    text: `
      select session_id as "sessionId", eur, bam, closed_at is not null as "isClosed"
      from cash_movement join drawer_session on drawer_session.id = session_id
      where payment_id = $1 or cash_movement.form_key = $2
      order by cash_movement.id limit 1 for update of drawer_session`,
    values: [paymentId ?? null, releaseKey ?? null],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { sessionId, eur, bam, isClosed } = row;
  return { sessionId, cash: { EUR: eur, BAM: bam }, isClosed };
}
