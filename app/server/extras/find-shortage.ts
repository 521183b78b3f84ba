import type { PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { piecesOut, type ExtraUse } from "../../domain/extras/extra-use.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { extrasInUse } from "./extras-left.ts";

/** More is promised at a moment than there would be: what, of how many, and to which reservations (codes for people). */
export type Shortage = { pieces: number; left: number; reservations: string[] };

type Plan = { code: string; stock: number; now: Instant; away?: ExtraUse };

const farMs = 1_500 * 86_400_000;
const mostNamed = 10;

/**
 * Would pieces be missing that are promised, from now on, with this stock and with these pieces away? The moment at which most
 * are missing is told. The caller holds the extra (`lockExtras`), so that nobody books meanwhile.
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
      .slice(0, mostNamed)
      .map(({ reservation = "" }) => formatCode(reservation)),
  };
}
