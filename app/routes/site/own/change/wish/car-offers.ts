import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { changeCars } from "../../../../../server/reservations/change/change-cars.ts";
import { carBrief } from "../../../../../ui/booking/car/car-brief.ts";
import type { CarOffer } from "../../../../../ui/booking/car/car-choice.tsx";

type Asked = { token: string; trip: Trip; now: LocalDateTime };

/** The cars that a reservation could have, as the page shows them. */
export async function carOffers(deps: Deps, asked: Asked): Promise<CarOffer[]> {
  const offers = await changeCars(deps, asked);
  return offers.map(({ car, isOwn, isFree, differenceCents }) => ({
    car: carBrief(car),
    isYours: isOwn,
    isFree,
    differenceCents,
  }));
}
