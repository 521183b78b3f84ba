import { type KeyboardEvent, type PointerEvent, type UIEvent, useRef, useState } from "react";

/** Less than this is a tap that trembled (pixels). */
const tremble = 6;

type Hold = { pointerId: number; x: number; left: number; from: number };

/** Moves a scrolling list from item to item. A mouse is left alone: it marks text. */
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
    /** A wheel goes its own way, and stops at an item again. */
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

/** Where the list stands for each of its items; it is what they are placed in. The last ones may share its end. */
function placesOf(list: HTMLElement): number[] {
  const start = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  const end = list.scrollWidth - list.clientWidth;
  return Array.from(list.children, (item) =>
    item instanceof HTMLElement ? Math.min(item.offsetLeft - start, end) : 0,
  );
}

/** A finger has to go this far before the next one comes (pixels). */
const swipeThreshold = 50;

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
