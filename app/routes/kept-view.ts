import type { LocalDateTime } from "../domain/calendar.ts";
import { blocks, can } from "../domain/reservations/actions.ts";
import { freeTimeOf } from "../domain/reservations/free-time.ts";
import type { Catalogue } from "../server/catalogue/catalogue.ts";
import type { ReservationView } from "../server/reservations/reservation-view.ts";
import { carBrief } from "../ui/booking/car-brief.ts";
import { namesOnly } from "./names-only.ts";

/** A reservation as a page shows it: its places and names beside it, and of the person only who is asked for. */
export function keptView(
  reservation: ReservationView,
  { priceList, withdrawn }: Catalogue,
  now: LocalDateTime,
) {
  const { trip, status, code, rentalDays, lines, totalCents, vatCents, depositCents } = reservation;
  const locations = [...priceList.locations, ...withdrawn.locations];
  const free = freeTimeOf(reservation, priceList.rules, now);
  return {
    code,
    status,
    trip,
    rentalDays,
    car: carBrief(reservation.car),
    price: { rentalDays, lines: [...lines], totalCents, vatCents, depositCents },
    pickup: locations.find(({ id }) => id === trip.pickupLocationId),
    dropoff: locations.find(({ id }) => id === trip.dropoffLocationId),
    names: namesOnly(priceList, locations, reservation),
    isOpen: can("cancel", status),
    isOnRent: can("extend", status),
    isHeld: blocks(status),
    freeUntil: free.isOver ? undefined : free.until,
  };
}
