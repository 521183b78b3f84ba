import type { Move } from "./move.ts";

/** So many moves are drawn at first: more than a small agency has in a week, and what a phone scrolls without a pause. */
export const mostAtFirst = 150;

/**
 * At most so many of the moves, in their order: first those that are left to be done, the earliest of them, then the latest of those
 * that are done.
 */
export function firstMoves<One extends Pick<Move, "isDone">>(
  moves: readonly One[],
  most = mostAtFirst,
): One[] {
  if (moves.length <= most) return [...moves];
  const left = moves.filter(({ isDone }) => !isDone).slice(0, most);
  const room = most - left.length;
  const done = room > 0 ? moves.filter(({ isDone }) => isDone).slice(-room) : [];
  const chosen = new Set([...left, ...done]);
  return moves.filter((move) => chosen.has(move));
}
