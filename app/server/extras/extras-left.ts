/** Counted extras: how many of the pieces that the agency owns are free for the whole of a trip. */
import type { Pool, PoolClient } from "pg";
import type { Request } from "../../domain/availability/occupancy.ts";
import type { Extra } from "../../domain/pricing/price-list.ts";

type Use = { extras: Readonly<Record<string, number>>; start: Date; end: Date };
type Counted = Pick<Extra, "code" | "stock">;
type Span = Pick<Request, "start" | "end">;

const text = `
  select extras, lower(during) as start, busy_until as end
  from reservation join occupancy on occupancy.reservation_id = reservation.id
  where dropoff_at > $1 and pickup_at < $2 and busy_until > $1
    and extras ?| $3 and reservation.id is distinct from $4`;

/**
 * Pieces left per code of those `extras` that are counted: the stock less the most that are out at one moment of the trip.
 * `except` is a reservation that is being changed: its own pieces count as free.
 */
export async function extrasLeft(
  db: Pool | PoolClient,
  extras: readonly Counted[],
  span: Span,
  except?: { reservationId: number },
): Promise<Record<string, number>> {
  const counted = extras.filter(({ stock }) => stock !== undefined);
  if (counted.length === 0) return {};
  const codes = counted.map(({ code }) => code);
  const values = [new Date(span.start), new Date(span.end), codes, except?.reservationId];
  const { rows } = await db.query<Use>({ name: "extras-in-use", text, values });
  return Object.fromEntries(
    counted.map(({ code, stock = 0 }) => [code, Math.max(0, stock - mostOut(code, rows, span))]),
  );
}

/** Use only grows when a trip begins, so the beginnings are the moments to look at. */
function mostOut(code: string, uses: readonly Use[], span: Span): number {
  const starts = uses.map(({ start }) => Math.max(span.start, start.getTime()));
  return starts.reduce((most, moment) => {
    const out = uses
      .filter(({ start, end }) => start.getTime() <= moment && moment < end.getTime())
      .reduce((sum, { extras }) => sum + (extras[code] ?? 0), 0);
    return Math.max(most, out);
  }, 0);
}
