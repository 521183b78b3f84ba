import { parseCode } from "../../../../../domain/reservations/code.ts";
import { isAhead } from "../../../../../domain/reservations/states/states.ts";
import { listDangers } from "../../../../../server/reservations/overdue/list-rescues.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { Names } from "./names-of.ts";

/** The danger that a reservation is in, and the names of the places that its ways out tell of; undefined when it is in none. */
export async function loadDanger(
  { view, isErased }: Pick<StaffReservation, "view" | "isErased">,
  names: Names,
  { deps, now }: Pick<PageContext, "deps" | "now">,
) {
  if (isErased || !isAhead(view.status)) return undefined;
  const [danger] = await listDangers(deps, { now, code: parseCode(view.code) });
  if (!danger) return undefined;
  const ids = danger.rescues.flatMap(({ placeId }) => placeId ?? []);
  return { ...danger, places: Object.fromEntries(ids.map((id) => [id, names.location(id)])) };
}
