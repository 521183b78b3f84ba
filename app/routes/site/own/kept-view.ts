import type { LocalDateTime } from "../../../domain/calendar.ts";
import { blocks, can } from "../../../domain/reservations/states/actions.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { carBrief } from "../../../ui/booking/car/car-brief.ts";
import { namesOnly } from "./names-only.ts";

/** A reservation as a page shows it: its places and names beside it, and of the person only who is asked for. */
export function keptView(reservation: Reservation, catalogue: Catalogue, now: LocalDateTime) {
  const { trip, status, code, rentalDays, lines, totalCents, vatCents, depositCents } = reservation;
  const list = allNames(catalogue);
  const { locations } = list;
  const free = freeTimeOf(reservation, list.rules, now);
  return {
    /** When this was read. */
    asOf: now,
    code,
    status,
    trip,
    rentalDays,
    car: carBrief(reservation.car),
    price: { rentalDays, lines: [...lines], totalCents, vatCents, depositCents },
    pickup: locations.find(({ id }) => id === trip.pickupLocationId),
    dropoff: locations.find(({ id }) => id === trip.dropoffLocationId),
    names: namesOnly(list, locations, reservation),
    isOpen: can("cancel", status),
    isOnRent: can("extend", status),
    isHeld: blocks(status),
    freeUntil: free.isOver ? undefined : free.until,
  };
}
