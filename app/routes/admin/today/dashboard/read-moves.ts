/** The next moves and the moves of two days, as the run sheet and the board have them. */
import {
  addDays,
  dateOf,
  type LocalDate,
  type LocalDateTime,
} from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { troubleOf, type MoveSide } from "../../../../domain/moves/move.ts";
import type { BoardView } from "../../../../domain/moves/move-filter.ts";
import { chanceOf, isFinished, type Chance } from "../../../../domain/moves/run-sheet.ts";
import { nextDirection } from "../../../../domain/reservations/states/next-deed.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { Deps } from "../../../../server/deps.ts";
import { readRun, type RunSheet, type ShownStop } from "../stops/read-run.ts";
import { stopWords } from "../stops/stop-words.ts";

export type DayMove = {
  key: string;
  side: MoveSide;
  time: string;
  name: string;
  carName: string;
  plate: string | null;
  place: string;
  isDone: boolean;
  isBad: boolean;
  /** The reservation. */
  to: string;
};

export type NextMove = DayMove & {
  chance: Chance;
  leave: string | undefined;
  wrong: string[];
  facts: string[];
  isTomorrow: boolean;
  /** What it waits for: another vehicle, or its handover; absent for who may not do it, and while it has to be confirmed first. */
  deed?: { to: string; name: "swap" | "out" | "in" };
};

export type ShownDay = {
  view: Extract<BoardView, "today" | "tomorrow">;
  /** How many are left to be done, as the board says it. */
  left: Record<MoveSide, number>;
  moves: DayMove[];
  /** How many more there are. */
  more: number;
};

export type ReadMoves = {
  next: NextMove[];
  days: ShownDay[];
};

type Asked = {
  deps: Pick<Deps, "pool" | "catalogue" | "clock">;
  now: LocalDateTime;
  role: StaffRole;
  language: Language;
};

/** So many moves are told with the way to them, and so many of a day are named. */
const mostNext = 5;
const mostOfDay = { today: 7, tomorrow: 5 } as const;

/** Reads both days once, for the next moves and for the days. */
export async function readMoves(asked: Asked): Promise<ReadMoves> {
  const { deps, now, language } = asked;
  const today = dateOf(now);
  const days = [today, addDays(today, 1)];
  const sheets = await Promise.all(days.map((day) => readRun(deps, { day }, language)));
  const about = { ...asked, today };
  return {
    next: sheets
      .flatMap((sheet) =>
        sheet.stops
          .filter(({ move }) => !isFinished(move) && isToCome(move, today))
          .map((stop) => nextMove(stop, { ...about, sheet })),
      )
      .slice(0, mostNext),
    days: sheets.map((sheet, at) => shownDay(at === 0 ? "today" : "tomorrow", { ...about, sheet })),
  };
}

/** What should have happened on an earlier day stands among what needs a hand. */
function isToCome(move: ShownStop["move"], today: LocalDate): boolean {
  const trouble = troubleOf(move, today);
  return trouble === undefined || (trouble === "danger" && dateOf(move.at) >= today);
}

type About = Asked & { today: LocalDate; sheet: RunSheet };

function nextMove(stop: ShownStop, about: About): NextMove {
  const { move } = stop;
  const { leave, wrong, facts } = stopWords(stop, about);
  const deed = deedOf(move, about);
  return {
    ...dayMove(stop, about),
    chance: chanceOf(stop, about.now),
    isTomorrow: about.sheet.filter.day > about.today,
    leave,
    wrong,
    facts,
    ...(deed && { deed }),
  };
}

function deedOf(
  { code, side, status, waitsFor }: ShownStop["move"],
  { role, language }: Asked,
): NextMove["deed"] {
  if (waitsFor !== undefined) {
    const to = `${adminPath("reservations", language, code)}?task=swap`;
    return may(role, "steer-reservations") ? { to, name: "swap" } : undefined;
  }
  if (!may(role, "hand-over") || nextDirection(status) !== side) return undefined;
  return { to: adminPath("reservation-management", language, code, side), name: side };
}

function dayMove(stop: ShownStop, { sheet, language, today }: About): DayMove {
  const { move } = stop;
  const { side, code, carName, plate } = move;
  const { time, name, place } = stopWords(stop, { sheet, language });
  const isBad = troubleOf(move, today) !== undefined;
  const shown = { side, time, name, carName, plate, place, isDone: move.isDone, isBad };
  return { key: `${side} ${code}`, ...shown, to: adminPath("reservations", language, code) };
}

/** What is left comes first, however much is done already. */
function shownDay(view: ShownDay["view"], about: About): ShownDay {
  const { stops } = about.sheet;
  const open = stops.filter(({ move }) => !move.isDone);
  const done = stops.filter(({ move }) => move.isDone);
  const chosen = new Set([...open, ...done.toReversed()].slice(0, mostOfDay[view]));
  const leftOf = (side: MoveSide) => open.filter(({ move }) => move.side === side).length;
  return {
    view,
    left: { out: leftOf("out"), in: leftOf("in") },
    moves: stops.filter((stop) => chosen.has(stop)).map((stop) => dayMove(stop, about)),
    more: stops.length - chosen.size,
  };
}
