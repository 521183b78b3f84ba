import type { Location } from "../../../domain/locations/location.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

/** The names that the lines of a kept price need, and no more of the price list. */
export function namesOnly(
  { plans, extras, countries, seasons }: PriceList,
  locations: readonly Location[],
  { lines }: Pick<Reservation, "lines">,
) {
  const subjects = new Set(lines.map(({ subject }) => subject));
  const seasonIds = new Set(
    lines.flatMap((line) =>
      line.code === "car" ? line.reason.runs.map(({ seasonId }) => seasonId) : [],
    ),
  );
  return {
    plans: plans.filter(({ code }) => subjects.has(code)),
    extras: extras.filter(({ code }) => subjects.has(code)),
    countries: countries.filter(({ code }) => subjects.has(code)),
    seasons: seasons.filter(({ id }) => seasonIds.has(id)),
    locations: locations.map(({ id, name }) => ({ id, name })),
  };
}
