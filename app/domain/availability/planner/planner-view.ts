/** What the planner shows, as it stands in the address. */
import { addDays, daysBetween, parseLocalDate, type LocalDate } from "../../calendar.ts";
import { carCategories, type CarCategory } from "../../cars/car.ts";
import { barLooks, type BarLook, barSigns, type BarSign } from "./bar.ts";

export const zooms = ["2-weeks", "5-weeks", "3-months", "1-day", "3-days"] as const;
export type Zoom = (typeof zooms)[number];

/** How many days each zoom shows. */
export const daysOfZoom: Record<Zoom, number> = {
  "2-weeks": 14,
  "5-weeks": 35,
  "3-months": 91,
  "1-day": 1,
  "3-days": 3,
};

/** The step of a move along the time in each zoom, minutes. A step of whole days keeps the time of the clock. */
export const stepMinutes: Record<Zoom, number> = {
  "2-weeks": 1440,
  "5-weeks": 1440,
  "3-months": 1440,
  "1-day": 30,
  "3-days": 120,
};

/** What the vehicles of the planner can be narrowed to: those with such a bar in sight. */
const barStates = [...barLooks, ...barSigns] as const;
type BarState = BarLook | BarSign;

export type PlannerView = {
  from: LocalDate;
  zoom: Zoom;
  /** Vehicles that are at home at this place only. */
  place?: string;
  category?: CarCategory;
  state?: BarState;
  /** The ids of the cars whose vehicles are folded away. */
  folded: readonly number[];
};

/** The parts of an address that could not be read and fell back to what everybody sees first. */
export type UnreadPart = "from" | "zoom" | "place" | "category" | "state" | "folded";

/** A day more than five years away is a slip of the hand. */
const farthestDays = 1830;
const mostFolded = 200;
const daysBefore = 2;

type Known = { today: LocalDate; places: readonly string[] };

/** True when the columns of a zoom are hours. */
export function showsHours(zoom: Zoom): boolean {
  return daysOfZoom[zoom] <= 3;
}

/** The day with which a zoom begins when the address names none: today, or a little before it where there is room. */
export function usualFrom(zoom: Zoom, today: LocalDate): LocalDate {
  return showsHours(zoom) ? today : addDays(today, -daysBefore);
}

/** The view of an address, and which of its parts made no sense. Nothing throws. */
export function readPlannerView(
  params: URLSearchParams,
  { today, places }: Known,
): { view: PlannerView; faults: UnreadPart[] } {
  const faults: UnreadPart[] = [];
  const read = <Value>(name: UnreadPart, find: (text: string) => Value | undefined) => {
    const text = params.get(name);
    if (text === null || text === "") return undefined;
    const value = text.length > longestPart ? undefined : find(text);
    if (value === undefined) faults.push(name);
    return value;
  };
  const zoom = read("zoom", (text) => zooms.find((one) => one === text)) ?? "2-weeks";
  const from = read("from", (text) => readFrom(text, today)) ?? usualFrom(zoom, today);
  const place = read("place", (text) => places.find((one) => one === text));
  const category = read("category", (text) => carCategories.find((one) => one === text));
  const state = read("state", (text) => barStates.find((one) => one === text));
  const folded = read("folded", readFolded) ?? [];
  const narrowed = {
    ...(place && { place }),
    ...(category && { category }),
    ...(state && { state }),
  };
  return { view: { from, zoom, folded, ...narrowed }, faults };
}

const longestPart = 2000;

function readFrom(text: string, today: LocalDate): LocalDate | undefined {
  const date = parseLocalDate(text);
  return date && Math.abs(daysBetween(today, date)) <= farthestDays ? date : undefined;
}

function readFolded(text: string): number[] | undefined {
  const ids = text.split(".");
  if (ids.length > mostFolded || !ids.every((id) => /^\d{1,9}$/.test(id))) return undefined;
  return [...new Set(ids.map(Number))];
}

/** A view as entries of an address; what everybody sees first has none. */
export function writePlannerView(view: PlannerView, today: LocalDate): URLSearchParams {
  const { from, zoom, place, category, state, folded } = view;
  const params = new URLSearchParams();
  if (from !== usualFrom(zoom, today)) params.set("from", from);
  if (zoom !== "2-weeks") params.set("zoom", zoom);
  if (place) params.set("place", place);
  if (category) params.set("category", category);
  if (state) params.set("state", state);
  if (folded.length > 0) params.set("folded", folded.slice(0, mostFolded).join("."));
  return params;
}

/** The same view with the vehicles of a car folded away, or unfolded again. */
export function withFold(view: PlannerView, carId: number): PlannerView {
  const isFolded = view.folded.includes(carId);
  const folded = isFolded ? view.folded.filter((id) => id !== carId) : [...view.folded, carId];
  return { ...view, folded };
}
