/** What papers say in tests. */
import type { DocumentContent } from "../../app/domain/documents/contents/document-content.ts";
import type { InvoiceContent } from "../../app/domain/documents/contents/invoice.ts";
import type { DepositReceiptContent } from "../../app/domain/documents/contents/deposit-receipt.ts";
import type { PaperAgency } from "../../app/domain/documents/contents/paper-agency.ts";
import type { PaymentReceiptContent } from "../../app/domain/documents/contents/payment-receipt.ts";
import { invoiceAmounts } from "../../app/domain/documents/invoice-lines.ts";
import { paymentReference } from "../../app/domain/documents/payment-reference.ts";

/** The agency on papers. */
export const paperHouse: PaperAgency = {
  name: "Eternal Pro d.o.o. Tuzla",
  address: "Ulica Slatina 12, 75000 Tuzla",
  city: "Tuzla",
  phone: "+38735000000",
  email: "info@example.com",
  jib: "4200000000004",
  vatNumber: "200000000000",
};

/** A receipt of 116.55 € that were paid with 250 KM. */
export function receiptContent(more: Partial<PaymentReceiptContent> = {}): PaymentReceiptContent {
  return {
    kind: "payment-receipt",
    agency: paperHouse,
    code: "EP-7K2M4-Q9XTA",
    payer: "Emina Hadžić-Đulić",
    car: "Škoda Octavia Combi",
    from: "2026-07-06T10:00",
    to: "2026-07-13T10:00",
    payment: {
      id: 1,
      kind: "payment",
      method: "cash",
      at: "2026-07-06T10:12",
      amountCents: 11_655,
      tendered: { EUR: 0, BAM: 25_000 },
      change: { EUR: 0, BAM: 2205 },
      roundingCents: 0,
      reference: "",
      fiscalReceipt: "000123",
    },
    account: { chargedCents: 24_000, paidCents: 11_655, dueCents: 12_345 },
    staff: "Amra Begić",
    ...more,
  };
}

/** The receipt of 200 € that are held on a card. */
export function depositContent(
  hold: Partial<DepositReceiptContent["hold"]> = {},
): DepositReceiptContent {
  const { agency, code, payer, car, from, to, staff } = receiptContent();
  return {
    kind: "deposit-receipt",
    agency,
    code,
    payer,
    car,
    from,
    to,
    hold: {
      id: 1,
      method: "card-hold",
      at: "2026-07-06T10:14",
      amountCents: 20_000,
      cash: { EUR: 0, BAM: 0 },
      lastFour: "4242",
      reference: "POS 118",
      heldUntil: "2026-07-30",
      ...hold,
    },
    askedCents: 20_000,
    staff,
  };
}

/** An invoice to a firm of 420 € with a scratch outside of VAT, for a week in July. */
export function invoiceContent(more: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    kind: "invoice",
    agency: {
      ...paperHouse,
      jib: "4200000000004",
      vatNumber: "200000000000",
      bankName: "Banka d.d. Tuzla",
      bankAccount: "1610000000000000",
    },
    buyer: {
      kind: "company",
      name: "Šećerana Đurđevik d.o.o.",
      address: "Žrtava fašizma 8",
      town: "75270 Živinice",
      country: "",
      jib: "4200211100005",
      vatNumber: "200211100005",
    },
    ...invoiceAmounts([
      {
        label: { en: "Škoda Octavia Combi, 7 days", bs: "Škoda Octavia Combi, 7 dana" },
        quantity: 7,
        amountCents: 33_250,
        isTaxed: true,
      },
      {
        label: { en: "7-day discount", bs: "Popust od 7 dana" },
        quantity: 1,
        amountCents: -3325,
        isTaxed: true,
      },
      {
        label: { en: "Scratch, left side", bs: "Ogrebotina, lijeva strana" },
        quantity: 1,
        amountCents: 12_075,
        isTaxed: false,
      },
    ]),
    code: "EP-7K2M4-Q9XTA",
    car: "Škoda Octavia Combi",
    plate: "A12-E-345",
    from: "2026-07-06T10:00",
    to: "2026-07-13T10:00",
    issuedOn: "2026-07-13",
    suppliedOn: "2026-07-13",
    dueOn: "2026-07-13",
    paidCents: 20_000,
    reference: paymentReference("7K2M4Q9XTA"),
    staff: "Amra Begić",
    ...more,
  };
}

/** One of every kind of paper that is issued so far. */
export function allContents(): DocumentContent[] {
  const { dueOn: validTo, ...bill } = invoiceContent();
  const { agency, code, reference } = bill;
  const { suppliedOn: _on, ...proforma } = bill;
  return [
    receiptContent(),
    depositContent(),
    invoiceContent(),
    { ...proforma, kind: "proforma", validTo },
    {
      kind: "credit-note",
      invoice: invoiceContent(),
      invoiceNumber: "2026-000122",
      issuedOn: "2026-07-14",
      reason: "Pogrešan kupac",
      staff: "Amra Begić",
    },
    {
      kind: "payment-slip",
      agency,
      bankName: "Banka d.d. Tuzla",
      bankAccount: "1610000000000000",
      payer: "Emina Hadžić-Đulić",
      code,
      purpose: {
        en: `Car rental, reservation ${code}`,
        bs: `Najam vozila, rezervacija ${code}`,
      },
      amountCents: 22_000,
      amountFeninga: 43_028,
      reference,
    },
  ];
}
