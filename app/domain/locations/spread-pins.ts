import type { MapPoint } from "./project-on-map.ts";

const mostRounds = 200;

/**
 * Moves pins apart until every two are `gap` units from each other, each by as little as its neighbours allow. Pins that stand
 * free stay; two at one spot part sideways. In a crowd that never comes apart the last try counts.
 */
export function spreadPins<T extends MapPoint>(pins: readonly T[], gap: number): T[] {
  const moved = pins.map((pin) => ({ ...pin }));
  for (let round = 0; round < mostRounds; round++) {
    let isStill = true;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) if (part(one, other, gap)) isStill = false;
    if (isStill) break;
  }
  return moved;
}

/** Moves two pins apart by halves. False when they are far enough from each other. */
function part(one: MapPoint, other: MapPoint, gap: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  // A hair's breadth less than the gap is no reason to go on: halves would never quite add up.
  if (distance >= gap - 0.01) return false;
  const push = (gap - distance) / 2;
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  one.x -= ux * push;
  one.y -= uy * push;
  other.x += ux * push;
  other.y += uy * push;
  return true;
}
