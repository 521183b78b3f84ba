/** Counted extras that are with customers, promised to them, or away. */
import type { Instant, Request } from "../availability/occupancy.ts";

export type ExtraUse = {
  extras: Readonly<Record<string, number>>;
  start: Instant;
  end: Instant;
  /** The code of the reservation, as it is stored; absent for pieces that are away, at repair for one. */
  reservation?: string;
};

/** Pieces of a counted extra that somebody has, and how many the agency owns. */
export type HeldExtra = { code: string; pieces: number; stock: number };

export type Span = Pick<Request, "start" | "end">;

/** The moments of a span at which more pieces can be out than before: use only grows when a trip or an absence begins. */
export function momentsOfUse(uses: readonly ExtraUse[], span: Span): Instant[] {
  return uses.map(({ start }) => Math.max(span.start, start));
}

/** The pieces left for a whole span, by code: the stock less the maximum that is out at any moment of it. */
export function piecesLeft(
  extras: readonly { code: string; stock: number }[],
  uses: readonly ExtraUse[],
  span: Span,
): Record<string, number> {
  const touching = uses.filter(({ start, end }) => start < span.end && end > span.start);
  const moments = momentsOfUse(touching, span);
  const mostOut = (code: string) =>
    moments.reduce((most, moment) => Math.max(most, piecesOut(code, touching, moment)), 0);
  return Object.fromEntries(
    extras.map(({ code, stock }) => [code, Math.max(0, stock - mostOut(code))]),
  );
}

/** The pieces of an extra that are out at a moment. */
export function piecesOut(code: string, uses: readonly ExtraUse[], moment: Instant): number {
  return uses
    .filter(({ start, end }) => start <= moment && moment < end)
    .reduce((sum, { extras }) => sum + (extras[code] ?? 0), 0);
}
