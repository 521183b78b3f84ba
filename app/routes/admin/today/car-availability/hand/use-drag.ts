import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import {
  showsHours,
  stepMinutes,
  type Zoom,
} from "../../../../../domain/availability/planner/planner-view.ts";
import { type BarPart, stepSpot } from "../../../../../domain/availability/planner/step-spot.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { type HeldBar, vehicleAt } from "./held-bar.ts";
import { isAway, scrollAtEdge } from "./scroll-at-edge.ts";
import type { Hand } from "./use-held-bar.ts";

/** Where a bar was pressed, in the window, and how far the grid was scrolled then. */
type Press = { code: string; part: BarPart; x: number; y: number; scrolled: number };
type Point = { x: number; y: number };

const longPressMs = 350;
const slipPx = 8;
const gripPx = 10;
/** A bar narrower than that has no ends to take. */
const leastWidthPx = 24;

type Known = { hand: Hand; zoom: Zoom; columns: number };
type Drag = Known & {
  grid: RefObject<HTMLElement | null>;
  press: { current: Press | undefined };
  timer: { current: ReturnType<typeof setTimeout> | undefined };
  last: { current: Point };
};

/** Takes bars by mouse at the first move, and by finger after a long press; before that a finger scrolls. */
export function useDrag(grid: RefObject<HTMLElement | null>, known: Known) {
  const press = useRef<Press>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Point>({ x: 0, y: 0 });
  const drag = { ...known, grid, press, timer, last };
  useStill(drag);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { target, button, pointerType, clientX: x, clientY: y, pointerId, isPrimary } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-code]") : null;
    // A second finger is no hand that holds a bar.
    if (!isPrimary) return leave(drag);
    if (!link || !grid.current || button !== 0) return;
    last.current = { x, y };
    press.current = pressOn(link, { x, y, box: grid.current });
    clearTimeout(timer.current);
    if (pointerType !== "mouse")
      timer.current = setTimeout(() => take(drag, pointerId), longPressMs);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { clientX: x, clientY: y, isPrimary, pointerType, buttons, pointerId } = event;
    const pressed = press.current;
    if (!pressed || !isPrimary) return;
    last.current = { x, y };
    if (isDragged(drag)) return place(drag);
    if (Math.hypot(x - pressed.x, y - pressed.y) < slipPx) return;
    if (pointerType === "mouse" && buttons === 1) take(drag, pointerId);
    else end(drag);
  };
  const onPointerUp = (): void => {
    const isHeld = isDragged(drag);
    end(drag);
    if (!isHeld) return;
    swallowClick();
    void known.hand.putDown();
  };
  const lost = () => leave(drag);
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: lost,
    onLostPointerCapture: lost,
  };
}

function isDragged({ hand, press }: Drag): boolean {
  return hand.held.current !== undefined && press.current !== undefined;
}

function end({ timer, press }: Drag): void {
  clearTimeout(timer.current);
  press.current = undefined;
}

function leave(drag: Drag): void {
  if (isDragged(drag)) drag.hand.leave();
  end(drag);
}

function take(drag: Drag, pointerId: number): void {
  const { press, hand, grid, last } = drag;
  const pressed = press.current;
  if (!pressed || !hand.take(pressed.code, pressed.part)) return end(drag);
  const box = grid.current;
  box?.setPointerCapture(pointerId);
  const turn = (): void => {
    if (!isDragged(drag)) return;
    if (box && scrollAtEdge(box, last.current, pressed)) place(drag);
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
  place(drag);
}

function place(drag: Drag): void {
  const { hand, press, grid, last, zoom, columns } = drag;
  const bar = hand.held.current;
  const pressed = press.current;
  const box = grid.current;
  if (!bar || !pressed || !box) return;
  hand.put(spotUnder(bar, { box, pressed, at: last.current, zoom, columns }), last.current);
}

function pressOn(link: HTMLElement, { x, y, box }: Point & { box: HTMLElement }): Press {
  const { left, right, width } = link.getBoundingClientRect();
  const grip = width < leastWidthPx ? 0 : Math.min(gripPx, width / 4);
  const part = x - left < grip ? "start" : right - x < grip ? "end" : "whole";
  const scrolled = box.parentElement?.scrollLeft ?? 0;
  return { code: link.dataset.code ?? "", x, y, part, scrolled };
}

/** A finger that holds a bar scrolls nothing, no menu of the link comes up under it, and Escape takes the bar out of the hand. */
function useStill(drag: Drag): void {
  const { grid } = drag;
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    const box = grid.current;
    const stay = (event: Event) => {
      if (isDragged(latest.current)) event.preventDefault();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave(latest.current);
    };
    box?.addEventListener("touchmove", stay, { passive: false });
    box?.addEventListener("contextmenu", stay);
    window.addEventListener("keydown", giveUp);
    return () => {
      box?.removeEventListener("touchmove", stay);
      box?.removeEventListener("contextmenu", stay);
      window.removeEventListener("keydown", giveUp);
    };
  }, [grid]);
}

type Under = { box: HTMLElement; pressed: Press; at: Point; zoom: Zoom; columns: number };

/**
 * The spot under a pointer: another row at the same times, or other times on the same row, which is all that an end has. Between two rows
 * it is the one before, and away from the grid the place that it was taken from.
 */
function spotUnder(held: HeldBar, { box, pressed, at, zoom, columns }: Under): Spot {
  const { from, spot, part } = held;
  if (isAway(box, at)) return from;
  const over = part === "whole" ? (vehicleAt(box, at) ?? spot.vehicleId) : from.vehicleId;
  if (over !== from.vehicleId) return { ...from, vehicleId: over };
  const head = box.querySelector("[role=rowheader]")?.getBoundingClientRect().width ?? 0;
  const columnPx = (box.getBoundingClientRect().width - head) / columns;
  const dx = at.x - pressed.x + (box.parentElement?.scrollLeft ?? 0) - pressed.scrolled;
  const minutes = stepMinutes[zoom];
  const perColumn = showsHours(zoom) ? 60 : 1440;
  const steps = Math.round(((dx / columnPx) * perColumn) / minutes);
  return stepSpot(from, { part, steps, minutes });
}

/** The press that ends a drag opens no card. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
