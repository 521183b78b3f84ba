import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Deps } from "../../../../server/deps.ts";
import { countRefused } from "../../../../server/visits/count-refused.ts";
import { isCounted } from "../../../../server/visits/is-counted.ts";
import type { NoTrip } from "../read-trip.ts";

type About = {
  deps: Pick<Deps, "pool" | "catalogue" | "log" | "clock">;
  language: Language;
  now: LocalDateTime;
};

/** Counts a search that was sent and refused; what a browser did not send it tells of itself (`frame/visits`). */
export async function noteRefused(
  request: Request,
  { fields, faults }: NoTrip,
  { deps, ...about }: About,
): Promise<void> {
  if (fields && faults && isCounted(request))
    await countRefused(deps, { fields, faults, ...about });
}
