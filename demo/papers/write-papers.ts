/** Papers of the imagined year as they are kept: numbered in the order in which they were issued, each series without a gap. */
import type { PoolClient } from "pg";
import type { DocumentContent } from "../../app/domain/documents/contents/document-content.ts";
import { formatDocumentNumber } from "../../app/domain/documents/document-number.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";

export type NewPaper = {
  kind: DocumentContent["kind"];
  /** Of its reservation, without dashes. */
  code: string;
  /** When it was issued, epoch milliseconds. */
  at: number;
  key: string;
  /** What it says; one that ends another paper is told the number of that one. */
  content: (endedNumber: string) => DocumentContent;
  /** The key of the paper that it ends. */
  ends?: string;
  fiscal?: { number: string; at: number };
};

/** Writes papers that a member issued; nobody has issued one of their kinds yet. */
export async function writePapers(
  client: PoolClient,
  papers: readonly NewPaper[],
  staffId: string | undefined,
): Promise<void> {
  const rows = numbered(papers);
  for (const isEnd of [false, true])
    await client.query(
      `insert into document (
         kind, year, number, reservation_id, content, form, issued_at, issued_by, form_key, ends_id, fiscal_number, fiscal_at, fiscal_device
       )
       select made.kind, made.year, made.number, reservation.id, made.content, 1, made.at, $2, made.key, ended.id,
         made.fiscal, made.fiscal_at, case when made.fiscal is not null then 'Tring 4000' end
       from jsonb_to_recordset($1) as made (
           kind text, year int, number int, code text, content jsonb, at timestamptz, key text, ends text, fiscal text, fiscal_at timestamptz
         )
         join reservation on reservation.code = made.code
         left join document ended on ended.form_key = made.ends
       order by made.at, made.number`,
      [JSON.stringify(rows.filter(({ ends }) => (ends !== undefined) === isEnd)), staffId ?? null],
    );
  await client.query(
    `insert into numbering (series, year, next)
     select kind, year, max(number) + 1 from document where kind = any($1) group by kind, year`,
    [[...new Set(papers.map(({ kind }) => kind))]],
  );
}

function numbered(papers: readonly NewPaper[]) {
  const last = new Map<string, number>();
  const names = new Map<string, string>();
  return papers
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, code, at, key, content, ends, fiscal }) => {
      const year = Number(toLocal(at).slice(0, 4));
      const series = `${kind} ${year}`;
      const number = (last.get(series) ?? 0) + 1;
      last.set(series, number);
      names.set(key, formatDocumentNumber({ kind, year, number }));
      return {
        kind,
        year,
        number,
        code,
        key,
        ends,
        content: content(names.get(ends ?? "") ?? ""),
        at: new Date(at).toISOString(),
        ...(fiscal && { fiscal: fiscal.number, fiscal_at: new Date(fiscal.at).toISOString() }),
      };
    });
}
