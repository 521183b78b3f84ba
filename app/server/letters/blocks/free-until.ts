import { isAhead } from "../../../domain/reservations/states/states.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { freeTimeText } from "../../../i18n/cancellation/free-time-text.ts";
import type { About, Block } from "../letter-content.ts";

/** The note on free changes and cancellation and what they cost later; no block once the rental has begun or was called off. */
export function freeUntilNote(reservation: Reservation, about: About): Block[] {
  if (!isAhead(reservation.status)) return [];
  const { language, world } = about;
  const { rules } = world.catalogue.priceList;
  const free = freeTimeOf(reservation, rules, toLocal(world.now));
  return [{ is: "note", tone: "calm", text: freeTimeText(free, rules, language) }];
}
