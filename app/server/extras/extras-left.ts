/** Counted extras: how many of the pieces that the agency owns are free for the whole of a trip. */
import type { Pool, PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import {
  type ExtraUse,
  type HeldExtra,
  momentsOfUse,
  piecesLeft,
  piecesOut,
  type Span,
} from "../../domain/extras/extra-use.ts";
import type { Extra } from "../../domain/pricing/price-list.ts";

type Counted = Pick<Extra, "code" | "stock">;

const stockText = "select code, stock from extra where code = any($1) and stock is not null";

/**
 * The pieces left, by code, of the counted `extras`: the stock less the maximum that is out at any moment of the trip.
 * `except` is a reservation that is being changed: its own pieces count as free. The stock is read once more, since
 * staff may have lowered it while the caller waited for `lockExtras`.
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
  const uses = await extrasInUse(db, codes, span, except);
  const { rows } = await db.query<{ code: string; stock: number }>({
    name: "extra-stock",
    text: stockText,
    values: [codes],
  });
  const now = new Map(rows.map(({ code, stock }) => [code, stock]));
  const owned = counted.map(({ code, stock = 0 }) => ({
    code,
    stock: Math.min(stock, now.get(code) ?? stock),
  }));
  return piecesLeft(owned, uses, span);
}

/** A use of counted extras: pieces that are with a customer, promised to one, or away. */
type Row = Omit<ExtraUse, "start" | "end" | "reservation"> & {
  start: Date;
  end: Date;
  reservation: string | null;
};

/** The uses of extras in a span. An absence lasts whole days of Sarajevo. */
const textExtrasInUse = `
  select extras, lower(during) as start, busy_until as end, code as reservation
  from reservation join occupancy on occupancy.reservation_id = reservation.id
  where dropoff_at > $1 and pickup_at < $2 and busy_until > $1
    and extras ?| $3 and reservation.id is distinct from $4
  union all
  select jsonb_build_object(extra_code, pieces), starts_on::timestamp at time zone 'Europe/Sarajevo',
    (ends_on + 1)::timestamp at time zone 'Europe/Sarajevo', null
  from extra_absence
  where extra_code = any($3) and (ends_on + 1)::timestamp at time zone 'Europe/Sarajevo' > $1
    and starts_on::timestamp at time zone 'Europe/Sarajevo' < $2`;

/** The uses of some extras (by code) during a span; `except` is a reservation whose own pieces do not count. */
export async function extrasInUse(
  db: Pool | PoolClient,
  codes: readonly string[],
  span: Span,
  except?: { reservationId: number },
): Promise<ExtraUse[]> {
  const values = [new Date(span.start), new Date(span.end), codes, except?.reservationId];
  const { rows } = await db.query<Row>({ name: "extras-in-use", text: textExtrasInUse, values });
  return rows.map(({ extras, start, end, reservation }) => ({
    extras,
    start: start.getTime(),
    end: end.getTime(),
    ...(reservation === null ? {} : { reservation }),
  }));
}

/**
 * The first moment of a span at which others need a piece that a reservation has; undefined when the reservation can
 * keep all its pieces.
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
