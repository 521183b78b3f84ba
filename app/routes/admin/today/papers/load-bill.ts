import type { DocumentKind } from "../../../../domain/documents/document.ts";
import { invoiceAmounts } from "../../../../domain/documents/invoice-lines.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { formatEuro, formatKm } from "../../../../i18n/format.ts";
import { billEntries } from "../../../../server/documents/bill-entries.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";

export type BillKind = Extract<DocumentKind, "invoice" | "proforma">;

/** The kind of bill in an address. Throws 404 for any other. */
export function readBillKind(typed: string | undefined): BillKind {
  if (typed === "invoice" || typed === "proforma") return typed;
  throw new Response(null, { status: 404 });
}

export const emptyBuyer = {
  buyer: "person",
  name: "",
  address: "",
  town: "",
  country: "",
  jib: "",
  vatNumber: "",
  taxNumber: "",
};

export type BillPage = Awaited<ReturnType<typeof loadBill>>;

/** What the bill would say now. Throws 404 when nothing is left of the customer. */
export async function loadBill(
  found: StaffReservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const { id, view, version, isErased } = found;
  if (isErased) throw new Response(null, { status: 404 });
  const catalogue = await deps.catalogue.get();
  const amounts = invoiceAmounts(await billEntries(deps.pool, { id, view, catalogue }));
  const { firstName, lastName } = view.customer;
  const vat = amounts.sums.reduce((sum, { vatFeninga }) => sum + vatFeninga, 0);
  return {
    code: view.code,
    name: `${firstName} ${lastName}`.trim(),
    version,
    totalCents: amounts.totalCents,
    lines: amounts.lines.map(({ label, amountCents, grossFeninga }, at) => ({
      name: `${at + 1}. ${inLanguage(label, language)}`,
      amount: formatEuro(amountCents, language),
      note: formatKm(grossFeninga, language),
    })),
    total: formatEuro(amounts.totalCents, language),
    totalInMarks: formatKm(amounts.totalFeninga, language),
    vat: formatKm(vat, language),
  };
}
