import { type KeyboardEvent, type PointerEvent, type UIEvent, useRef, useState } from "react";

/** Pixels of movement below which a touch is still a tap. */
const tremble = 6;

type Hold = { pointerId: number; x: number; left: number; from: number };

/** Moves a scrolling list from item to item. A mouse is ignored, because it selects text. */
export function useSwipe(count: number) {
  const items = useRef<HTMLUListElement>(null);
  const hold = useRef<Hold | undefined>(undefined);
  const aim = useRef<number | undefined>(undefined);
  const [index, setIndex] = useState(0);

  const goTo = (asked: number) => {
    const to = Math.min(Math.max(asked, 0), count - 1);
    aim.current = to;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    items.current?.scrollTo({ left: placesOf(items.current)[to], behavior });
  };
  const step = (by: -1 | 1) => goTo((aim.current ?? index) + by);
  const letGo = (by: -1 | 0 | 1) => {
    if (hold.current) goTo(hold.current.from + by);
    hold.current = undefined;
  };

  const list = {
    ref: items,
    onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) =>
      setIndex(nearest(placesOf(currentTarget), currentTarget.scrollLeft)),
    /** A wheel scrolls freely, and snaps to an item again. */
    onWheel: ({ currentTarget }: UIEvent<HTMLUListElement>) => {
      aim.current = undefined;
      delete currentTarget.dataset.held;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== items.current) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      step(event.key === "ArrowRight" ? 1 : -1);
    },
    onPointerDown: (event: ListPointer) => {
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      const left = event.currentTarget.scrollLeft;
      const from = nearest(placesOf(event.currentTarget), left);
      hold.current = { pointerId: event.pointerId, x: event.clientX, left, from };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: ListPointer) => {
      const held = hold.current;
      if (held?.pointerId !== pointerId || Math.abs(clientX - held.x) < tremble) return;
      currentTarget.dataset.held = "";
      currentTarget.scrollLeft = held.left - (clientX - held.x);
    },
    onPointerUp: ({ pointerId, clientX }: ListPointer) => {
      const held = hold.current;
      if (held?.pointerId === pointerId) letGo(swipeStep(clientX - held.x));
    },
    onPointerCancel: () => letGo(0),
  };
  return { index, step, list };
}

type ListPointer = PointerEvent<HTMLUListElement>;

/** Returns the scroll position of each item, relative to the list. The last items may share the end position. */
function placesOf(list: HTMLElement): number[] {
  const start = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  const end = list.scrollWidth - list.clientWidth;
  return Array.from(list.children, (item) =>
    item instanceof HTMLElement ? Math.min(item.offsetLeft - start, end) : 0,
  );
}

/** Pixels that a finger has to move before the next item comes. */
const swipeThreshold = 50;

/** Returns the step for a finger that moved `dx` pixels to the right: the previous item (-1), the next (1), or none (0). */
export function swipeStep(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeThreshold) return 0;
  return dx < 0 ? 1 : -1;
}

/** Returns the index of the position nearest to `at`. */
export function nearest(places: readonly number[], at: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at)) best = index;
  });
  return best;
}
