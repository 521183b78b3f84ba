/** What visitors did on the site in the last seven days, and in the seven before. */
import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import { countBooked } from "../../../../server/reservations/lists/count-booked.ts";
import { startOf } from "../../../../server/reservations/lists/list-conditions.ts";
import type { Deps } from "../../../../server/deps.ts";
import { countDemand, type Demand } from "../../../../server/visits/count-demand.ts";

type Counts = Demand & { booked: number };
export type SiteWeek = { now: Counts; before: Counts };

/** Reads both weeks; the last one ends with today. */
export async function readSite({ pool }: Pick<Deps, "pool">, today: LocalDate): Promise<SiteWeek> {
  const read = async (from: LocalDate) => {
    const span = { from: startOf(from), to: startOf(addDays(from, 7)) };
    const [demand, booked] = await Promise.all([countDemand(pool, span), countBooked(pool, span)]);
    return { ...demand, booked };
  };
  const first = addDays(today, -6);
  const [now, before] = await Promise.all([read(first), read(addDays(first, -7))]);
  return { now, before };
}
