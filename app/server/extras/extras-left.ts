/** Counted extras: how many of the pieces that the agency owns are free for the whole of a trip. */
import type { Pool, PoolClient } from "pg";
import { momentsOfUse, piecesOut, type Span } from "../../domain/extras/extra-use.ts";
import type { Extra } from "../../domain/pricing/price-list.ts";
import { extrasInUse } from "./extras-in-use.ts";

type Counted = Pick<Extra, "code" | "stock">;

const stockText = "select code, stock from extra where code = any($1) and stock is not null";

/**
 * Pieces left per code of those `extras` that are counted: the stock less the most that are out at one moment of the trip.
 * `except` is a reservation that is being changed: its own pieces count as free. The stock is asked for once more, since staff
 * may have lowered it while the caller waited for `lockExtras`.
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
  const moments = momentsOfUse(uses, span);
  const mostOut = (code: string) =>
    moments.reduce((most, moment) => Math.max(most, piecesOut(code, uses, moment)), 0);
  return Object.fromEntries(
    counted.map(({ code, stock = 0 }) => [
      code,
      Math.max(0, Math.min(stock, now.get(code) ?? stock) - mostOut(code)),
    ]),
  );
}
