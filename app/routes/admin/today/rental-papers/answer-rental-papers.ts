import { annexSubjects } from "../../../../domain/documents/contents/annex.ts";
import { rentalLetterKinds } from "../../../../domain/documents/contents/rental-letter.ts";
import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { optional } from "../../../../domain/forms/field.ts";
import { choice, line, paragraphs, tick, whole } from "../../../../domain/forms/fields.ts";
import { readForm, type FormFields, type SentTexts } from "../../../../domain/forms/read-form.ts";
import { maxDrivers } from "../../../../domain/handovers/driver-papers.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { rentalLetterWords } from "../../../../i18n/rental-letters/en.ts";
import { issueAgreement } from "../../../../server/documents/agreement/issue-agreement.ts";
import { issueAnnex } from "../../../../server/documents/agreement/issue-annex.ts";
import { issueBorderPack } from "../../../../server/documents/border-pack/issue-border-pack.ts";
import { revokeBorderPack } from "../../../../server/documents/border-pack/revoke-border-pack.ts";
import { issueDamageReport } from "../../../../server/documents/damage/issue-damage-report.ts";
import type { PaperAsk, PaperDone } from "../../../../server/documents/issue-by-staff.ts";
import type { IssuedNumber } from "../../../../server/documents/issue-document.ts";
import { issueRentalLetter } from "../../../../server/documents/letters/issue-rental-letter.ts";
import { paperLink } from "../../../../server/documents/paper-link.ts";
import { writeMessage } from "../../../../server/reservations/letters/write-message.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf, readId, versionOf } from "../../forms/fields-of.ts";

const intents = ["agreement", "annex", "border-pack", "revoke", "damage-report", "letter"] as const;
type Intent = (typeof intents)[number];

export type RentalPapersAnswer = ActionAnswer<{
  intent: Intent;
  /** The code of the reason; its sentence is in the words of the page or of the paper. */
  refused: string;
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

/** What a form did: the number of the paper, or why there is none. */
type Outcome = { done: string } | { answer: RentalPapersAnswer; status: number };

type Request = { form: FormData; found: StaffReservation; by: Doer; about: PageContext };
type Sent = Request & { sent: SentTexts; ask: PaperAsk };

const annexFields = { about: choice(annexSubjects) };
const damageFields = {
  policeReport: optional(line({ max: 80 }), ""),
  account: optional(paragraphs({ max: 1000 }), ""),
};
const letterFields = {
  kind: choice(rentalLetterKinds),
  days: whole({ min: 1, max: 30 }),
  send: tick,
};

/** Does what a form of the page asks for. */
export async function answerRentalPapers(request: Request): Promise<Outcome> {
  const { form, found, by, about } = request;
  const sent = fieldsOf(form);
  const intent = intents.find((one) => one === sent.intent);
  const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
  if (!intent || !formKey) return { answer: { refused: "form" }, status: 400 };
  const { deps, now } = about;
  const ask = { token: found.view.token, by, now, seenVersion: versionOf(sent), formKey };
  const all = { ...request, sent, ask };
  if (intent === "agreement") return outcomeOf(intent, await issueAgreement(deps, ask));
  if (intent === "annex") return answerAnnex(all);
  if (intent === "border-pack") return answerPack(all);
  if (intent === "damage-report") return answerDamage(all);
  if (intent === "letter") return answerLetter(all);
  const answer = await revokeBorderPack(deps, { ...ask, documentId: readId(sent.paper) ?? 0 });
  return answer.ok ? { done: "revoked" } : refuse(intent, answer.reason);
}

async function answerAnnex({ sent, ask, about }: Sent): Promise<Outcome> {
  const read = readForm(sent, annexFields);
  if (!read.ok) return faulty("annex", read.faults, sent, annexFields);
  return outcomeOf("annex", await issueAnnex(about.deps, { ...ask, about: read.values.about }));
}

async function answerPack({ sent, ask, about }: Sent): Promise<Outcome> {
  const { deps, origin } = about;
  const names = Array.from({ length: maxDrivers }, (_, index) => `passport-${index}`);
  const passports = names.map((name) => (sent[name] ?? "").slice(0, 40));
  const siteUrl = deps.publicUrl ?? origin;
  const answer = await issueBorderPack(deps, { ...ask, passports, siteUrl });
  const typed = Object.fromEntries(names.map((name, index) => [name, passports[index] ?? ""]));
  return outcomeOf("border-pack", answer, typed);
}

async function answerDamage({ sent, ask, about }: Sent): Promise<Outcome> {
  const read = readForm(sent, damageFields);
  if (!read.ok) return faulty("damage-report", read.faults, sent, damageFields);
  const answer = await issueDamageReport(about.deps, { ...ask, ...read.values });
  return outcomeOf("damage-report", answer, textsOf(sent, damageFields));
}

async function answerLetter(all: Sent): Promise<Outcome> {
  const { sent, ask, about } = all;
  const read = readForm(sent, letterFields);
  if (!read.ok) return faulty("letter", read.faults, sent, letterFields);
  const { kind, days, send } = read.values;
  const answer = await issueRentalLetter(about.deps, { ...ask, kind, days });
  if (!answer.ok || !send) return outcomeOf("letter", answer, textsOf(sent, letterFields));
  const number = formatDocumentNumber(answer.issued);
  return { done: `${(await sendLetter(all, answer.issued)) ? "sent" : "unsent"}-${number}` };
}

/** Sends the customer the way to a letter, in the customer's language; false when there is no address. */
async function sendLetter({ found, about, by, ask }: Sent, issued: IssuedNumber): Promise<boolean> {
  const { deps, origin } = about;
  const { language, token } = found.view;
  if (issued.kind !== "late-return-letter" && issued.kind !== "no-show-letter") return false;
  const link = (deps.publicUrl ?? origin) + paperLink(deps, { document: issued.id }, language);
  const title = rentalLetterWords(language).title[issued.kind];
  const number = formatDocumentNumber(issued);
  const text = rentalPapersWords(language).message(title, number, link);
  const sent = await writeMessage(deps, { token, by, text, key: ask.formKey });
  return sent.ok;
}

function outcomeOf(
  intent: Intent,
  answer: PaperDone | { ok: false; reason: string },
  typed: Record<string, string> = {},
): Outcome {
  if (answer.ok) return { done: formatDocumentNumber(answer.issued) };
  return refuse(intent, answer.reason, typed);
}

function refuse(intent: Intent, refused: string, typed: Record<string, string> = {}): Outcome {
  return { answer: { intent, refused, typed }, status: 409 };
}

function faulty(intent: Intent, faults: FieldFaults, sent: SentTexts, fields: FormFields): Outcome {
  return { answer: { intent, faults, typed: textsOf(sent, fields) }, status: 422 };
}

function textsOf(sent: SentTexts, fields: FormFields): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? ""]));
}
