import type { HoldMethod } from "../../domain/deposits/hold.ts";
import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";

export type HeldDeposit = {
  id: number;
  /** Bare. */
  code: string;
  customer: string;
  method: HoldMethod;
  heldAt: Date;
  /** What is held less what was given back and taken of it, euro cents. */
  heldCents: number;
};

/** By the steps of each hold up to the end of the day; a card hold that has lapsed holds nothing, as `lifeOf` says. */
const text = `
  select deposit.id, code, trim(first_name || ' ' || last_name) as customer, deposit.method, held_at as "heldAt",
    (amount_cents - gone.cents)::int as "heldCents"
  from deposit join reservation on reservation.id = reservation_id
    cross join lateral (
      select coalesce(sum(entry.amount_cents), 0) as cents from deposit_entry entry
      where deposit_id = deposit.id and (at at time zone 'Europe/Sarajevo')::date <= $1
    ) gone
  where (held_at at time zone 'Europe/Sarajevo')::date <= $1
    and coalesce((expires_at at time zone 'Europe/Sarajevo')::date > $1, true)
    and amount_cents > gone.cents
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
