/** The run sheet: for a day, in which order vehicles are brought and fetched, when to leave for each, and what to take along. */
import type { TransferMinutes } from "../availability/occupancy.ts";
import {
  addDays,
  addMinutesWall,
  dateOf,
  parseLocalDate,
  wallMinutesBetween,
  type LocalDate,
  type LocalDateTime,
} from "../calendar.ts";
import { needsWinter } from "../handovers/equipment.ts";
import type { BorderCountry } from "../pricing/price-list.ts";
import { readPerson, type Person } from "./move-filter.ts";
import type { Move } from "./move.ts";

export type RunFilter = { day: LocalDate; place?: string | undefined; person?: Person | undefined };

/** What a run sheet is asked for in an address; a day that is none, or beyond all calendars, is today. */
export function readRunFilter(params: URLSearchParams, today: LocalDate): RunFilter {
  const day = parseLocalDate(params.get("day") ?? "");
  const place = params.get("place") ?? "";
  const person = readPerson(params.get("person"));
  return {
    day: day !== undefined && day > "2000" && day < "9000" ? day : today,
    ...(/^[a-z0-9-]{1,60}$/.test(place) && { place }),
    ...(person !== undefined && { person }),
  };
}

/** The filter as entries of an address. */
export function writeRunFilter({ day, place, person }: RunFilter): URLSearchParams {
  const params = new URLSearchParams({ day });
  if (place !== undefined) params.set("place", place);
  if (person !== undefined) params.set("person", person);
  return params;
}

/** The days of a run sheet, as moves are read. */
export function runDays({ day }: RunFilter): { from: LocalDate; to: LocalDate } {
  return { from: day, to: addDays(day, 1) };
}

/** One move with the way to it. */
export type Stop = {
  move: Move;
  /** Where whoever drives sets out: where they were before, else the base. */
  from: string;
  /** The place at which they first have to fetch the vehicle, when it stands elsewhere than both. */
  via?: string;
  /** By road, all ways together; ways that nobody wrote down count nothing. */
  minutes: number;
  /** Some way is not in the transfer table. */
  isUnknown: boolean;
  leaveAt: LocalDateTime;
  /** Minutes by which whoever drives comes too late from the move before. */
  lateMinutes?: number;
  /** In time, and with less than the margin. */
  isTight?: boolean;
};

type Known = {
  transferMinutes: TransferMinutes;
  /** Kept free before every move. */
  runMarginMinutes: number;
  /** What giving out or taking back takes. */
  handoverMinutes: number;
  /** Where a day begins. */
  baseId: string;
};

/**
 * The stops of a day by time. Each person comes from their own move before; who has none before, and what nobody drives yet, begins
 * at the base. Moves that are done warn of nothing.
 */
export function planRuns(moves: readonly Move[], known: Known): Stop[] {
  const last = new Map<string, Move>();
  return moves.map((move) => {
    const before = move.driver && last.get(move.driver.id);
    if (move.driver) last.set(move.driver.id, move);
    return stopOf(move, before, known);
  });
}

function stopOf(move: Move, before: Move | undefined, known: Known): Stop {
  const { transferMinutes, runMarginMinutes, handoverMinutes, baseId } = known;
  const stand = move.side === "out" ? move.standsAt : undefined;
  const from = before?.placeId ?? (move.driver ? baseId : (stand ?? baseId));
  const ways = [from, ...(stand === undefined ? [] : [stand]), move.placeId]
    .slice(1)
    .map((to, index, all) => minutesOf(index === 0 ? from : (all[index - 1] ?? from), to));
  const minutes = ways.reduce<number>((sum, way) => sum + (way ?? 0), 0);
  const stop: Stop = {
    move,
    from,
    minutes,
    isUnknown: ways.includes(undefined),
    leaveAt: addMinutesWall(move.at, -(minutes + runMarginMinutes)),
    ...(stand !== undefined && stand !== from && stand !== move.placeId && { via: stand }),
  };
  if (!before || isFinished(move) || isFinished(before)) return stop;
  const thereAt = addMinutesWall(before.at, handoverMinutes + minutes);
  const spare = wallMinutesBetween(thereAt, move.at);
  if (spare < 0) return { ...stop, lateMinutes: -spare };
  return spare < runMarginMinutes ? { ...stop, isTight: true } : stop;

  function minutesOf(one: string, other: string): number | undefined {
    return one === other ? 0 : transferMinutes[one]?.[other];
  }
}

/** True when nobody has to drive for it any more: it was handed over, or ticked off. */
export function isFinished({ isDone, ticked }: Pick<Move, "isDone" | "ticked">): boolean {
  return isDone || ticked !== undefined;
}

/**
 * Can a move be made? `no`: not as things stand, `late`: not in time any more, even by leaving now, `now`: only by leaving now, `tight`:
 * with hardly any time left after the move before, `unknown`: some way is not in the transfer table.
 */
export type Chance = "yes" | "tight" | "now" | "late" | "no" | "unknown";

/** The chance of a move that is not finished; `now` is the wall clock in Sarajevo. */
export function chanceOf(stop: Stop, now: LocalDateTime): Chance {
  const { move, leaveAt, minutes, lateMinutes, isTight, isUnknown } = stop;
  const hasVehicle = move.side === "in" || (move.plate !== null && move.waitsFor === undefined);
  if (!hasVehicle || lateMinutes !== undefined) return "no";
  // Where nobody has to drive, it is the customer who is late.
  if (minutes > 0 && addMinutesWall(now, minutes) > move.at) return "late";
  if (minutes > 0 && now > leaveAt) return "now";
  if (isTight) return "tight";
  return isUnknown ? "unknown" : "yes";
}

const takenItems = ["keys", "contract", "chains", "green-card"] as const;
export type TakenItem = (typeof takenItems)[number];

/** What whoever drives takes along to a move, beside the extras: to a return only the contract. */
export function takeAlong(move: Move, borders: readonly BorderCountry[]): TakenItem[] {
  if (move.side === "in") return ["contract"];
  const needs: Record<TakenItem, boolean> = {
    keys: true,
    contract: true,
    chains: needsWinter(dateOf(move.pickupAt), dateOf(move.dropoffAt)),
    "green-card": greenCardCountries(move, borders).length > 0,
  };
  return takenItems.filter((item) => needs[item]);
}

/** The codes of the countries of a trip that ask for a green card. */
function greenCardCountries(
  { countries }: Pick<Move, "countries">,
  borders: readonly BorderCountry[],
): string[] {
  return borders
    .filter(({ code, document }) => document === "green-card" && countries.includes(code))
    .map(({ code }) => code);
}
