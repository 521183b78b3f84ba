import type { Pool } from "pg";
import type { ListFilter } from "../../../domain/reservations/states/list-filter.ts";
import type { ListTime } from "./list-conditions.ts";
import { listReservations, type ListedReservation } from "./list-reservations.ts";

/** A file has at most so many rows. */
const mostRows = 100_000;
const rowsAtOnce = 1000;

/** Every reservation that a filter shows, in its order, from its beginning: read in parts, and at most 100,000. */
export async function* listWhole(
  pool: Pool,
  filter: ListFilter,
  time: ListTime,
): AsyncGenerator<ListedReservation> {
  let after: ListFilter["after"];
  for (let read = 0; read < mostRows; read += rowsAtOnce) {
    const part = { ...filter, after, before: undefined };
    const page = await listReservations(pool, part, { ...time, size: rowsAtOnce });
    yield* page.rows;
    if (!page.after) return;
    after = page.after;
  }
}
