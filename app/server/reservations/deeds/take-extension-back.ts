import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import { agreedAgain } from "../../../domain/reservations/change/agreed-before.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { shortenStay } from "../../availability/shorten-stay.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { changeLetters } from "../change/change-letters.ts";
import { keepCoupon, lockKeptCoupon } from "../change/kept-coupon.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { findFormer } from "../held/former-price.ts";
import { factsOf, recordDeed } from "../held/record-deed.ts";
import {
  customerLetters,
  holdForStaff,
  type Held,
  type StaffAnswer,
  type StaffAsk,
  type StaffWorld,
} from "./hold-for-staff.ts";

export type BackAsk = StaffAsk & {
  /** The return before the extension. */
  until: LocalDateTime;
};

/**
 * `no-way-back`: the last extension was another one, its price has changed since, another return has been announced, or it is not known any
 * more. `over`: the former return is past.
 */
type BackAnswer = StaffAnswer | { ok: false; reason: "no-way-back" | "over" };

/**
 * Takes the last extension back while the vehicle is out: the former return, days and lines, as the history kept them. Who went to another
 * vehicle for it stays there. Its customer is told.
 */
export function takeExtensionBack(world: StaffWorld, ask: BackAsk): Promise<BackAnswer> {
  return holdForStaff<BackAnswer>(world, ask, { work: (held) => takeBack(held, ask) });
}

async function takeBack(held: Held, ask: BackAsk): Promise<BackAnswer> {
  const { client, kept, catalogue } = held;
  const { until, now } = ask;
  if (!can("extend", kept.view.status)) return { ok: false, reason: "closed" };
  const former = await findFormer(client, kept, ["extend"]);
  // An announced return has moved what is promised of the vehicle: it is taken back first.
  if (!former?.price || former.spot.dropoffAt !== until || kept.lateReturn)
    return { ok: false, reason: "no-way-back" };
  if (until < now) return { ok: false, reason: "over" };
  const price = agreedAgain(former.price, kept.view, catalogue.version);
  return { ok: true, reservation: await write(held, ask, price) };
}

async function write(
  { client, kept, catalogue, at }: Held,
  { by, until }: BackAsk,
  { rentalDays, lines, priceListVersion }: Quote,
): Promise<Reservation> {
  const { id, view: before, phoneCountry, pinned, seat } = kept;
  const trip = { ...before.trip, dropoffAt: until };
  const sequence = before.sequence + 1;
  const after = { ...before, trip, rentalDays, lines, ...totalOf(lines), sequence };
  await lockKeptCoupon(client, kept);
  const row = { id, view: after, phoneCountry, pinned, vehicleId: seat?.vehicleId };
  await rewriteReservation(client, { ...row, priceListVersion });
  if (seat) {
    const stay = { start: seat.start, end: toInstant(until) };
    await shortenStay(client, id, stay, fleetRulesOf(catalogue));
  }
  if (before.couponCode !== undefined) await keepCoupon(client, id, after);
  const letters = changeLetters({ action: "modify", before, after }, id);
  await queueLetters(client, customerLetters(letters), at);
  const deed = { reservationId: id, action: "extend-back", ...by, at } as const;
  const states = { fromStatus: before.status, toStatus: after.status };
  const facts = {
    before: factsOf(before, seat?.vehicleId),
    after: factsOf(after, seat?.vehicleId),
  };
  await recordDeed(client, { ...deed, ...states, ...facts });
  return after;
}
