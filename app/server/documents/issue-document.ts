import type { PoolClient } from "pg";
import type { DocumentContent } from "../../domain/documents/contents/document-content.ts";
import type { DocumentNumber } from "../../domain/documents/document-number.ts";
import { toLocal } from "../../domain/sarajevo.ts";

export type NewDocument = {
  /** Its `kind` is that of the paper, and names the series of its number. */
  content: DocumentContent;
  /** The version of the form that it is printed with. */
  form: number;
  reservationId?: number;
  at: Date;
  staffId: string | undefined;
  /** Made with the form: who sends it twice issues once. */
  formKey: string;
  /** The paper that this one ends. */
  endsId?: number;
  /** SHA-256 of a secret that is printed on it. */
  secretSha256?: string;
  validUntil?: Date;
};

export type IssuedNumber = { id: number } & DocumentNumber;

// One statement: the number is taken and used at once, and the next paper of the series waits for this commit. A paper that was issued
// with the same form key is answered again, without a number.
const text = `
  with known as (
    select id, year, number from document where form_key = $9::text
  ), taken as (
    insert into numbering (series, year, next) select $1::text, $2::smallint, 2 where not exists (select from known)
    on conflict (series, year) do update set next = numbering.next + 1
    returning next - 1 as number
  ), added as (
    insert into document (
      kind, year, number, reservation_id, content, form, issued_at, issued_by, form_key, ends_id, secret_sha256, valid_until
    )
    select $1::text, $2::smallint, number, $3::integer, $4::jsonb, $5::smallint, $6::timestamptz, $7::text, $9::text, $8::integer,
      $10::text, $11::timestamptz
    from taken
    returning id, year, number
  )
  select id, year, number from known union all select id, year, number from added`;

/**
 * Issues a paper: gives it the next number of its series in the year of Sarajevo, and keeps what it says. Called as the last
 * statement of the deed: nothing that may fail comes after it, so no other paper of the series waits longer than the commit takes,
 * and no number is left out, since a transaction that is rolled back gives it back. Its file is made when it is first asked for.
 */
export async function issueDocument(
  client: PoolClient,
  { content, form, reservationId, at, staffId, formKey, ...more }: NewDocument,
): Promise<IssuedNumber> {
  const { kind } = content;
  const { rows } = await client.query<{ id: number; year: number; number: number }>({
    name: "issue-document",
    text,
    values: [
      kind,
      Number(toLocal(at.getTime()).slice(0, 4)),
      reservationId ?? null,
      JSON.stringify(content),
      form,
      at,
      staffId ?? null,
      more.endsId ?? null,
      formKey,
      more.secretSha256 ?? null,
      more.validUntil ?? null,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("a paper was issued and not answered");
  return { kind, ...row };
}
