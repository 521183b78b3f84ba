import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { basicQuote } from "../../domain/pricing/basic-quote.ts";
import type { SearchFields } from "../../domain/reservations/trip/check-trip.ts";
import { refusedTrip } from "../../domain/visits/refused-trip.ts";
import type { Deps } from "../deps.ts";
import { logTripSearch } from "../visits/log-trip-search.ts";

type Asked = { fields: SearchFields; language: Language; now: LocalDateTime };

/** Keeps a search that a rule of the agency refused, with the price of the cheapest car for it; one that is no trip is not kept. */
export async function logRefusedSearch(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log">,
  { fields, language, now }: Asked,
): Promise<void> {
  const { priceList, cars } = await deps.catalogue.get();
  const refused = refusedTrip(fields, { ...priceList, now });
  if (!refused) return;
  const { trip, rentalDays, reason } = refused;
  const prices = cars.flatMap((car) => basicQuote(car, trip, priceList)?.totalCents ?? []);
  logTripSearch(deps, {
    trip,
    language,
    rentalDays,
    freeCarIds: [],
    takenCarIds: [],
    refused: reason,
    ...(prices.length > 0 && { cheapestTakenCents: Math.min(...prices) }),
  });
}
