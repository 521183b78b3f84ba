import { can } from "../../../domain/reservations/states/actions.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatUntil } from "../../../i18n/booking/until.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { About, Block } from "../letter-content.ts";

/** The note on free changes and cancellation with its last moment; no block once it can no longer be cancelled. */
export function freeUntilNote(reservation: Reservation, about: About): Block[] {
  if (!can("cancel", reservation.status)) return [];
  const { language, world } = about;
  const says = confirmationWords(language);
  const { rules } = world.catalogue.priceList;
  const { until, isOver } = freeTimeOf(reservation, rules, toLocal(world.now));
  const { before, after } = says.freeUntil;
  const text = isOver ? says.late : before + formatUntil(until, language) + after;
  return [{ is: "note", tone: "calm", text }];
}
