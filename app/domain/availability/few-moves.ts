/** Re-seats with the fewest moves: the request takes a vehicle, what stood in its way takes another one, and so on. */
import type { Puzzle, Seating } from "./seating-puzzle.ts";
import { clash } from "./seating-puzzle.ts";

const mostMoves = 3;
/** Tries per number of moves; a large fleet that needs more is seated in order, with some more moves. */
const triesPerRound = 5_000;

type Round = { puzzle: Puzzle; seating: Seating; settled: Set<number>; tries: number };

/** A seating with the least possible number of moves when 1 to 3 are enough; `undefined` otherwise. */
export function seatWithFewMoves(puzzle: Puzzle): Seating | undefined {
  for (let moves = 1; moves <= mostMoves; moves += 1) {
    const round: Round = {
      puzzle,
      seating: [...puzzle.homes],
      settled: new Set(),
      tries: triesPerRound,
    };
    if (seatAll([0], moves, round)) return round.seating;
  }
  return undefined;
}

/** Seats the waiting stays, ejecting at most `moves` more; leaves the round as it was when that fails. */
function seatAll(waiting: readonly number[], moves: number, round: Round): boolean {
  const [stay, ...others] = waiting;
  if (stay === undefined) return true;
  const { puzzle, seating, settled } = round;
  settled.add(stay);
  for (let vehicle = 0; vehicle < puzzle.vehicles.length; vehicle += 1) {
    if (!puzzle.fits[stay]?.[vehicle] || vehicle === puzzle.homes[stay]) continue;
    if (round.tries <= 0) break;
    round.tries -= 1;
    const inTheWay = seatedInTheWay(stay, vehicle, round);
    if (inTheWay.length > moves || inTheWay.some((other) => settled.has(other))) continue;
    seating[stay] = vehicle;
    for (const other of inTheWay) seating[other] = -1;
    if (seatAll([...others, ...inTheWay], moves - inTheWay.length, round)) return true;
    for (const other of inTheWay) seating[other] = vehicle;
  }
  seating[stay] = -1;
  settled.delete(stay);
  return false;
}

function seatedInTheWay(stay: number, vehicle: number, { puzzle, seating }: Round): number[] {
  return [...(puzzle.clashes[stay] ?? [])].filter(
    (other) => seating[other] === vehicle && clash(puzzle, stay, other, vehicle),
  );
}
