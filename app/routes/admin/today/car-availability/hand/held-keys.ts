/** The keys of a bar: Alt with arrows takes and moves it, with Shift its end, with Ctrl its start. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { stepMinutes, type Zoom } from "../../../../../domain/availability/planner/planner-view.ts";
import { type BarPart, stepSpot } from "../../../../../domain/availability/planner/step-spot.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { type HeldBar, neighbour } from "./held-bar.ts";
import type { Taking } from "./bar-sheet.tsx";
import type { Hand } from "./use-held-bar.ts";

/** True when the key was for the held bar, or took one into the hand. */
export function actOnKey(
  event: KeyboardEvent<HTMLElement>,
  { hand, zoom }: { hand: Hand; zoom: Zoom },
): boolean {
  const { key, altKey, target } = event;
  const isArrow = key in arrows;
  const { current: held } = hand.held;
  if (!held && !(altKey && isArrow)) return false;
  if (key === "Tab") hand.leave();
  if (!isArrow && key !== "Escape" && key !== "Enter") return false;
  const part = partOf(event);
  const code = target instanceof HTMLElement ? target.dataset.code : undefined;
  const bar = held ?? (code ? hand.take(code, part ?? "whole") : undefined);
  if (!bar) return false;
  event.preventDefault();
  if (key === "Escape") hand.leave();
  else if (key === "Enter") void hand.putDown();
  else {
    if (part) hand.takePart(part);
    hand.put(stepped(bar, { key, zoom }));
    bar.ghost.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  return true;
}

/** The part that a key is for; undefined for that which is held already. */
function partOf({ altKey, shiftKey, ctrlKey }: KeyboardEvent): BarPart | undefined {
  if (ctrlKey) return "start";
  if (shiftKey) return "end";
  return altKey ? "whole" : undefined;
}

const arrows: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The next spot by a key. Another row and other times are two deeds, so the one takes the other back. */
function stepped(
  { grid, from, spot, part, isOut }: HeldBar,
  { key, zoom }: { key: string; zoom: Zoom },
): Spot {
  const steps = arrows[key] ?? 1;
  if (key === "ArrowUp" || key === "ArrowDown")
    return { ...from, vehicleId: neighbour(grid, spot.vehicleId, steps) };
  const base = spot.vehicleId === from.vehicleId ? spot : from;
  return stepSpot(base, { part: isOut ? "end" : part, steps, minutes: stepMinutes[zoom] });
}

/** Takes the part of a bar that was asked for in its card, and puts the focus on the bar, where its keys are heard. */
export function useTaking(
  grid: RefObject<HTMLElement | null>,
  { hand, taking }: { hand: Hand; taking: Taking | undefined },
): void {
  const done = useRef<Taking>(undefined);
  useEffect(() => {
    if (!taking || done.current === taking) return;
    done.current = taking;
    grid.current?.querySelector<HTMLElement>(`[data-code="${taking.code}"]`)?.focus();
    hand.take(taking.code, taking.part);
  });
}
