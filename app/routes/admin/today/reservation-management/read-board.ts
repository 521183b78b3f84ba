import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import { compareText, dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import type { Bilingual } from "../../../../domain/language.ts";
import { placeMark } from "../../../../domain/locations/place-mark.ts";
import { firstMoves } from "../../../../domain/moves/first-moves.ts";
import type { Move, MoveSide } from "../../../../domain/moves/move.ts";
import {
  type BoardFilter,
  boardViews,
  daysOf,
  isOf,
  nobody,
  type BoardView,
} from "../../../../domain/moves/move-filter.ts";
import { openDaysOf } from "../../../../domain/account/debt.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import type { Deps } from "../../../../server/deps.ts";
import {
  type BegunHandover,
  listBegun,
  listPhotosOnWay,
  type PhotosOnWay,
} from "../../../../server/handovers/board-notes.ts";
import { type LeftNote, listLeft } from "../../../../server/handovers/key-box/list-left.ts";
import { countOpenAccounts } from "../../../../server/reservations/reading/count-open-accounts.ts";
import { countMovesLeft } from "../../../../server/reservations/moves/count-moves.ts";
import { listMoves } from "../../../../server/reservations/moves/list-moves.ts";
import { type Danger, listDangers } from "../../../../server/reservations/overdue/list-rescues.ts";

/** How many of the moves are done, and of how many. */
type Tally = Record<MoveSide, { done: number; all: number }>;

export type Board = {
  filter: BoardFilter;
  today: LocalDate;
  moves: Move[];
  /** Those of the moves that are in danger, with what can be done. */
  dangers: Danger[];
  /** How many more there are than `moves`. */
  more: number;
  tally: Tally;
  /** Moves that are left, per view, at the chosen place. */
  left: Record<BoardView, number>;
  /** All places in use, with their moves that are left in this view. */
  places: { id: string; name: Bilingual; mark: string; left: number }[];
  /** Whoever drives in this view at the chosen place, by name, and last those moves that nobody was named for. */
  people: { id: string; name: string; left: number }[];
  /** The countries that ask for a green card, by code. */
  greenCard: Readonly<Record<string, Bilingual>>;
  /** The names of those extras that are things with a number: what is loaded, and has to come back. */
  things: Readonly<Record<string, Bilingual>>;
  /** How many rentals are over whose account is open, wherever they ended, and for how many days the oldest of them is. */
  openAccounts: { count: number; longestDays: number };
  /** Handovers that somebody has begun, and those whose photos are still on a phone. */
  begun: BegunHandover[];
  photosOnWay: PhotosOnWay[];
  /** What customers left at a key box, in their own words. */
  atBox: LeftNote[];
};

/** Everything that the board shows: the moves of its view, and how many are left in the others. */
export async function readBoard(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  filter: BoardFilter,
): Promise<Board> {
  const { priceList, withdrawn } = await deps.catalogue.get();
  const now = deps.clock.now();
  const today = dateOf(toLocal(now));
  const [shown, waiting, open] = await Promise.all([
    listMoves(deps, daysOf(filter.view, today)),
    countMovesLeft(deps, daysOf("week", today)),
    countOpenAccounts(deps.pool),
  ]);
  const isAt = ({ placeId }: { placeId: string }) =>
    filter.place === undefined || placeId === filter.place;
  const isTheirs = (move: Pick<Move, "driver">) => isOf(move, filter.person);
  const leftInView = (view: BoardView) => {
    const { from, to } = daysOf(view, today);
    return waiting.reduce((sum, { day, placeId, driverId, count }) => {
      const isIn = day < to && (day >= from || view !== "tomorrow");
      const who = driverId === null ? {} : { driver: { id: driverId } };
      return isIn && isAt({ placeId }) && isOf(who, filter.person) ? sum + count : sum;
    }, 0);
  };
  const all = shown.filter((move) => isAt(move) && isTheirs(move));
  const moves = filter.all ? all : firstMoves(all);
  const inDanger = moves.some(({ waitsFor }) => waitsFor !== undefined);
  const leftOf = (some: readonly Move[]) => some.filter(({ isDone }) => !isDone).length;
  return {
    filter,
    today,
    moves,
    more: all.length - moves.length,
    dangers: inDanger ? await listDangers(deps, { now: toLocal(now) }) : [],
    tally: { out: tallyOf(all, "out"), in: tallyOf(all, "in") },
    left: Object.fromEntries(boardViews.map((view) => [view, leftInView(view)])) as Board["left"],
    places: [...priceList.locations, ...withdrawn.locations].map((place) => ({
      id: place.id,
      name: place.name,
      mark: placeMark(place),
      left: leftOf(shown.filter((move) => move.placeId === place.id && isTheirs(move))),
    })),
    people: peopleOf(shown.filter(isAt), leftOf),
    ...namedThings(priceList, withdrawn),
    openAccounts: { count: open.count, longestDays: openDaysOf(open.since, now) },
    ...(await readNotes(deps, moves)),
  };
}

/** What stands at the moves besides their reservations. */
async function readNotes({ pool }: Pick<Deps, "pool">, moves: readonly Move[]) {
  const codes = moves.map(({ code }) => code);
  const atBoxes = moves.filter(({ leftAt }) => leftAt !== undefined).map(({ code }) => code);
  const [begun, photosOnWay, atBox] = await Promise.all([
    listBegun(pool, codes),
    listPhotosOnWay(pool, codes),
    atBoxes.length > 0 ? listLeft(pool, atBoxes) : [],
  ]);
  return { begun, photosOnWay, atBox };
}

function peopleOf(
  moves: readonly Move[],
  leftOf: (some: readonly Move[]) => number,
): Board["people"] {
  const named = new Map(moves.flatMap(({ driver }) => (driver ? [[driver.id, driver.name]] : [])));
  const people = [...named].toSorted(([, a], [, b]) => compareText(a, b));
  return [...people, [nobody, ""] as const].map(([id, name]) => ({
    id,
    name,
    left: leftOf(moves.filter((move) => isOf(move, id))),
  }));
}

function tallyOf(moves: readonly Move[], side: MoveSide): Tally[MoveSide] {
  const own = moves.filter((move) => move.side === side);
  return { done: own.filter(({ isDone }) => isDone).length, all: own.length };
}

/** The names of countries and things that a card of the board may have to say. */
function namedThings(
  { countries, extras }: Catalogue["priceList"],
  withdrawn: Catalogue["withdrawn"],
): Pick<Board, "greenCard" | "things"> {
  return {
    greenCard: Object.fromEntries(
      countries
        .filter(({ document }) => document === "green-card")
        .map(({ code, name }) => [code, name]),
    ),
    things: Object.fromEntries(
      [...extras, ...withdrawn.extras]
        .filter(({ stock }) => stock !== undefined)
        .map(({ code, name }) => [code, name]),
    ),
  };
}
