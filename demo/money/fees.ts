/** The fee of who did not come for the car: charged and sent by transfer, or waived, each time with a reason. */
import { dateOf } from "../../app/domain/calendar.ts";
import { paymentReference } from "../../app/domain/documents/payment-reference.ts";
import { chargeRows } from "../../app/domain/ledger/charge-rows.ts";
import { isMissed } from "../../app/domain/reservations/states/states.ts";
import { rentalDayCents } from "../../app/domain/reservations/trip/free-time.ts";
import { toInstant, toLocal } from "../../app/domain/sarajevo.ts";
import type { Chance } from "../chance.ts";
import { transferRow } from "./payments.ts";
import type { Imagined } from "../year.ts";

type Making = {
  chance: Chance;
  /** Epoch milliseconds. */
  now: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns what was decided about a missed pick-up, with its event, its payment and its row of the ledger; nothing for any other. */
export function feeOf({ chance, now }: Making, { status, quote, trip }: Imagined, code: string) {
  const amountCents = rentalDayCents(quote.lines);
  const decidedAt = toInstant(trip.pickupAt) + chance.whole(20, 30) * hourMs;
  if (!isMissed(status) || amountCents <= 0 || decidedAt >= now) return undefined;
  const paidAt = decidedAt + chance.whole(2, 9) * dayMs;
  // What was not paid in time was waived in the end.
  const isCharged = chance.percent(55) && paidAt < now;
  const at = new Date(decidedAt).toISOString();
  const [decision, reason] = isCharged
    ? ["charged", "Vozilo nije preuzeto, a niko se nije javio"]
    : ["waived", "Let je otkazan, klijent je poslao potvrdu"];
  const day = dateOf(toLocal(decidedAt));
  return {
    charge: {
      kind: "no-show",
      decision,
      amount_cents: amountCents,
      reason,
      at,
      form_key: `demo-fee ${code}`,
    },
    event: {
      action: isCharged ? "charge" : "waive",
      from_status: status,
      to_status: status,
      actor_kind: "system",
      before: null,
      after: { charge: "no-show", amountCents },
      created_at: at,
    },
    payments: isCharged ? [transferRow(amountCents, paidAt, paymentReference(code))] : [],
    sold: isCharged ? chargeRows([{ kind: "no-show", day, cents: amountCents }]) : [],
    at,
  };
}
