import type { Pool } from "pg";
import type { DamageKind, DamageView } from "../../domain/handovers/marks.ts";

/** Something that is written down, for which a part of a deposit may be taken. Amounts in euro cents. */
export type TakingCauses = {
  damages: { id: number; kind: DamageKind; view: DamageView; chargeCents: number | null }[];
  charges: { id: number; amountCents: number; reason: string }[];
};

const text = `
  select
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'view', view, 'chargeCents', charge_cents
      ) order by id), '[]') from damage where reservation_id = $1
    ) as damages,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'amountCents', amount_cents, 'reason', reason
      ) order by id), '[]') from charge
      where reservation_id = $1 and voided_at is null and decision = 'charged'
    ) as charges`;

/** The damage of a reservation, and what was charged beside its price. */
export async function listCauses(pool: Pool, reservationId: number): Promise<TakingCauses> {
  const { rows } = await pool.query<TakingCauses>({
    name: "list-taking-causes",
    text,
    values: [reservationId],
  });
  return rows[0] ?? { damages: [], charges: [] };
}
