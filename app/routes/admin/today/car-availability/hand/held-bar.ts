/**
 * A bar in somebody's hand: its ghost on the grid, what each row says of it, and the line with the words for where it is held. Touches the
 * page without drawing it anew: with each step the ghost and the line change, and nothing else.
 */
import type { BarPart } from "../../../../../domain/availability/planner/step-spot.ts";
import { placeOn, type TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { toInstant } from "../../../../../domain/sarajevo.ts";
import type { ShownOutlook } from "../answer-outlook.ts";
import styles from "../bar.module.css";

/** What is said of a place: may it land there, and in words. */
export type Said = { state: "free" | "by-moving" | "taken"; words: string };

export type HeldBar = {
  code: string;
  /** Where it was picked up, and where it is held now. */
  from: Spot;
  spot: Spot;
  /** Which part of it moves; of what is out its end alone. */
  part: BarPart;
  isOut: boolean;
  ghost: HTMLElement;
  grid: HTMLElement;
  /** Says what would happen. */
  line: HTMLElement;
  axis: TimeAxis;
  /** What is known of rows and of times, each by its key. */
  known: Map<string, Said>;
  /** The version of the reservation that this is known of. */
  version?: number;
  /** The height of each row on the grid, as far as it was asked for. */
  tops: Map<number, number | undefined>;
};

/** The key of a spot: another row, or other times. */
export function keyOf({ from }: Pick<HeldBar, "from">, spot: Spot): string {
  return spot.vehicleId === from.vehicleId
    ? `${spot.pickupAt}/${spot.dropoffAt}`
    : `on ${spot.vehicleId}`;
}

/** Takes a bar into the hand: every row shows where it would land. */
export function pickUp(taken: Omit<HeldBar, "ghost" | "known" | "tops" | "spot">): HeldBar {
  const { grid, axis, from } = taken;
  const ghost = document.createElement("div");
  ghost.className = styles.ghost ?? "";
  ghost.setAttribute("aria-hidden", "true");
  grid.append(ghost);
  const placed = placeOn(axis, spanOf(from));
  grid.style.setProperty("--held-at", String(placed?.at ?? 0));
  grid.style.setProperty("--held-long", String(placed?.long ?? 0));
  const bar = { ...taken, spot: from, ghost, known: new Map(), tops: new Map() };
  show(bar);
  return bar;
}

function spanOf({ pickupAt, dropoffAt }: Spot) {
  return { start: toInstant(pickupAt), end: toInstant(dropoffAt) };
}

/** Draws the ghost where the bar is held. */
export function show(bar: HeldBar): void {
  const { ghost, axis, spot } = bar;
  const top = topOf(bar, spot.vehicleId);
  const placed = placeOn(axis, spanOf(spot));
  const isInSight = top !== undefined && placed !== undefined;
  if (ghost.hidden === isInSight) ghost.hidden = !isInSight;
  if (isInSight) ghost.style.cssText = `--top:${top}px;--at:${placed.at};--long:${placed.long}`;
}

/** Undefined while the row is folded away. */
function topOf({ grid, tops }: HeldBar, vehicleId: number): number | undefined {
  if (!tops.has(vehicleId)) {
    const row = grid.querySelector(`[data-vehicle="${vehicleId}"]`);
    const top = row && row.getBoundingClientRect().top - grid.getBoundingClientRect().top;
    tops.set(vehicleId, top ?? undefined);
  }
  return tops.get(vehicleId);
}

/** Says what would happen where the bar is held now; the line goes along with a pointer. */
export function say(bar: HeldBar, { state, words }: Partial<Said>, at?: { x: number; y: number }) {
  const { ghost, line } = bar;
  if (ghost.dataset.landing !== state) ghost.dataset.landing = state ?? "";
  if (at) line.style.cssText = `--x:${Math.round(at.x)}px;--y:${Math.round(at.y)}px`;
  if (at && !line.dataset.hand) line.dataset.hand = "pointer";
  if (words !== undefined) tell(line, words, state);
}

/** Writes into the line, if it says something else now. */
export function tell(line: HTMLElement, words: string, state?: string): void {
  if (line.textContent !== words) line.textContent = words;
  if ((line.dataset.landing ?? "") !== (state ?? "")) line.dataset.landing = state ?? "";
}

/** Learns what is known of rows and times, and says in every row whether the bar may land there, and what that would cost. */
export function learn(bar: HeldBar, outlook: ShownOutlook): void {
  const { grid, from, known } = bar;
  bar.version = outlook.version;
  bar.tops.clear();
  for (const one of outlook.times) known.set(keyOf(bar, { ...from, ...one }), one);
  if (outlook.rows.length === 0) return;
  const rows = new Map(outlook.rows.map((one) => [String(one.vehicleId), one]));
  for (const row of grid.querySelectorAll<HTMLElement>("[data-vehicle]")) {
    const { vehicle = "" } = row.dataset;
    const landing = rows.get(vehicle);
    if (landing) known.set(`on ${vehicle}`, landing);
    const isOwn = vehicle === String(from.vehicleId);
    row.dataset.landing = isOwn ? "own" : (landing?.state ?? "taken");
    row.dataset.slot = isOwn ? "" : (landing?.slot ?? "");
  }
}

/** The rows say nothing of the bar any more; its ghost stays where it was put down until it is there. */
export function settle({ grid, ghost, line }: HeldBar): void {
  for (const row of grid.querySelectorAll<HTMLElement>("[data-landing]:not([aria-hidden])")) {
    delete row.dataset.landing;
    delete row.dataset.slot;
  }
  ghost.dataset.landing = "settling";
  delete line.dataset.hand;
  line.style.cssText = "";
  tell(line, "");
}

/** Lets go of a bar: nothing of it is left on the page. */
export function letGo(bar: HeldBar): void {
  settle(bar);
  bar.ghost.remove();
}

/** The vehicle whose row lies beside that of another one; the same where there is none. */
export function neighbour(grid: HTMLElement, vehicleId: number, step: 1 | -1): number {
  const rows = [...grid.querySelectorAll<HTMLElement>("[data-vehicle]")];
  const place = rows.findIndex((row) => row.dataset.vehicle === String(vehicleId));
  return Number(rows[place + step]?.dataset.vehicle ?? vehicleId);
}

/** The vehicle whose row lies at a point of the window; undefined between rows. */
export function vehicleAt(
  grid: HTMLElement,
  { x, y }: { x: number; y: number },
): number | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .find((one) => one instanceof HTMLElement && one.dataset.vehicle !== undefined);
  return found instanceof HTMLElement && grid.contains(found)
    ? Number(found.dataset.vehicle)
    : undefined;
}
