import { cashOf, addCash } from "../../../../domain/account/cash.ts";
import { takenAtOf } from "../../../../domain/account/taken-at.ts";
import {
  checkReceipt,
  paymentFields,
  refundFields,
} from "../../../../domain/account/read-payment.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { type FormFields, readForm, type SentTexts } from "../../../../domain/forms/read-form.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import {
  confirmRefund,
  refundOnline,
  type OnlineRefundAnswer,
} from "../../../../server/online-payments/refund-online.ts";
import {
  giveRefund,
  takePayment,
  type PaymentAnswer,
} from "../../../../server/payments/take-payment.ts";
import { voidPayment } from "../../../../server/payments/void-payment.ts";
import type { StaffAsk } from "../../../../server/reservations/deeds/hold-for-staff.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf, readId, versionOf } from "../../forms/fields-of.ts";
import { answerCharge, chargeIntents, type ChargeIntent } from "./charges/answer-charge.ts";
import { answerDeposit } from "./deposits/answer-deposit.ts";
import { depositIntents, type DepositIntent } from "./deposits/deposit-intents.ts";

/** The forms of the page. */
const intents = ["pay", "refund", "refund-again", "void"] as const;
type Intent = (typeof intents)[number] | ChargeIntent | DepositIntent;

export type AccountAnswer = ActionAnswer<{
  intent: Intent;
  /** The code of the reason; its sentence is in the words of the page. */
  refused: string;
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

type Request = { form: FormData; found: StaffReservation; by: Doer; about: PageContext };

/** What a form did: the entry that it made or voided, or the reason why it did nothing. */
export type Outcome = { done: string } | { answer: AccountAnswer; status: number };

/** Does what a form of the page asks for. */
export async function answerAccount({ form, found, by, about }: Request): Promise<Outcome> {
  const sent = fieldsOf(form);
  const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
  const ofDeposit = depositIntents.find((one) => one === sent.intent);
  if (ofDeposit && formKey)
    return answerDeposit({ intent: ofDeposit, sent, formKey, found, by, about });
  const intent = [...intents, ...chargeIntents].find((one) => one === sent.intent);
  if (!intent || !formKey) return { answer: { refused: "form" }, status: 400 };
  const { deps, now } = about;
  const ask = { token: found.view.token, by, now, seenVersion: versionOf(sent) };
  if (intent === "void" || intent === "refund-again")
    return answerEntry({ intent, sent, ask, about });
  const due = /^-?\d{1,10}$/.test(sent.due ?? "") ? Number(sent.due) : Number.NaN;
  const entry = { formKey, seenDueCents: due };
  const charging = chargeIntents.find((one) => one === intent);
  if (charging) return answerCharge({ intent: charging, sent, ask, entry, about });
  if (intent === "pay") {
    const typed = textsOf(sent, paymentFields);
    const read = readForm(sent, paymentFields, checkReceipt);
    if (!read.ok) return { answer: { intent, faults: read.faults, typed }, status: 400 };
    const {
      method,
      eur,
      bam,
      amount: amountCents,
      changeIn,
      takenOn,
      takenTime,
      ...words
    } = read.values;
    const takenAt = takenAtOf(takenOn, takenTime);
    if (takenAt === "half") return { answer: { intent, refused: "taken-at", typed }, status: 409 };
    const tendered = addCash(cashOf("EUR", eur), cashOf("BAM", bam));
    const payment = { method, tendered, amountCents, changeIn };
    return outcomeOf(await takePayment(deps, { ...ask, ...entry, ...words, takenAt, payment }), {
      intent,
      typed,
    });
  }
  const typed = textsOf(sent, refundFields);
  const read = readForm(sent, refundFields);
  if (!read.ok) return { answer: { intent, faults: read.faults, typed }, status: 400 };
  const { method, amount: amountCents, currency, ...words } = read.values;
  const refund = { method, amountCents, currency };
  const give = method === "online" ? refundOnline : giveRefund;
  return outcomeOf(await give(deps, { ...ask, ...entry, ...words, refund }), { intent, typed });
}

type OfEntry = {
  intent: "void" | "refund-again";
  sent: SentTexts;
  ask: StaffAsk;
  about: PageContext;
};

/** What is done to an entry that stands on the account. */
async function answerEntry({ intent, sent, ask, about: { deps } }: OfEntry): Promise<Outcome> {
  const paymentId = readId(sent.payment) ?? 0;
  if (intent === "refund-again")
    return outcomeOf(await confirmRefund(deps, { ...ask, paymentId }), { intent, typed: {} });
  const reason = (sent.reason ?? "").trim().slice(0, 200);
  const answer = await voidPayment(deps, { ...ask, paymentId, reason });
  return answer.ok
    ? { done: `void-${paymentId}` }
    : { answer: { intent, refused: answer.reason }, status: 409 };
}

/** What was typed, to be shown in the form again. */
function textsOf(sent: SentTexts, fields: FormFields): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? ""]));
}

function outcomeOf(
  answer: PaymentAnswer | OnlineRefundAnswer,
  { intent, typed }: { intent: Intent; typed: Record<string, string> },
): Outcome {
  if (answer.ok) return { done: String(answer.paymentId) };
  return { answer: { intent, refused: answer.reason, typed }, status: 409 };
}
