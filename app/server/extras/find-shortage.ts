import type { PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { piecesOut, type ExtraUse } from "../../domain/extras/extra-use.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { extrasInUse } from "./extras-left.ts";

/**
 * A moment at which more pieces are promised than there would be: the pieces promised, those left for them, and the
 * codes of at most ten of their reservations, as people write them.
 */
export type Shortage = { pieces: number; left: number; reservations: string[] };

type Plan = { code: string; stock: number; now: Instant; away?: ExtraUse };

const farMs = 1_500 * 86_400_000;
const maxNamed = 10;

/**
 * Returns the shortage that a stock, or another absence, would cause from now on, at the moment when most pieces are
 * missing; undefined when all promised pieces are there. The caller holds the extra (`lockExtras`), so that nobody
 * books meanwhile.
 */
export async function findShortage(client: PoolClient, plan: Plan): Promise<Shortage | undefined> {
  const { code, stock, now, away } = plan;
  const stored = await extrasInUse(client, [code], { start: now, end: now + farMs });
  const uses = away ? [...stored, away] : stored;
  const missingAt = (moment: Instant) => piecesOut(code, uses, moment) - stock;
  const moments = uses.map(({ start }) => Math.max(start, now));
  const worst = moments.toSorted((a, b) => missingAt(b) - missingAt(a) || a - b)[0];
  if (worst === undefined || missingAt(worst) <= 0) return undefined;
  const promised = uses.filter(
    ({ reservation, start, end }) => reservation !== undefined && start <= worst && worst < end,
  );
  if (promised.length === 0) return undefined;
  const pieces = piecesOut(code, promised, worst);
  const elsewhere = piecesOut(code, uses, worst) - pieces;
  return {
    pieces,
    left: Math.max(0, stock - elsewhere),
    reservations: promised
      .slice(0, maxNamed)
      .map(({ reservation = "" }) => formatCode(reservation)),
  };
}
