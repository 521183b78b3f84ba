import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";

export type HeldDeposit = {
  id: number;
  /** Bare. */
  code: string;
  customer: string;
  method: string;
  heldAt: Date;
  /** What is held less what was taken of it, euro cents. */
  heldCents: number;
};

const text = `
  select deposit.id, code, trim(first_name || ' ' || last_name) as customer, deposit.method, held_at as "heldAt",
    amount_cents - captured_cents as "heldCents"
  from deposit join reservation on reservation.id = reservation_id
  where held_at is not null and (held_at at time zone 'Europe/Sarajevo')::date <= $1
    and (released_at is null or (released_at at time zone 'Europe/Sarajevo')::date > $1)
    and amount_cents > captured_cents
  order by held_at, deposit.id`;

/** The deposits that were held at the end of a day in Sarajevo: a liability, and no income. The oldest first. */
export async function listHeldDeposits(pool: Pool, day: LocalDate): Promise<HeldDeposit[]> {
  const { rows } = await pool.query<HeldDeposit>({
    name: "deposits-on-day",
    text,
    values: [day],
  });
  return rows;
}
