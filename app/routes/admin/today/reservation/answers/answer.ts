import { data, redirect } from "react-router";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { tell } from "../../../forms/tell.ts";
import { textOf } from "../../../forms/text-of.ts";
import { answerChange, answerQuote } from "./answer-change.ts";
import { answerCustomer } from "./answer-customer.ts";
import {
  answerCancel,
  answerConfirm,
  answerNoShow,
  answerReinstate,
  answerSwap,
} from "./answer-deeds.ts";
import { answerNote, answerResend } from "./answer-notes.ts";
import { answerAddLine, answerRemoveLine } from "./answer-price.ts";
import type { Asked } from "./asked.ts";
import type { DoneName } from "./done.ts";
import { intents, type Intent, type Told } from "./told.ts";

/** What became of a form: done, or what the page says instead. */
export type Answer = { done: DoneName } | { told: Omit<Told, "intent">; status: number };

const answers: Record<Intent, (asked: Asked) => Promise<Answer>> = {
  confirm: answerConfirm,
  cancel: answerCancel,
  "no-show": answerNoShow,
  reinstate: answerReinstate,
  quote: answerQuote,
  change: answerChange,
  swap: answerSwap,
  "add-line": answerAddLine,
  "remove-line": answerRemoveLine,
  customer: answerCustomer,
  note: answerNote,
  resend: answerResend,
};

const byHand: ReadonlySet<Intent> = new Set(["add-line", "remove-line"]);

/** Does what a form asks for, when the member may; then the page is shown anew. */
export async function answer(asked: Asked) {
  const { form, member, found, about } = asked;
  const { language } = about;
  const intent = intents.find((one) => one === textOf(form, "intent", 20));
  if (!intent) throw data(undefined, { status: 400, headers: privateHeaders });
  if (byHand.has(intent) && !may(member.role, "price-by-hand"))
    throw data(undefined, { status: 403, headers: privateHeaders });
  if (found.isErased) {
    const message = adminReservationWords(language).told.gone;
    return tell<Told>({ intent, message }, 409);
  }
  const answered = await answers[intent](asked);
  if ("told" in answered) return tell<Told>({ intent, ...answered.told }, answered.status);
  const page = adminPath("reservations", language, found.view.code);
  return redirect(`${page}?done=${answered.done}`, { status: 303, headers: privateHeaders });
}
