import type { Move } from "./move.ts";

/** So many moves are drawn at first: more than a small agency has in a week, and what a phone scrolls without a pause. */
export const mostAtFirst = 150;

/**
 * At most so many of the moves, in their order: what is overdue or in danger, then what else is left to be done, the earliest first,
 * then the latest of those that are done.
 */
export function firstMoves<One extends Pick<Move, "isDone" | "isOverdue" | "waitsFor">>(
  moves: readonly One[],
  most = mostAtFirst,
): One[] {
  if (moves.length <= most) return [...moves];
  const isUrgent = (move: One) => move.isOverdue || move.waitsFor !== undefined;
  const left = moves.filter(({ isDone }) => !isDone);
  const done = moves.filter(({ isDone }) => isDone).toReversed();
  const inOrder = [...left.filter(isUrgent), ...left.filter((one) => !isUrgent(one)), ...done];
  const chosen = new Set(inOrder.slice(0, most));
  return moves.filter((move) => chosen.has(move));
}
