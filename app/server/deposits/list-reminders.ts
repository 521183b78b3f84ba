import { depositReminder, type DepositReminder } from "../../domain/deposits/reminders.ts";
import { heldCentsOf, lifeOf } from "../../domain/deposits/hold.ts";
import { isBack, isCalledOff } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";
import type { Deps } from "../deps.ts";
import { holdsOf, type KeptHold } from "./hold-rows.ts";

export type RemindedDeposit = {
  /** Bare. */
  code: string;
  name: string;
  reminder: DepositReminder;
  /** Euro cents. */
  heldCents: number;
  /** When the hold lapses that lapses first, or since when the vehicle is back; epoch milliseconds. */
  at: number;
};

type Row = {
  code: string;
  name: string;
  holds: KeptHold[];
  backAt: number | null;
};

/** Few are held at a time: they are found first, and their reservations are read after. */
const text = `
  with held as (
    select distinct reservation_id from deposit
      left join (select deposit_id, sum(amount_cents) as left_cents from deposit_entry group by deposit_id) gone on deposit_id = deposit.id
    where amount_cents > coalesce(left_cents, 0) and coalesce(expires_at > $1, true)
  )
  select code, first_name || ' ' || last_name as name, ${holdsOf} as holds,
    case when ${statusIn(isBack)} or ${statusIn(isCalledOff)} then (
      select (extract(epoch from max(event.created_at)) * 1000)::float8 from reservation_event event
      where event.reservation_id = reservation.id and from_status is distinct from to_status
        and (${statusIn(isBack, "to_status")} or ${statusIn(isCalledOff, "to_status")})
    ) end as "backAt"
  from held join reservation on reservation.id = held.reservation_id`;

/** The deposits that ask for the staff: card holds that lapse soon, and releases that are late; the most urgent first. */
export async function listDepositReminders({
  pool,
  catalogue,
  clock,
}: Pick<Deps, "pool" | "catalogue" | "clock">): Promise<RemindedDeposit[]> {
  const now = clock.now();
  const { handovers: rules } = await catalogue.get();
  const { rows } = await pool.query<Row>({
    name: "deposit-reminders",
    text,
    values: [new Date(now)],
  });
  return rows
    .flatMap(({ code, name, holds, backAt }): RemindedDeposit[] => {
      const reminder = depositReminder(holds, { backAt: backAt ?? undefined, now, rules });
      if (!reminder) return [];
      const lapses = holds
        .filter((hold) => lifeOf(hold, now).heldCents > 0)
        .flatMap(({ lapsesAt }) => lapsesAt ?? []);
      const at = reminder === "lapsing" ? Math.min(...lapses) : (backAt ?? now);
      return [{ code, name, reminder, heldCents: heldCentsOf(holds, now), at }];
    })
    .sort((a, b) => a.at - b.at);
}
