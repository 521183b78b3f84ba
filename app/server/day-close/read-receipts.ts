import type { Pool, PoolClient } from "pg";
import type { FiscalReceipt } from "../../domain/day-close/day-book.ts";
import { toKmFeninga } from "../../domain/money.ts";

type PaidReceipt = { number: string; cents: number; marks: number; isInMarks: boolean };

/** The fiscal receipts of what was paid and invoiced after the first moment of a span, until its second. */
export async function readReceipts(
  db: Pool | PoolClient,
  span: readonly [Date, Date],
): Promise<FiscalReceipt[]> {
  const { rows: paid } = await db.query<PaidReceipt>({
    name: "day-receipts",
    text: `
      select coalesce(fiscal_receipt_number, '') as number, sum(amount_cents)::int as cents,
        sum(tendered_bam)::int as marks,
        bool_and(tendered_bam > 0 and tendered_eur = 0 and change_eur = 0 and change_bam = 0) as "isInMarks"
      from payment
      where fiscal_receipt_number is not null and kind = 'payment' and voided_at is null
        and paid_at > $1 and paid_at <= $2
      group by fiscal_receipt_number`,
    values: [...span],
  });
  const { rows: invoiced } = await db.query<{ number: string; feninga: number }>({
    name: "day-invoices",
    text: `
      select coalesce(fiscal_number, '') as number, coalesce((content ->> 'totalFeninga')::int, 0) as feninga from document
      where kind = 'invoice' and fiscal_number is not null and fiscal_at > $1 and fiscal_at <= $2`,
    values: [...span],
  });
  // Marks that were paid without change are on the receipt as they are: through euros and back they may be a fening off.
  // A receipt that stands at a payment and at its invoice too has the amount of the invoice.
  return [
    ...paid.map(({ number, cents, marks, isInMarks }) => ({
      number,
      feninga: isInMarks ? marks : toKmFeninga(cents),
    })),
    ...invoiced,
  ];
}
