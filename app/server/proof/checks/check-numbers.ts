import type { Pool, PoolClient } from "pg";
import { bookedKinds, type DocumentKind } from "../../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../../domain/documents/document-number.ts";
import type { Checked, Finding } from "../../../domain/proof/proof.ts";
import { countOf } from "./count-of.ts";

type Row = { kind: DocumentKind; year: number; number: number };

const booked = bookedKinds.map((kind) => `'${kind}'`).join(", ");

const missingText = `
  select series as kind, year, gone as number
  from numbering cross join lateral generate_series(1, next - 1) as gone
  where series in (${booked})
    and not exists (select from document where kind = series and document.year = numbering.year and number = gone)
  order by series, year, gone`;

// A number that the series has not given yet would be given again.
const aheadText = `
  select kind, document.year, number from document
  where kind in (${booked})
    and number >= coalesce((select next from numbering where series = kind and numbering.year = document.year), 1)
  order by kind, document.year, number`;

/** The papers of the books, invoices first of all, have the numbers of their series from 1 without a gap. */
export async function checkNumbers(db: Pool | PoolClient): Promise<Checked> {
  const missing = await db.query<Row>(missingText);
  const ahead = await db.query<Row>(aheadText);
  const found = (fault: Finding["fault"], rows: readonly Row[]): Finding[] =>
    rows.map((row) => ({ fault, about: formatDocumentNumber(row), kind: row.kind }));
  return {
    counted: await countOf(
      db,
      `select count(*)::int as count from document where kind in (${booked})`,
    ),
    findings: [...found("number-missing", missing.rows), ...found("number-ahead", ahead.rows)],
  };
}
