import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { logRefusedSearch } from "../../../../server/availability/log-refused-search.ts";
import type { Deps } from "../../../../server/deps.ts";
import { countFaults } from "../../../../server/visits/count-faults.ts";
import { isCounted } from "../../../../server/visits/is-counted.ts";
import type { NoTrip } from "../read-trip.ts";

type About = {
  deps: Pick<Deps, "pool" | "catalogue" | "log" | "clock">;
  language: Language;
  now: LocalDateTime;
};

/** Counts what is wrong with a search, and keeps a trip that a rule of the agency refused. */
export async function noteRefused(
  request: Request,
  { fields, faults }: NoTrip,
  { deps, ...about }: About,
): Promise<void> {
  if (!fields || !faults || !isCounted(request)) return;
  countFaults(deps, request, { step: "results", faults });
  await logRefusedSearch(deps, { fields, ...about });
}
