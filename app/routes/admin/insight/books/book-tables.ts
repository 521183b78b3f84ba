/** Each of the books as a table: what the page shows of it, and what its file holds. */
import type { Language } from "../../../../domain/language.ts";
import { vatByMonth } from "../../../../domain/documents/book-entry.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { adminBooksWords } from "../../../../i18n/admin-books/en.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { listHeldDeposits } from "../../../../server/books/list-deposits.ts";
import {
  listInvoices,
  listTaxed,
  type BookedInvoice,
  type BookRange,
} from "../../../../server/books/list-invoices.ts";
import { listPayments, type BookedPayment } from "../../../../server/books/list-payments.ts";
import type { Deps } from "../../../../server/deps.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import type { Cell, FileColumn } from "../../../../server/exports/list-file.ts";
import type { BookView } from "./book-query.ts";

type BookRow = {
  id: string;
  cells: readonly Cell[];
  /** The reservation that the row leads to, as people read it. */
  code?: string;
};

export type BookTable = {
  columns: readonly FileColumn[];
  /** The labels of the columns that the page shows; the file has all of them. */
  shown: readonly string[];
  rows: readonly BookRow[];
  sums: readonly { name: string; amount: string | number }[];
};

type Asked = { deps: Pick<Deps, "pool">; language: Language; range: BookRange };

/** A book for some days. */
export function bookTable(view: BookView, asked: Asked): Promise<BookTable> {
  return tables[view](asked);
}

const tables: Readonly<Record<BookView, (asked: Asked) => Promise<BookTable>>> = {
  payments: paymentTable,
  invoices: invoiceTable,
  vat: vatTable,
  deposits: depositTable,
};

async function paymentTable({ deps, language, range }: Asked): Promise<BookTable> {
  const all = await listPayments(deps.pool, range);
  const { columns: c, sums } = adminBooksWords(language);
  const sum = (kind: BookedPayment["kind"]) =>
    all
      .filter((one) => one.kind === kind && !one.isVoided)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  const [paid, refunded] = [sum("payment"), sum("refund")];
  return {
    columns: [
      ...fileColumns("moment", c.at, c.taken),
      ...fileColumns("text", c.kind, c.method, c.code, c.customer, c.payer),
      ...fileColumns("cents", c.amount, c.tenderedEur, c.tenderedBam, c.changeEur, c.changeBam),
      ...fileColumns("cents", c.rounding),
      ...fileColumns("text", c.reference, c.fiscal, c.device),
      ...fileColumns("moment", c.printed),
      ...fileColumns("text", c.staff, c.state, c.reason),
    ],
    shown: [c.at, c.kind, c.method, c.code, c.customer, c.payer, c.amount, c.fiscal, c.state],
    rows: all.map((one) => paymentRow(one, language)),
    sums: [
      { name: sums.paid, amount: formatEuro(paid, language) },
      { name: sums.refunded, amount: formatEuro(refunded, language) },
      { name: sums.stays, amount: formatEuro(paid - refunded, language) },
    ],
  };
}

function paymentRow(one: BookedPayment, language: Language): BookRow {
  const { kinds, states } = adminBooksWords(language);
  const sign = one.kind === "refund" ? -1 : 1;
  const code = formatCode(one.code);
  return {
    id: String(one.id),
    code,
    cells: [
      toLocal(one.paidAt.getTime()),
      one.takenAt && toLocal(one.takenAt.getTime()),
      kinds[one.kind],
      documentPaperWords(language).methods[one.method],
      code,
      one.customer,
      one.payer,
      sign * one.amountCents,
      sign * one.tenderedEur,
      sign * one.tenderedBam,
      one.changeEur,
      one.changeBam,
      one.roundingCents,
      one.reference,
      one.fiscalReceipt,
      one.fiscalDevice,
      one.fiscalAt && toLocal(one.fiscalAt.getTime()),
      one.staff,
      one.isVoided ? states.voided : states.holds,
      one.voidReason,
    ],
  };
}

async function invoiceTable({ deps, language, range }: Asked): Promise<BookTable> {
  const all = await listInvoices(deps.pool, range);
  const { columns: c } = adminBooksWords(language);
  return {
    columns: [
      ...fileColumns("text", c.number, c.kind),
      ...fileColumns("date", c.issued, c.supplied, c.due),
      ...fileColumns("text", c.buyer, c.address, c.jib, c.vatNumber, c.taxNumber),
      ...fileColumns("cents", c.base, c.vat, c.outside, c.total, c.totalEur),
      ...fileColumns("text", c.code, c.ends, c.state, c.fiscal, c.device),
      ...fileColumns("moment", c.printed),
    ],
    shown: [c.number, c.issued, c.buyer, c.code, c.base, c.vat, c.outside, c.total, c.fiscal],
    rows: all.map((one) => invoiceRow(one, language)),
    sums: taxSums(all, language),
  };
}

function invoiceRow(one: BookedInvoice, language: Language): BookRow {
  const { papers, states } = adminBooksWords(language);
  const { buyer } = one;
  const taxed = one.sums.filter(({ ratePercent }) => ratePercent > 0);
  const free = one.sums.filter(({ ratePercent }) => ratePercent === 0);
  return {
    id: String(one.id),
    code: one.code,
    cells: [
      one.number,
      papers[one.kind],
      one.issuedOn,
      one.taxOn,
      one.dueOn,
      buyer.name,
      [buyer.address, buyer.town, buyer.country].filter(Boolean).join(", "),
      buyer.jib,
      buyer.vatNumber,
      buyer.taxNumber,
      sumOf(taxed, "netFeninga"),
      sumOf(taxed, "vatFeninga"),
      sumOf(free, "grossFeninga"),
      one.totalFeninga,
      one.totalCents,
      one.code,
      one.ends,
      one.isEnded ? states.ended : states.holds,
      one.fiscalNumber,
      one.fiscalDevice,
      one.fiscalAt && toLocal(one.fiscalAt.getTime()),
    ],
  };
}

async function vatTable({ deps, language, range }: Asked): Promise<BookTable> {
  const all = await listTaxed(deps.pool, range);
  const { columns: c } = adminBooksWords(language);
  const columns = [
    ...fileColumns("text", c.month),
    ...fileColumns("number", c.rate, c.papers),
    ...fileColumns("cents", c.net, c.vatOf, c.gross),
  ];
  return {
    columns,
    shown: columns.map(({ label }) => label),
    rows: vatByMonth(all).map(({ month, ratePercent, papers, ...sum }) => ({
      id: `${month} ${ratePercent}`,
      cells: [month, ratePercent, papers, sum.netFeninga, sum.vatFeninga, sum.grossFeninga],
    })),
    sums: taxSums(all, language),
  };
}

async function depositTable({ deps, language, range }: Asked): Promise<BookTable> {
  const all = await listHeldDeposits(deps.pool, range.to);
  const { columns: c, sums } = adminBooksWords(language);
  const { methods } = documentPaperWords(language).deposit;
  const columns = [
    ...fileColumns("moment", c.heldSince),
    ...fileColumns("text", c.method, c.code, c.customer),
    ...fileColumns("cents", c.held),
  ];
  const held = all.reduce((sum, { heldCents }) => sum + heldCents, 0);
  return {
    columns,
    shown: columns.map(({ label }) => label),
    rows: all.map(({ id, heldAt, method, customer, heldCents, ...one }) => {
      const code = formatCode(one.code);
      const since = toLocal(heldAt.getTime());
      return { id: String(id), code, cells: [since, methods[method], code, customer, heldCents] };
    }),
    sums: [{ name: sums.held, amount: formatEuro(held, language) }],
  };
}

type TaxPart = "netFeninga" | "vatFeninga" | "grossFeninga";

function sumOf(sums: readonly Readonly<Record<TaxPart, number>>[], part: TaxPart): number {
  return sums.reduce((total, one) => total + one[part], 0);
}

/** What a list of invoices comes to, in hundredths of a mark. */
function taxSums(all: readonly BookedInvoice[], language: Language) {
  const { sums: words } = adminBooksWords(language);
  const every = all.flatMap(({ sums }) => sums);
  return [
    { name: words.net, amount: sumOf(every, "netFeninga") },
    { name: words.vat, amount: sumOf(every, "vatFeninga") },
    { name: words.gross, amount: sumOf(every, "grossFeninga") },
  ];
}
