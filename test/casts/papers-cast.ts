/** What papers say in tests. */
import type { PaperAgency } from "../../app/domain/documents/contents/paper-agency.ts";
import type { PaymentReceiptContent } from "../../app/domain/documents/contents/payment-receipt.ts";

const paperHouse: PaperAgency = {
  name: "Eternal Pro d.o.o. Tuzla",
  address: "Ulica Slatina 12, 75000 Tuzla",
  city: "Tuzla",
  phone: "+38735000000",
  email: "info@example.com",
  jib: "4200000000004",
  vatNumber: "200000000000",
};

/** A receipt of 116.55 € that were paid with 250 KM. */
export function receiptContent(
  more: Partial<PaymentReceiptContent> = {},
): PaymentReceiptContent {
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
