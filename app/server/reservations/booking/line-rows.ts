/** The kept price of a reservation, as rows of `reservation_line`. */
import type { PoolClient } from "pg";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";

/** The columns of a line besides its reservation. */
export const lineColumns = `position, code, subject, quantity, unit, unit_cents, amount_cents, included, reason`;

const text = `
  insert into reservation_line (reservation_id, ${lineColumns})
  select $1, ${lineColumns} from jsonb_populate_recordset(null::reservation_line, $2)`;

/** A line by its columns. */
export function asLineRow(line: QuoteLine, position: number): object {
  const { unitCents, amountCents, ...same } = line;
  return { ...same, position, unit_cents: unitCents, amount_cents: amountCents };
}

/** Writes other lines in the place of those that a reservation has. */
export async function replaceLines(
  client: PoolClient,
  reservationId: number,
  lines: readonly QuoteLine[],
): Promise<void> {
  await client.query({
    name: "forget-lines",
    text: "delete from reservation_line where reservation_id = $1",
    values: [reservationId],
  });
  const values = [reservationId, JSON.stringify(lines.map(asLineRow))];
  await client.query({ name: "write-lines", text, values });
}
