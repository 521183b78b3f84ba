import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import { cleanText } from "../../../../domain/plain-text.ts";
import { existsInSarajevo, toInstant } from "../../../../domain/sarajevo.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { issueDepositReceipt } from "../../../../server/deposits/issue-deposit-receipt.ts";
import { issueCreditNote } from "../../../../server/documents/issue-credit-note.ts";
import { issuePaymentSlip } from "../../../../server/documents/issue-payment-slip.ts";
import type { IssuedNumber } from "../../../../server/documents/issue-document.ts";
import { listDocuments } from "../../../../server/documents/list-documents.ts";
import { writeFiscal } from "../../../../server/documents/write-fiscal.ts";
import { listSheets } from "../../../../server/handovers/papers/list-sheets.ts";
import { issueReceipt } from "../../../../server/payments/issue-receipt.ts";
import type { StaffAsk } from "../../../../server/reservations/deeds/hold-for-staff.ts";
import { writeMessage } from "../../../../server/reservations/letters/write-message.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { textOf, readId, fieldsOf, versionOf } from "../../forms/fields-of.ts";
import { linkedOf, shareOf, type SharedPaper } from "./share-paper.ts";
import { linkedSheet } from "./sheet-rows.ts";

const intents = ["receipt", "deposit-receipt", "slip", "credit-note", "fiscal", "mail"] as const;
type Intent = (typeof intents)[number];

type Sent = {
  form: FormData;
  found: StaffReservation;
  by: Doer;
  about: Pick<PageContext, "deps" | "now">;
  origin: string;
};

/** What a form of the page did: a word for its address, or the reason why nothing was done. */
export type PapersOutcome = { done: string } | { refused: string; status: number };

type Answer = { ok: true; issued?: IssuedNumber; done?: string } | { ok: false; reason: string };

type Ask = StaffAsk & { formKey: string };

/** Does what a form of the page asks for. */
export async function answerPapers(sent: Sent): Promise<PapersOutcome> {
  const { form, found, by, about } = sent;
  const fields = fieldsOf(form);
  const intent = intents.find((one) => one === fields.intent);
  const formKey = /^[\w-]{8,64}$/.exec(fields.key ?? "")?.[0];
  if (!intent || !formKey) return { refused: "form", status: 400 };
  const { token } = found.view;
  const ask = { token, by, now: about.now, seenVersion: versionOf(fields), formKey };
  const answer = await deeds[intent](sent, ask);
  if (!answer.ok) return { refused: answer.reason, status: 409 };
  return { done: answer.issued ? formatDocumentNumber(answer.issued) : (answer.done ?? intent) };
}

/** A short text of a form; empty when it is too long to be one. */
function shortText(form: FormData, name: string, max: number): string {
  return cleanText(textOf(form, name), max) ?? "";
}

const deeds: Readonly<Record<Intent, (sent: Sent, ask: Ask) => Promise<Answer>>> = {
  receipt: ({ form, about }, ask) =>
    issueReceipt(about.deps, {
      ...ask,
      paymentId: readId(form.get("payment")) ?? 0,
      payer: shortText(form, "payer", 120),
    }),
  "deposit-receipt": ({ form, about }, ask) =>
    issueDepositReceipt(about.deps, {
      ...ask,
      depositId: readId(form.get("deposit")) ?? 0,
      payer: shortText(form, "payer", 120),
    }),
  slip: ({ about }, ask) => issuePaymentSlip(about.deps, ask),
  "credit-note": ({ form, about }, ask) =>
    issueCreditNote(about.deps, {
      ...ask,
      invoiceId: readId(form.get("document")) ?? 0,
      reason: shortText(form, "reason", 200),
    }),
  fiscal: ({ form, about }, ask) => {
    const local = textOf(form, "at", 16);
    const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && existsInSarajevo(local);
    const at = new Date(isTime ? toInstant(local) : Number.MAX_SAFE_INTEGER / 2);
    const [number, device] = [shortText(form, "number", 40), shortText(form, "device", 40)];
    const documentId = readId(form.get("document")) ?? 0;
    return writeFiscal(about.deps, { ...ask, documentId, fiscal: { number, device, at } });
  },
  mail: mailPaper,
};

async function mailPaper(
  { form, found, about, origin }: Sent,
  { token, by, formKey }: Ask,
): Promise<Answer> {
  const { deps } = about;
  const shared = await findShared(form, found, about);
  if (!shared || shared.isInward) return { ok: false, reason: "not-found" };
  const { text } = shareOf(shared, found, { deps, origin });
  return writeMessage(deps, { token, by, key: formKey, text });
}

/** The paper or the sheet of this reservation that a form names. */
async function findShared(
  form: FormData,
  found: StaffReservation,
  { deps }: Sent["about"],
): Promise<SharedPaper | undefined> {
  const sheetId = readId(form.get("sheet"));
  if (sheetId !== undefined) {
    const sheets = await listSheets(deps.pool, found.id);
    const sheet = sheets.find(({ id, hasPaper }) => id === sheetId && hasPaper);
    return sheet && linkedSheet(sheet, found);
  }
  const id = readId(form.get("document"));
  const all = await listDocuments(deps.pool, found.id);
  const paper = all.find((one) => one.id === id && !one.isErased && one.revokedAt === null);
  return paper && linkedOf(paper, found);
}
