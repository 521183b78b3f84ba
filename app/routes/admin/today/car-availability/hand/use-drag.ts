import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import {
  showsHours,
  stepMinutes,
  type Zoom,
} from "../../../../../domain/availability/planner/planner-view.ts";
import { type BarPart, stepSpot } from "../../../../../domain/availability/planner/step-spot.ts";
import { type HeldBar, vehicleAt } from "./held-bar.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import type { useHeldBar } from "./use-held-bar.ts";

type Hand = ReturnType<typeof useHeldBar>;
type Press = { code: string; x: number; y: number; part: BarPart; columnPx: number };

const longPressMs = 350;
const slipPx = 8;
const gripPx = 10;
const edgePx = 40;

/** Takes bars by mouse at the first move, and by finger after a long press; before that a finger scrolls. */
export function useDrag(
  grid: RefObject<HTMLElement | null>,
  { hand, zoom, columns }: { hand: Hand; zoom: Zoom; columns: number },
) {
  const press = useRef<Press>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useStill(grid, () => hand.held.current !== undefined && press.current !== undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { target, button, pointerType, clientX: x, clientY: y, pointerId } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-code]") : null;
    const box = grid.current;
    if (!link || !box || button !== 0) return;
    press.current = pressOn(link, { x, y, box, columns });
    clearTimeout(timer.current);
    if (pointerType !== "mouse") timer.current = setTimeout(() => take(pointerId), longPressMs);
  };

  const take = (pointerId: number): void => {
    const { current } = press;
    if (!current || !hand.take(current.code, current.part)) return;
    grid.current?.setPointerCapture(pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current } = press;
    if (!current) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!hand.held.current) {
      if (Math.hypot(dx, dy) < slipPx) return;
      if (event.pointerType === "mouse" && event.buttons === 1) take(event.pointerId);
      else end();
    }
    const { current: bar } = hand.held;
    const box = grid.current;
    if (!bar || !box) return;
    scrollAtEdge(box, event);
    const over = vehicleAt(box, { x: event.clientX, y: event.clientY });
    hand.put(spotUnder(bar, { over, dx, columnPx: current.columnPx, zoom }));
  };

  const end = (): void => {
    clearTimeout(timer.current);
    press.current = undefined;
  };

  const onPointerUp = (): void => {
    const isHeld = press.current !== undefined && hand.held.current !== undefined;
    end();
    if (!isHeld) return;
    swallowClick();
    void hand.putDown();
  };

  const onPointerCancel = (): void => {
    end();
    hand.leave();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

type Where = { x: number; y: number; box: HTMLElement; columns: number };

function pressOn(link: HTMLElement, { x, y, box, columns }: Where): Press {
  const { left, right, width } = link.getBoundingClientRect();
  const head = box.querySelector("[role=rowheader]")?.getBoundingClientRect().width ?? 0;
  const isWide = width > gripPx * 4;
  const part =
    isWide && x - left < gripPx ? "start" : isWide && right - x < gripPx ? "end" : "whole";
  const columnPx = (box.getBoundingClientRect().width - head) / columns;
  return { code: link.dataset.code ?? "", x, y, part, columnPx };
}

function scrollAtEdge(box: HTMLElement, { clientX, clientY }: PointerEvent<HTMLElement>): void {
  const view = box.parentElement;
  if (!view) return;
  const { left, right, top, bottom } = view.getBoundingClientRect();
  const step = edgePx / 2;
  const by = (at: number, low: number, high: number) =>
    at < low + edgePx ? -step : at > high - edgePx ? step : 0;
  view.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
}

/** A finger that holds a bar scrolls nothing, and no menu of the link comes up under it. */
function useStill(grid: RefObject<HTMLElement | null>, isHeld: () => boolean): void {
  useEffect(() => {
    const box = grid.current;
    const stay = (event: Event) => {
      if (isHeld()) event.preventDefault();
    };
    box?.addEventListener("touchmove", stay, { passive: false });
    box?.addEventListener("contextmenu", stay);
    return () => {
      box?.removeEventListener("touchmove", stay);
      box?.removeEventListener("contextmenu", stay);
    };
  });
}

type Under = { over: number | undefined; dx: number; columnPx: number; zoom: Zoom };

/** The spot under a pointer: another row at the same times, or other times on the same row. */
function spotUnder({ from, part }: HeldBar, { over, dx, columnPx, zoom }: Under): Spot {
  if (over !== undefined && over !== from.vehicleId) return { ...from, vehicleId: over };
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
