/** What a hand at the edge of the grid does: the grid goes on under it, and then the page. */
type Point = { x: number; y: number };

const edgePx = 36;
const stepPx = 12;
const awayPx = 40;
const wentPx = 16;

/** The part of the grid in which rows and days are in sight, in the window. */
function sight(box: HTMLElement): { view: HTMLElement; rect: DOMRect } | undefined {
  const view = box.parentElement;
  if (!view) return undefined;
  const { left, right, top, bottom } = view.getBoundingClientRect();
  const name = box.querySelector("[role=columnheader]")?.getBoundingClientRect();
  const [x, y] = [left + (name?.width ?? 0), Math.max(0, top + (name?.height ?? 0))];
  const low = Math.min(bottom, window.innerHeight);
  return { view, rect: new DOMRect(x, y, right - x, low - y) };
}

/** Scrolls on while the hand is at an edge to which it went from where it began; true when something went. */
export function scrollAtEdge(box: HTMLElement, { x, y }: Point, began: Point): boolean {
  const seen = sight(box);
  if (!seen || isAway(box, { x, y })) return false;
  const { view, rect } = seen;
  const by = (at: number, from: number, [low, high]: [number, number]) => {
    if (at < low + edgePx && at < from - wentPx) return -stepPx;
    return at > high - edgePx && at > from + wentPx ? stepPx : 0;
  };
  const across = by(x, began.x, [rect.left, rect.right]);
  const down = by(y, began.y, [rect.top, rect.bottom]);
  if (across === 0 && down === 0) return false;
  const was = [view.scrollLeft, view.scrollTop, window.scrollY];
  view.scrollBy(across, down);
  if (view.scrollTop === was[1]) window.scrollBy(0, down);
  return [view.scrollLeft, view.scrollTop, window.scrollY].some((one, place) => one !== was[place]);
}

/** True once the hand has left the grid. */
export function isAway(box: HTMLElement, { x, y }: Point): boolean {
  const rect = box.parentElement?.getBoundingClientRect();
  if (!rect) return true;
  const { left, right, top, bottom } = rect;
  return x < left - awayPx || x > right + awayPx || y < top - awayPx || y > bottom + awayPx;
}
