/** Rows of charges: everything that was charged or waived beside the price of a reservation, the voided ones too. */
import type { PoolClient } from "pg";
import type { Charge } from "../../domain/account/charge.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

type Kept = Charge & { id: number; formKey: string | null };

/** The charges of a reservation that is held, the oldest first; amounts in euro cents. */
export async function readCharges(client: PoolClient, reservationId: number): Promise<Kept[]> {
  const { rows } = await client.query<Kept>({
    name: "read-charges",
    text: `
      select id, kind, decision, amount_cents as "amountCents", voided_at is not null as "isVoided", form_key as "formKey"
      from charge where reservation_id = $1 order by at, id`,
    values: [reservationId],
  });
  return rows;
}

export type NewCharge = Omit<Charge, "isVoided"> & {
  reason: string;
  formKey: string;
  by: Doer;
  /** What it is charged for, where it is about a fine or a mark of damage. */
  fineId?: number;
  damageId?: number;
};

const text = `
  insert into charge (reservation_id, kind, decision, amount_cents, reason, at, staff_id, form_key, fine_id, damage_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning id`;

/** Writes a charge on a reservation that is held, with its deed and what the ledger sells by it; answers its id. */
export async function insertCharge(
  { client, kept, at }: Pick<Held, "client" | "kept" | "at">,
  { kind, decision, amountCents, reason, formKey, by, fineId, damageId }: NewCharge,
): Promise<number> {
  const { id: reservationId, view } = kept;
  const about = [fineId ?? null, damageId ?? null];
  const staffId = memberIdOf(by.actor) ?? null;
  const { rows } = await client.query<{ id: number }>({
    name: "insert-charge",
    text,
    values: [reservationId, kind, decision, amountCents, reason, at, staffId, formKey, ...about],
  });
  const [row] = rows;
  if (!row) throw new Error("a charge was written and not answered");
  await recordDeed(client, {
    reservationId,
    action: decision === "charged" ? "charge" : "waive",
    ...by,
    at,
    fromStatus: view.status,
    toStatus: view.status,
    after: { chargeId: row.id, charge: kind, amountCents },
    reason,
  });
  return row.id;
}
