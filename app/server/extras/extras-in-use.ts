/** Counted extras that are with customers, or promised to them. */
import type { Pool, PoolClient } from "pg";
import type { Instant, Request } from "../../domain/availability/occupancy.ts";

export type ExtraUse = { extras: Readonly<Record<string, number>>; start: Instant; end: Instant };
export type Span = Pick<Request, "start" | "end">;

type Row = { extras: Readonly<Record<string, number>>; start: Date; end: Date };

const text = `
  select extras, lower(during) as start, busy_until as end
  from reservation join occupancy on occupancy.reservation_id = reservation.id
  where dropoff_at > $1 and pickup_at < $2 and busy_until > $1
    and extras ?| $3 and reservation.id is distinct from $4`;

/** Who has pieces of some extras (by code) during a span; `except` is a reservation whose own pieces do not count. */
export async function extrasInUse(
  db: Pool | PoolClient,
  codes: readonly string[],
  span: Span,
  except?: { reservationId: number },
): Promise<ExtraUse[]> {
  const values = [new Date(span.start), new Date(span.end), codes, except?.reservationId];
  const { rows } = await db.query<Row>({ name: "extras-in-use", text, values });
  return rows.map(({ extras, start, end }) => {
    return { extras, start: start.getTime(), end: end.getTime() };
  });
}

/** The moments of a span at which more pieces can be out than before: use only grows when a trip begins. */
export function momentsOfUse(uses: readonly ExtraUse[], span: Span): Instant[] {
  return uses.map(({ start }) => Math.max(span.start, start));
}

/** The pieces of an extra that are out at a moment. */
export function piecesOut(code: string, uses: readonly ExtraUse[], moment: Instant): number {
  return uses
    .filter(({ start, end }) => start <= moment && moment < end)
    .reduce((sum, { extras }) => sum + (extras[code] ?? 0), 0);
}
