import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import { bookEntry, type BookEntry } from "../../domain/documents/book-entry.ts";
import type { DocumentContent } from "../../domain/documents/contents/document-content.ts";
import type { DocumentKind } from "../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../domain/documents/document-number.ts";

/** Whole days in Sarajevo, the last one included. */
export type BookRange = { from: LocalDate; to: LocalDate };

export type BookedInvoice = BookEntry & {
  id: number;
  kind: DocumentKind;
  number: string;
  issuedOn: LocalDate;
  /** It was ended by a credit note. */
  isEnded: boolean;
  fiscalNumber: string | null;
  fiscalDevice: string | null;
  fiscalAt: Date | null;
};

type Row = {
  id: number;
  kind: DocumentKind;
  year: number;
  number: number;
  content: DocumentContent;
  issuedOn: LocalDate;
  isEnded: boolean;
  fiscalNumber: string | null;
  fiscalDevice: string | null;
  fiscalAt: Date | null;
};

const issuedOn = `(issued_at at time zone 'Europe/Sarajevo')::date`;
const taxOn = `coalesce(content ->> 'suppliedOn', content ->> 'issuedOn')::date`;

const textOf = (day: string) => `
  select id, kind, year, number, content, ${issuedOn}::text as "issuedOn",
    exists (select from document later where later.ends_id = document.id) as "isEnded",
    fiscal_number as "fiscalNumber", fiscal_device as "fiscalDevice", fiscal_at as "fiscalAt"
  from document
  where kind in ('invoice', 'credit-note') and content <> '{}' and ${day} between $1 and $2
  order by issued_at, id`;

const byIssue = textOf(issuedOn);
const byTax = textOf(taxOn);

/** The invoices and credit notes that were issued on days of a range, the oldest first. */
export async function listInvoices(pool: Pool, { from, to }: BookRange): Promise<BookedInvoice[]> {
  const { rows } = await pool.query<Row>({
    name: "invoices-by-issue",
    text: byIssue,
    values: [from, to],
  });
  return rows.flatMap(booked);
}

/** Those whose tax falls on days of a range: by the day of supply, credit notes by that of their issue. */
export async function listTaxed(pool: Pool, { from, to }: BookRange): Promise<BookedInvoice[]> {
  const { rows } = await pool.query<Row>({
    name: "invoices-by-tax",
    text: byTax,
    values: [from, to],
  });
  return rows.flatMap(booked);
}

function booked({ content, year, number, ...row }: Row): BookedInvoice[] {
  const entry = bookEntry(content);
  const written = formatDocumentNumber({ kind: row.kind, year, number });
  return entry ? [{ ...entry, ...row, number: written }] : [];
}
