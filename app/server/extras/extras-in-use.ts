/** Counted extras that are with customers, promised to them, or away. */
import type { Pool, PoolClient } from "pg";
import type { ExtraUse, Span } from "../../domain/extras/extra-use.ts";

type Row = Omit<ExtraUse, "start" | "end" | "reservation"> & {
  start: Date;
  end: Date;
  reservation: string | null;
};

/** An absence is whole days in Sarajevo. */
const text = `
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

/** Who has pieces of some extras (by code) during a span; `except` is a reservation whose own pieces do not count. */
export async function extrasInUse(
  db: Pool | PoolClient,
  codes: readonly string[],
  span: Span,
  except?: { reservationId: number },
): Promise<ExtraUse[]> {
  const values = [new Date(span.start), new Date(span.end), codes, except?.reservationId];
  const { rows } = await db.query<Row>({ name: "extras-in-use", text, values });
  return rows.map(({ extras, start, end, reservation }) => ({
    extras,
    start: start.getTime(),
    end: end.getTime(),
    ...(reservation === null ? {} : { reservation }),
  }));
}
