/** What is paid, charged and open of a row of `reservation`, as SQL: the twins of `paidCentsOf`, `chargesCentsOf` and `balanceOf`. */
import { isBack, isCalledOff, isToComplete } from "../../../domain/reservations/states/states.ts";
import { statusIn } from "../../db/status-sql.ts";

/** Paid less given back, euro cents; null without any payment. */
export const paidCents = `(
  select sum(case kind when 'refund' then -amount_cents else amount_cents end)
  from payment where reservation_id = reservation.id and voided_at is null
)`;

/** A row of `charge` that is owed: not waived, and not voided. */
export const isOwed = `decision = 'charged' and voided_at is null`;

/** What is charged beside the price and owed, euro cents; null without any charge. */
export const chargesCents = `(
  select sum(amount_cents) from charge where reservation_id = reservation.id and ${isOwed}
)`;

/** The deeds after which more may be due than before; what comes last of them is what an open account waits for. */
const openingDeeds = [
  "check-in",
  "cancel",
  "no-show",
  "price",
  "charge",
  "refund",
  "void-payment",
] as const;

/** No rental is to come or under way any more: what is open now should have been settled. */
export const isRentalOver = `(${statusIn(isBack)} or ${statusIn(isCalledOff)})`;

/** Since when the account of a rental that is over is as open as it is: the last deed that added to it, or the agreed return. */
export const openSince = `coalesce((
  select max(event.created_at) from reservation_event event
  where event.reservation_id = reservation.id and event.action in (${openingDeeds.map((deed) => `'${deed}'`).join(", ")})
), reservation.dropoff_at)`;

/**
 * What can open the account of a rental that was completed, since it was settled then or somebody gave their word; the index
 * `reservation_event_reopens` is of the same condition.
 */
const reopens = `(
  event.action in ('charge', 'refund', 'void-payment') or event.action = 'complete' and event.after is not null
)`;

/** What is open, euro cents; below zero what is to be given back. */
export const openCents = `(
  case when ${statusIn(isCalledOff)} then 0 else reservation.total_cents end
    + coalesce(${chargesCents}, 0) - coalesce(${paidCents}, 0)
)`;

/** The rentals that may be open: few beside all that were completed and settled, which nobody looks at again. */
const maybeOpen = `(
  select back.id from reservation back where ${statusIn(isToComplete, "back.status")}
  union all
  select off.id from reservation off
    where ${statusIn(isCalledOff, "off.status")} and exists (select from payment where payment.reservation_id = off.id)
  union all
  select event.reservation_id from reservation_event event where ${reopens}
)`;

/** True for a rental that is over and whose account is open: something is owed, or to be given back. */
export const isAccountOpen = `(
  reservation.id in ${maybeOpen} and ${isRentalOver} and ${openCents} <> 0
)`;
