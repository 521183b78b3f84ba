/** A finger has to go this far before the next one comes (pixels). */
export const swipeThreshold = 50;

/** Where a finger that went `dx` pixels to the right leads: to the one before (-1), to the next (1), or nowhere (0). */
export function swipeStep(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeThreshold) return 0;
  return dx < 0 ? 1 : -1;
}

/** Which of the places is the nearest to where the strip stands. */
export function nearest(places: readonly number[], at: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at)) best = index;
  });
  return best;
}
