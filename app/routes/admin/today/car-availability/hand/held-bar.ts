/** A bar in somebody's hand: its ghost on the grid, and what each row says of it. Touches the page without drawing it anew. */
import type { BarPart } from "../../../../../domain/availability/planner/step-spot.ts";
import { placeOn, type TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { toInstant } from "../../../../../domain/sarajevo.ts";
import type { Card } from "../load-card.ts";
import styles from "../bar.module.css";

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
  axis: TimeAxis;
};

/** The row of a vehicle; undefined while it is folded away. */
function rowOf(grid: HTMLElement, vehicleId: number): HTMLElement | undefined {
  return grid.querySelector<HTMLElement>(`[data-vehicle="${vehicleId}"]`) ?? undefined;
}

/** Takes a bar into the hand. */
export function pickUp(held: Omit<HeldBar, "ghost">): HeldBar {
  const ghost = document.createElement("div");
  ghost.className = styles.ghost ?? "";
  ghost.setAttribute("aria-hidden", "true");
  held.grid.append(ghost);
  const taken = { ...held, ghost };
  show(taken);
  return taken;
}

/** Draws the ghost where the bar is held: one element is touched. */
export function show({ grid, ghost, axis, spot }: HeldBar): void {
  const row = rowOf(grid, spot.vehicleId);
  const span = { start: toInstant(spot.pickupAt), end: toInstant(spot.dropoffAt) };
  const placed = placeOn(axis, span);
  ghost.hidden = !row || !placed;
  if (!row || !placed) return;
  const group = row.offsetParent instanceof HTMLElement && row.offsetParent !== grid;
  const top =
    row.offsetTop +
    (group && row.offsetParent instanceof HTMLElement ? row.offsetParent.offsetTop : 0);
  ghost.style.setProperty("--top", `${top}px`);
  ghost.style.setProperty("--at", String(placed.at));
  ghost.style.setProperty("--long", String(placed.long));
}

/** Says in every row whether the bar may land there, and what that would cost. */
export function showLandings({ grid }: HeldBar, { landings }: Card): void {
  if (landings.length === 0) return;
  const known = new Map(landings.map((one) => [String(one.vehicleId), one]));
  for (const row of grid.querySelectorAll<HTMLElement>("[data-vehicle]")) {
    const landing = known.get(row.dataset.vehicle ?? "");
    row.dataset.landing = landing?.state ?? "taken";
    if (landing?.cost) row.dataset.cost = landing.cost;
  }
}

/** Lets go of a bar: nothing of it is left on the page. */
export function letGo({ grid, ghost }: HeldBar): void {
  ghost.remove();
  for (const row of grid.querySelectorAll<HTMLElement>("[data-landing]")) {
    delete row.dataset.landing;
    delete row.dataset.cost;
  }
}

/** The vehicle whose row lies beside that of another one; the same where there is none. */
export function neighbour(grid: HTMLElement, vehicleId: number, step: 1 | -1): number {
  const rows = [...grid.querySelectorAll<HTMLElement>("[data-vehicle]")];
  const place = rows.findIndex((row) => row.dataset.vehicle === String(vehicleId));
  return Number(rows[place + step]?.dataset.vehicle ?? vehicleId);
}

/** The vehicle whose row lies at a height of the window; undefined between rows. */
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
