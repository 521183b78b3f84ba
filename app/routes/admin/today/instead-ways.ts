import type { Instead } from "../../../domain/availability/instead.ts";
import { dateOf } from "../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { adminReservationsWords } from "../../../i18n/admin-reservations/en.ts";
import { formatDayTime, formatEuro } from "../../../i18n/format.ts";
import type { PageContext } from "../../request/page-context.ts";

/** A way out of a taken car in words, with the fields of the form that it fills in. */
export type Way = { label: string; price?: string; fields: Record<string, string> };
/** Ways of one kind: other dates, other cars, other places. */
export type WayGroup = { title: string; ways: Way[] };

/** Writes what there is instead of a taken car on a trip as ways to tap; kinds with none are left out. */
export async function insteadWays(
  { trips, cars, placeIds }: Instead,
  trip: Trip,
  { deps, language }: Pick<PageContext, "deps" | "language">,
): Promise<WayGroup[]> {
  const catalogue = await deps.catalogue.get();
  const words = adminReservationsWords(language).instead;
  const dates = trips.map(({ trip: { pickupAt, dropoffAt }, ...price }) => ({
    label: `${formatDayTime(pickupAt, language)} – ${formatDayTime(dropoffAt, language)}`,
    price: priceBeside(price, language),
    fields: { pickupDate: dateOf(pickupAt), dropoffDate: dateOf(dropoffAt) },
  }));
  const others = cars.flatMap(({ carId, ...price }) => {
    const car = catalogue.cars.find(({ id }) => id === carId);
    const fields = { car: String(carId) };
    return car ? [{ label: car.name, price: priceBeside(price, language), fields }] : [];
  });
  const isRound = trip.pickupLocationId === trip.dropoffLocationId;
  const places = placeIds.flatMap((id): Way[] => {
    const place = catalogue.priceList.locations.find((one) => one.id === id);
    const fields = { pickupLocation: id, ...(isRound && { dropoffLocation: id }) };
    return place ? [{ label: inLanguage(place.name, language), fields }] : [];
  });
  return [
    { title: words.dates, ways: dates },
    { title: words.cars, ways: others },
    { title: words.places, ways: places },
  ].filter(({ ways }) => ways.length > 0);
}

type Price = { totalCents: number; differenceCents: number };

/** A total with its difference to another one: "€210.00 (+€20.00)". */
export function priceBeside({ totalCents, differenceCents }: Price, language: Language): string {
  const words = adminReservationsWords(language).instead;
  const total = formatEuro(totalCents, language);
  if (differenceCents === 0) return words.same(total);
  const amount = formatEuro(Math.abs(differenceCents), language);
  return differenceCents > 0 ? words.more(total, amount) : words.less(total, amount);
}
