import {
  daysOfZoom,
  type PlannerView,
  writePlannerView,
} from "../../../../domain/availability/planner/planner-view.ts";
import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The address of the planner under a view. */
export function plannerAddress(language: Language, view: PlannerView, today: LocalDate): string {
  const query = writePlannerView(view, today).toString();
  const path = adminPath("car-availability", language);
  return query === "" ? path : `${path}?${query}`;
}

/** The same view a length of it earlier or later. */
export function shifted(view: PlannerView, times: 1 | -1): PlannerView {
  return { ...view, from: addDays(view.from, times * daysOfZoom[view.zoom]) };
}

/** The address of the table of a week that begins with a day, narrowed down as a view is. */
export function weekAddress(
  language: Language,
  { from, place, category }: Pick<PlannerView, "from" | "place" | "category">,
): string {
  const query = new URLSearchParams({ from });
  if (place) query.set("place", place);
  if (category) query.set("category", category);
  return `${adminPath("car-availability", language, "week")}?${query.toString()}`;
}
