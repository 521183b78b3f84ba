import type { Pool, PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import {
  momentsOfUse,
  piecesOut,
  type HeldExtra,
  type Span,
} from "../../domain/extras/extra-use.ts";
import { extrasInUse } from "./extras-in-use.ts";

/**
 * The first moment of a span at which others need a piece that a reservation has; `undefined` when nobody does and it may
 * keep all of them.
 */
export async function extrasWantedFrom(
  db: Pool | PoolClient,
  held: readonly HeldExtra[],
  span: Span,
  reservationId: number,
): Promise<Instant | undefined> {
  if (held.length === 0) return undefined;
  const codes = held.map(({ code }) => code);
  const uses = await extrasInUse(db, codes, span, { reservationId });
  const isWanted = (moment: Instant) =>
    held.some(({ code, pieces, stock }) => piecesOut(code, uses, moment) + pieces > stock);
  const wanted = momentsOfUse(uses, span).filter(isWanted);
  return wanted.length === 0 ? undefined : Math.min(...wanted);
}
