import { type RefObject, useEffect, useRef } from "react";
import type { ReservationBar } from "../../../../../domain/availability/planner/bar.ts";
import type { Zoom } from "../../../../../domain/availability/planner/planner-view.ts";
import type { BarPart } from "../../../../../domain/availability/planner/step-spot.ts";
import type { TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { isOut } from "../../../../../domain/reservations/states/states.ts";
import { toInstant } from "../../../../../domain/sarajevo.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import type { RelocationAnswer } from "../answer-relocation.ts";
import type { Planner } from "../read-planner.ts";
import { askMove, askOutlook, askPreview } from "./ask-card.ts";
import type { Opened } from "./bar-sheet.tsx";
import { type HeldBar, keyOf, learn, letGo, pickUp, say, settle, show, tell } from "./held-bar.ts";

export type Known = {
  language: Language;
  axis: TimeAxis;
  zoom: Zoom;
  mayMove: boolean;
  /** As it was read last. */
  planner: Planner;
  onOpen: (opened: Opened) => void;
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
  /** What is shown may be old. */
  onOld: () => void;
};

type Point = { x: number; y: number };
type Places = { grid: RefObject<HTMLElement | null>; line: RefObject<HTMLElement | null> };

export type Hand = ReturnType<typeof useHeldBar>;

type Grip = {
  places: Places;
  known: Known;
  held: { current: HeldBar | undefined };
  /** Put down, and not yet seen where it went. */
  settling: { current: HeldBar | undefined };
  resting: { current: ReturnType<typeof setTimeout> | undefined };
  follow: (code: string) => void;
};

const restMs = 250;

/** A bar in the hand, by keys or by a pointer: it is stepped, told about, put down or left. `line` is where all that is said. */
export function useHeldBar(places: Places, known: Known) {
  const held = useRef<HeldBar>(undefined);
  const settling = useRef<HeldBar>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const grip = { places, known, held, settling, resting, follow: useFollow(places.grid) };
  // What others did meanwhile changes what a hand is told; it takes nothing out of it.
  const read = useRef(known.planner);
  useEffect(() => {
    if (read.current === known.planner) return;
    read.current = known.planner;
    refresh(grip);
  });
  return {
    held,
    take: (code: string, part: BarPart) => take(grip, code, part),
    takePart: (part: BarPart) => takePart(grip, part),
    put: (spot: Spot, at?: Point) => put(grip, spot, at),
    leave: () => leave(grip),
    putDown: () => putDown(grip),
  };
}

function take(grip: Grip, code: string, part: BarPart): HeldBar | undefined {
  const { known, places, held, settling } = grip;
  leave(grip);
  if (settling.current) letGo(settling.current);
  const bar = takenBar(known, { box: places.grid.current, line: places.line.current, code, part });
  if (!bar) return undefined;
  held.current = bar;
  say(bar, { words: relocationWords(known.language).held(formatCode(code)) });
  look(grip, bar);
  return bar;
}

/** Asks what each row and time would mean; who has it in the hand hears it as soon as it is here. */
function look(grip: Grip, bar: HeldBar): void {
  const { language, zoom } = grip.known;
  const { code, part } = bar;
  void askOutlook(language, code, { part, zoom }).then((outlook) => {
    if (!outlook || grip.held.current !== bar || bar.part !== part) return;
    learn(bar, outlook);
    put(grip, bar.spot);
  });
}

function takePart(grip: Grip, part: BarPart): void {
  const bar = grip.held.current;
  if (!bar || bar.isOut || bar.part === part) return;
  bar.part = part;
  look(grip, bar);
}

function put(grip: Grip, spot: Spot, at?: Point): void {
  const bar = grip.held.current;
  if (!bar || (bar.isOut && spot.vehicleId !== bar.from.vehicleId)) return;
  const words = relocationWords(grip.known.language);
  clearTimeout(grip.resting.current);
  bar.spot = spot;
  show(bar);
  if (isSame(spot, bar.from)) return say(bar, at ? { words: words.stays } : {}, at);
  const told = bar.known.get(keyOf(bar, spot));
  say(bar, told ?? { words: words.looking }, at);
  if (!told) grip.resting.current = setTimeout(() => void lookAt(grip, bar, spot), restMs);
}

async function lookAt(grip: Grip, bar: HeldBar, spot: Spot): Promise<void> {
  const { language } = grip.known;
  const answer = await askPreview(language, bar.code, spot);
  const key = keyOf(bar, spot);
  // What the outlook has told meanwhile stays: it names the new time as well.
  if (!bar.known.has(key)) bar.known.set(key, saidOf(answer, language));
  if (grip.held.current === bar && bar.spot === spot) put(grip, spot);
}

function release({ held, resting }: Grip): HeldBar | undefined {
  const bar = held.current;
  held.current = undefined;
  clearTimeout(resting.current);
  return bar;
}

function leave(grip: Grip, why?: string): void {
  const bar = release(grip);
  if (!bar) return;
  letGo(bar);
  tell(bar.line, why ?? relocationWords(grip.known.language).left(formatCode(bar.code)));
}

async function putDown(grip: Grip): Promise<void> {
  const { known, settling, follow } = grip;
  const { language, onDone, onOpen, onOld } = known;
  const bar = release(grip);
  if (!bar) return;
  if (isSame(bar.spot, bar.from)) return letGo(bar);
  const { code, spot } = bar;
  settle(bar);
  settling.current = bar;
  const answer = await bring(language, bar);
  if (answer.done) {
    follow(code);
    return onDone(code, answer.done);
  }
  settling.current = undefined;
  clear(grip, bar);
  if (answer.shown) return onOpen({ code, dropped: { spot, answer } });
  // Refused: a sentence, the bar is back in its place, and what is shown is read anew.
  tell(bar.line, answer.refused ?? relocationWords(language).failed, "taken");
  onOld();
}

/** Nothing is left of a bar that was put down; what the rows say belongs to the one that was taken since. */
function clear({ held }: Grip, bar: HeldBar): void {
  if (held.current) bar.ghost.remove();
  else letGo(bar);
}

/** The page was read anew. */
function refresh(grip: Grip): void {
  const { settling, held, known } = grip;
  if (settling.current) clear(grip, settling.current);
  settling.current = undefined;
  const bar = held.current;
  if (!bar) return;
  if (!isWhereItWas(known.planner, bar)) return leave(grip, relocationWords(known.language).stale);
  bar.known.clear();
  look(grip, bar);
}

function isSame(one: Spot, other: Spot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function barOf(planner: Planner, code: string): ReservationBar | undefined {
  return planner.calendar.bars.find(
    (bar): bar is ReservationBar => bar.kind === "reservation" && bar.code === code,
  );
}

/** False once somebody else moved it, or it is no longer in sight. */
function isWhereItWas(planner: Planner, { code, from }: HeldBar): boolean {
  const bar = barOf(planner, code);
  return bar !== undefined && isSame(spotOf(bar), from);
}

function spotOf({ vehicleId, pickupAt, dropoffAt }: ReservationBar): Spot {
  return { vehicleId, pickupAt, dropoffAt };
}

type Taking = {
  box: HTMLElement | null;
  line: HTMLElement | null;
  code: string;
  part: BarPart;
};

/** The bar with its ghost; undefined where nobody may take it. An end that is out of sight cannot be taken. */
function takenBar(
  { axis, mayMove, planner }: Known,
  { box, line, code, part }: Taking,
): HeldBar | undefined {
  const bar = barOf(planner, code);
  const isMovable =
    bar && (["swap", "modify", "extend"] as const).some((deed) => can(deed, bar.status));
  if (!mayMove || !box || !line || !bar || !isMovable) return undefined;
  const from = spotOf(bar);
  const isCut =
    (part === "start" && toInstant(from.pickupAt) < axis.start) ||
    (part === "end" && toInstant(from.dropoffAt) > axis.end);
  const gone = isOut(bar.status);
  const own = { code, from, part: gone ? "end" : isCut ? "whole" : part, isOut: gone } as const;
  return pickUp({ ...own, grid: box, line, axis });
}

/** A bar that went to another row is another element there: the focus follows it. */
function useFollow(grid: RefObject<HTMLElement | null>): (code: string) => void {
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    const bar = grid.current?.querySelector<HTMLElement>(`[data-code="${moved.current}"]`);
    bar?.focus();
    if (bar) moved.current = undefined;
  });
  return (code) => {
    moved.current = code;
  };
}

/** Does at once what leaves nothing to be asked: another vehicle of the same car, while nobody else goes anywhere. */
async function bring(language: Language, held: HeldBar): Promise<RelocationAnswer> {
  const { code, spot } = held;
  const answer = await askPreview(language, code, spot);
  const preview = answer.shown?.preview;
  if (!preview) return answer;
  const { version, totalCents } = preview;
  if (held.version !== undefined && held.version !== version)
    return { refused: relocationWords(language).stale };
  if (!preview.isPlain) return answer;
  const seen = { version, seenTotalCents: totalCents };
  return askMove(language, code, { intent: "move", spot, price: "today", ...seen });
}

function saidOf({ refused, shown }: RelocationAnswer, language: Language) {
  const preview = shown?.preview;
  if (!preview) return { state: "taken", words: refused ?? "" } as const;
  const cost = preview.cost ?? relocationWords(language).same;
  const said = [preview.plate, cost, ...preview.says].filter(Boolean).join(" · ");
  return { state: "free", words: said } as const;
}
