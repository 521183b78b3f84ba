/** What a member does at the desk on one of the last days besides taking money: receipts of payments and deposits, and a payment that was entered wrongly. */
import type { LocalDate } from "../../app/domain/calendar.ts";
import { isOut } from "../../app/domain/reservations/states/states.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { Doer } from "../../app/domain/staff/doer.ts";
import { statusIn } from "../../app/server/db/status-sql.ts";
import type { Deps } from "../../app/server/deps.ts";
import { issueDepositReceipt } from "../../app/server/deposits/issue-deposit-receipt.ts";
import { issueReceipt } from "../../app/server/payments/issue-receipt.ts";
import { takePayment } from "../../app/server/payments/take-payment.ts";
import { voidPayment } from "../../app/server/payments/void-payment.ts";
import type { StaffAsk } from "../../app/server/reservations/deeds/hold-for-staff.ts";
import { readHeld } from "../../app/server/reservations/held/hold-reservation.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;
type Day = { day: LocalDate; by: Doer; locationId: string; ago: number };

const paidText = `
  select payment.id, token from payment join reservation on reservation.id = reservation_id
  where (paid_at at time zone 'Europe/Sarajevo')::date = $1 and voided_at is null
  order by kind desc, payment.id limit 3`;

const heldText = `
  select deposit.id, token from deposit join reservation on reservation.id = reservation_id
  where (held_at at time zone 'Europe/Sarajevo')::date = $1
  order by deposit.id limit 3`;

/** Issues receipts of the day's payments and deposits; on one day a payment is entered for the wrong reservation and voided. */
export async function workAtDesk(world: World, { day, by, locationId, ago }: Day): Promise<void> {
  if (ago === 4) await enterWrongly(world, { by, locationId });
  const { rows } = await world.pool.query<{ id: number; token: string }>(paidText, [day]);
  for (const { id: paymentId, token } of rows) {
    const formKey = `demo-receipt-${paymentId}`;
    const ask = { ...(await askFor(world, token, by)), formKey, paymentId, payer: "" };
    const answer = await issueReceipt(world, ask);
    if (!answer.ok) throw new Error(`the demo issued no receipt: ${answer.reason}`);
  }
  const held = await world.pool.query<{ id: number; token: string }>(heldText, [day]);
  for (const { id: depositId, token } of held.rows) {
    const formKey = `demo-deposit-receipt-${depositId}`;
    const ask = { ...(await askFor(world, token, by)), formKey, depositId, payer: "" };
    const answer = await issueDepositReceipt(world, ask);
    if (!answer.ok) throw new Error(`the demo issued no deposit receipt: ${answer.reason}`);
  }
}

const unpaidText = `
  select token, total_cents as "dueCents" from reservation
  where ${statusIn(isOut)} and pickup_at < $1 and total_cents >= 5000
    and not exists (select from payment where reservation_id = reservation.id)
  order by pickup_at, id limit 1`;

async function enterWrongly(
  world: World,
  { by, locationId }: Pick<Day, "by" | "locationId">,
): Promise<void> {
  const { rows } = await world.pool.query<{ token: string; dueCents: number }>(unpaidText, [
    new Date(world.clock.now()),
  ]);
  const [unpaid] = rows;
  if (!unpaid) return;
  const ask = await askFor(world, unpaid.token, by);
  const taken = await takePayment(world, {
    ...ask,
    formKey: "demo-entered-wrongly",
    seenDueCents: unpaid.dueCents,
    placeId: locationId,
    reference: "",
    fiscalReceipt: "",
    note: "",
    payment: {
      method: "cash",
      tendered: { EUR: 5000, BAM: 0 },
      amountCents: 5000,
      changeIn: "EUR",
    },
  });
  if (!taken.ok) throw new Error(`the demo took no payment: ${taken.reason}`);
  const { paymentId } = taken;
  const reason = "Upisano u pogrešnu rezervaciju";
  const again = await askFor(world, unpaid.token, by);
  const voided = await voidPayment(world, { ...again, paymentId, reason });
  if (!voided.ok) throw new Error(`the demo voided no payment: ${voided.reason}`);
}

/** Returns what a deed of a member on a reservation begins with. */
export async function askFor(
  { pool, catalogue, clock }: World,
  token: string,
  by: Doer,
): Promise<StaffAsk> {
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept) throw new Error("a reservation of the demo is not there");
  return { token, seenVersion: kept.version, by, now: toLocal(clock.now()) };
}
