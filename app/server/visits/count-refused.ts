import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { SearchFields, TripFaults } from "../../domain/reservations/trip/check-trip.ts";
import { logRefusedSearch } from "../availability/log-refused-search.ts";
import type { Deps } from "../deps.ts";
import { addFaults } from "./count-faults.ts";

type Refused = {
  fields: SearchFields;
  faults: TripFaults;
  language: Language;
  now: LocalDateTime;
};

/** Counts what is wrong with a search of somebody who is counted, and keeps a trip that a rule of the agency refused. */
export async function countRefused(
  deps: Pick<Deps, "pool" | "catalogue" | "log" | "clock">,
  { faults, ...search }: Refused,
): Promise<void> {
  addFaults(deps, { step: "results", faults });
  await logRefusedSearch(deps, search);
}
