/** Accounts of the cast's reservations. */
import type { Deps } from "../../app/server/deps.ts";
import { openCents } from "../../app/server/reservations/reading/account-sql.ts";

/** Pays by card, as if at a terminal, what a reservation still owes. */
export async function settleAccount({ pool }: Pick<Deps, "pool">, token: string): Promise<void> {
  await pool.query(
    `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at)
     select id, 'payment', 'credit-card', ${openCents}, ${openCents}, now()
     from reservation where token = $1 and ${openCents} > 0`,
    [token],
  );
}
