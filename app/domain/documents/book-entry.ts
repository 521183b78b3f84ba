/** An invoice or a credit note as the books count it. */
import { compareText, type LocalDate } from "../calendar.ts";
import type { Buyer } from "./buyer.ts";
import type { DocumentContent } from "./contents/document-content.ts";
import type { InvoiceSum } from "./invoice-lines.ts";

export type BookEntry = {
  /** The day of the tax: of supply for an invoice, of issue for what takes one back. */
  taxOn: LocalDate;
  dueOn: LocalDate | undefined;
  buyer: Buyer;
  code: string;
  /** The invoice that a credit note ends. */
  ends: string | undefined;
  /** Feninga by rate; below zero for a credit note. */
  sums: readonly InvoiceSum[];
  totalFeninga: number;
  totalCents: number;
};

/** What the books count of a paper; undefined for one that is no invoice and takes none back. */
export function bookEntry(content: DocumentContent): BookEntry | undefined {
  if (content.kind === "invoice") {
    const { suppliedOn: taxOn, dueOn, buyer, code, sums, totalFeninga, totalCents } = content;
    return { taxOn, dueOn, buyer, code, ends: undefined, sums, totalFeninga, totalCents };
  }
  if (content.kind !== "credit-note") return undefined;
  const { invoice, invoiceNumber, issuedOn } = content;
  const { buyer, code, sums, totalFeninga, totalCents } = invoice;
  return {
    taxOn: issuedOn,
    dueOn: undefined,
    buyer,
    code,
    ends: invoiceNumber,
    sums: sums.map(({ ratePercent, netFeninga, vatFeninga, grossFeninga }) => ({
      ratePercent,
      netFeninga: -netFeninga,
      vatFeninga: -vatFeninga,
      grossFeninga: -grossFeninga,
    })),
    totalFeninga: -totalFeninga,
    totalCents: -totalCents,
  };
}

export type VatMonth = InvoiceSum & {
  /** `2026-07`. */
  month: string;
  /** How many invoices and credit notes have this rate. */
  papers: number;
};

/** VAT by month and rate, the oldest month and the highest rate first. */
export function vatByMonth(entries: readonly Pick<BookEntry, "taxOn" | "sums">[]): VatMonth[] {
  const months = new Map<string, VatMonth>();
  for (const { taxOn, sums } of entries)
    for (const sum of sums) {
      const month = taxOn.slice(0, 7);
      const key = `${month} ${sum.ratePercent}`;
      const before = months.get(key) ?? {
        month,
        ratePercent: sum.ratePercent,
        papers: 0,
        netFeninga: 0,
        vatFeninga: 0,
        grossFeninga: 0,
      };
      months.set(key, {
        ...before,
        papers: before.papers + 1,
        netFeninga: before.netFeninga + sum.netFeninga,
        vatFeninga: before.vatFeninga + sum.vatFeninga,
        grossFeninga: before.grossFeninga + sum.grossFeninga,
      });
    }
  return [...months.values()].toSorted(
    (a, b) => compareText(a.month, b.month) || b.ratePercent - a.ratePercent,
  );
}
