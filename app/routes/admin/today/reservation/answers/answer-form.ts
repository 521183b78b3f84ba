import { data } from "react-router";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { answerWith, badForm, leadTo } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { answerAnnounce, answerForesee } from "./answer-announce.ts";
import { answerChange, answerQuote } from "./answer-change.ts";
import { answerExtend, answerQuoteExtension } from "./answer-extension.ts";
import {
  answerCustomer,
  answerSource,
  answerNote,
  answerResend,
  answerAddLine,
  answerRemoveLine,
} from "./answer-entries.ts";
import {
  answerCancel,
  answerComplete,
  answerConfirm,
  answerNoShow,
  answerReinstate,
  answerSwap,
} from "./answer-deeds.ts";
import { answerUndo } from "./answer-undo.ts";
import {
  intents,
  type DeedAnswer,
  type DeedRequest,
  type Intent,
  type ReservationAnswer,
} from "./request.ts";

const answers: Record<Intent, (request: DeedRequest) => Promise<DeedAnswer>> = {
  confirm: answerConfirm,
  complete: answerComplete,
  cancel: answerCancel,
  "no-show": answerNoShow,
  reinstate: answerReinstate,
  quote: answerQuote,
  change: answerChange,
  "quote-extension": answerQuoteExtension,
  extend: answerExtend,
  "foresee-return": answerForesee,
  "announce-return": answerAnnounce,
  swap: answerSwap,
  undo: answerUndo,
  "add-line": answerAddLine,
  "remove-line": answerRemoveLine,
  customer: answerCustomer,
  source: answerSource,
  note: answerNote,
  resend: answerResend,
};

const byHand: ReadonlySet<Intent> = new Set(["add-line", "remove-line"]);

/** Does the deed of a form, if the member may; then the page is shown anew. */
export async function answerForm(request: DeedRequest) {
  const { form, member, found, about } = request;
  const { language } = about;
  const intent = intents.find((one) => one === textOf(form, "intent", 20));
  if (!intent) throw badForm();
  if (byHand.has(intent) && !may(member.role, "price-by-hand"))
    throw data(undefined, { status: 403, headers: privateHeaders });
  if (found.isErased) {
    const message = adminReservationWords(language).told.gone;
    return answerWith<ReservationAnswer>({ intent, refused: { message } }, 409);
  }
  const answered = await answers[intent](request);
  if ("answer" in answered)
    return answerWith<ReservationAnswer>({ intent, ...answered.answer }, answered.status);
  const page = adminPath("reservations", language, found.view.code);
  return leadTo(`${page}?done=${answered.done}`);
}
