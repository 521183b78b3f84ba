import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ReservationBar } from "../../../../../domain/availability/planner/bar.ts";
import { stepMinutes, type Zoom } from "../../../../../domain/availability/planner/planner-view.ts";
import { type BarPart, stepSpot } from "../../../../../domain/availability/planner/step-spot.ts";
import type { TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { isOut } from "../../../../../domain/reservations/states/states.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import type { RelocationAnswer } from "../answer-relocation.ts";
import { askCard, askMove, askPreview } from "./ask-card.ts";
import type { Opened } from "./bar-sheet.tsx";
import { type HeldBar, letGo, neighbour, pickUp, show, showLandings } from "./held-bar.ts";

type Known = {
  language: Language;
  axis: TimeAxis;
  zoom: Zoom;
  mayMove: boolean;
  bars: readonly ReservationBar[];
  onOpen: (opened: Opened) => void;
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
};

const restMs = 120;

/** A bar in the hand, by keys or by a pointer: it is stepped, asked about, put down or left. `said` is for the line that says so. */
export function useHeldBar(grid: RefObject<HTMLElement | null>, known: Known) {
  const { language, zoom, onOpen, onDone } = known;
  const words = relocationWords(language);
  const [said, setSaid] = useState("");
  const held = useRef<HeldBar>(undefined);
  const previews = usePreviews(language);
  const follow = useFollow(grid);

  const take = (code: string, part: BarPart): HeldBar | undefined => {
    const bar = takenBar(known, { box: grid.current, code, part });
    if (!bar) return undefined;
    previews.forget();
    held.current = bar;
    setSaid(words.held(formatCode(code)));
    void askCard(language, code).then((card) => {
      if (card && held.current === bar) showLandings(bar, card);
    });
    return bar;
  };
  const put = (spot: Spot): void => {
    const bar = held.current;
    if (!bar || (bar.isOut && spot.vehicleId !== bar.from.vehicleId)) return;
    if (isSame(spot, bar.spot)) return;
    bar.spot = spot;
    show(bar);
    previews.askSoon(bar.code, spot, (answer) => {
      if (held.current !== bar || bar.spot !== spot) return;
      bar.ghost.dataset.landing = answer.refused ? "taken" : "free";
      setSaid(saidOf(answer, spot, language));
    });
  };
  const release = (): HeldBar | undefined => {
    const bar = held.current;
    held.current = undefined;
    if (bar) letGo(bar);
    return bar;
  };
  const leave = (): void => {
    const bar = release();
    if (bar) setSaid(words.left(formatCode(bar.code)));
  };
  const putDown = async (): Promise<void> => {
    const bar = release();
    setSaid("");
    if (!bar || isSame(bar.spot, bar.from)) return;
    const { code, spot } = bar;
    const answer = await bring(language, bar, await previews.ask(code, spot));
    if (!answer.done) return onOpen({ code, dropped: { spot, answer } });
    follow(code);
    onDone(code, answer.done);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean =>
    actOnKey(event, { held: held.current, zoom, take, put, leave, putDown });
  return { said, take, put, leave, putDown, onKey, held };
}

function isSame(one: Spot, other: Spot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Taking = { box: HTMLElement | null; code: string; part: BarPart };

/** The bar with its ghost; undefined where nobody may take it. */
function takenBar(
  { axis, mayMove, bars }: Known,
  { box, code, part }: Taking,
): HeldBar | undefined {
  const bar = bars.find((one) => one.code === code);
  const isMovable =
    bar && (["swap", "modify", "extend"] as const).some((deed) => can(deed, bar.status));
  if (!mayMove || !box || !bar || !isMovable) return undefined;
  const { vehicleId, pickupAt, dropoffAt } = bar;
  const from = { vehicleId, pickupAt, dropoffAt };
  const isGone = isOut(bar.status);
  const own = { code, from, spot: from, part: isGone ? "end" : part, isOut: isGone };
  return pickUp({ ...own, grid: box, axis });
}

/** The answers for spots, each asked for once while a bar is held. */
function usePreviews(language: Language) {
  const answers = useRef(new Map<string, Promise<RelocationAnswer>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (code: string, spot: Spot): Promise<RelocationAnswer> => {
    clearTimeout(timer.current);
    const key = JSON.stringify(spot);
    const asked = answers.current.get(key) ?? askPreview(language, code, spot);
    answers.current.set(key, asked);
    return asked;
  };
  const askSoon = (code: string, spot: Spot, then: (answer: RelocationAnswer) => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(code, spot).then(then), restMs);
  };
  return { ask, askSoon, forget: () => answers.current.clear() };
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
async function bring(
  language: Language,
  { code, spot }: HeldBar,
  answer: RelocationAnswer,
): Promise<RelocationAnswer> {
  const preview = answer.shown?.preview;
  if (!preview?.isPlain) return answer;
  const { version, totalCents } = preview;
  const seen = { version, seenTotalCents: totalCents };
  return askMove(language, code, { intent: "move", spot, price: "today", ...seen });
}

type Keys = {
  held: HeldBar | undefined;
  zoom: Zoom;
  take: (code: string, part: BarPart) => HeldBar | undefined;
  put: (spot: Spot) => void;
  leave: () => void;
  putDown: () => Promise<void>;
};

/** True when the key was for the held bar, or took one into the hand. */
function actOnKey(
  event: KeyboardEvent<HTMLElement>,
  { held, zoom, take, put, leave, putDown }: Keys,
): boolean {
  const { key, altKey, shiftKey, ctrlKey, target } = event;
  const isArrow = key in arrows;
  if (!held && !(altKey && isArrow)) return false;
  const part = ctrlKey ? "start" : shiftKey ? "end" : "whole";
  const code = target instanceof HTMLElement ? target.dataset.code : undefined;
  const bar = held ?? (code ? take(code, part) : undefined);
  if (!bar) return false;
  event.preventDefault();
  if (key === "Escape") leave();
  else if (key === "Enter") void putDown();
  else if (isArrow) put(stepped(bar, { key, part: bar.isOut ? "end" : part, zoom }));
  return true;
}

const arrows: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The next spot by a key. Another row and other times are two deeds, so the one takes the other back. */
function stepped(
  { grid, from, spot }: HeldBar,
  { key, part, zoom }: { key: string; part: BarPart; zoom: Zoom },
): Spot {
  const steps = arrows[key] ?? 1;
  if (key === "ArrowUp" || key === "ArrowDown")
    return { ...from, vehicleId: neighbour(grid, spot.vehicleId, steps) };
  const base = spot.vehicleId === from.vehicleId ? spot : from;
  return stepSpot(base, { part, steps, minutes: stepMinutes[zoom] });
}

function saidOf({ refused, shown }: RelocationAnswer, spot: Spot, language: Language): string {
  if (refused) return refused;
  const preview = shown?.preview;
  if (!preview) return "";
  const when = `${formatDayTime(spot.pickupAt, language)} – ${formatDayTime(spot.dropoffAt, language)}`;
  return [when, preview.plate, preview.cost ?? relocationWords(language).same, ...preview.says]
    .filter(Boolean)
    .join(" · ");
}
