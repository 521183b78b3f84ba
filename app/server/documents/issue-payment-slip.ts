import { readCharges } from "../charges/charge-rows.ts";
import { accountOf } from "../../domain/account/account.ts";
import { paymentReference } from "../../domain/documents/payment-reference.ts";
import type { Bilingual } from "../../domain/language.ts";
import { toKmFeninga } from "../../domain/money.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { documentPaperWords } from "../../i18n/document-paper/en.ts";
import { readPayments } from "../payments/payment-rows.ts";
import type { StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "./issue-by-staff.ts";
import { paperAgency } from "./paper-agency.ts";

/** `no-account`: the settings name no bank account. `nothing`: nothing is due. */
type SlipRefusal = { ok: false; reason: "no-account" | "nothing" };

export type PaymentSlipAnswer = PaperDone | StaffRefusal | SlipRefusal;

/** Issues a payment slip of what is still due, with the reference by which the payment finds its reservation again. */
export function issuePaymentSlip(world: StaffWorld, ask: PaperAsk): Promise<PaymentSlipAnswer> {
  return issueByStaff<SlipRefusal>(world, ask, async ({ client, kept, catalogue }) => {
    const { view } = kept;
    const { bankAccount, bankName = "" } = catalogue.legalFacts;
    if (bankAccount === undefined) return { ok: false, reason: "no-account" };
    const { dueCents } = accountOf(
      view,
      await readPayments(client, kept.id),
      [],
      await readCharges(client, kept.id),
    );
    if (dueCents <= 0) return { ok: false, reason: "nothing" };
    const { firstName, lastName } = view.customer;
    const content = {
      kind: "payment-slip",
      agency: paperAgency(catalogue),
      bankName,
      bankAccount,
      payer: `${firstName} ${lastName}`.trim(),
      code: view.code,
      purpose: purposeOf(view.code),
      amountCents: dueCents,
      amountFeninga: toKmFeninga(dueCents),
      reference: paymentReference(parseCode(view.code) ?? ""),
    } as const;
    return { content, form: 1 };
  });
}

function purposeOf(code: string): Bilingual {
  return {
    en: documentPaperWords("en-us").slip.purposeOf(code),
    bs: documentPaperWords("ba").slip.purposeOf(code),
  };
}
