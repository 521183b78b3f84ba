import { currencies, type Currency } from "../../../../domain/account/cash.ts";
import type { Cause } from "../../../../domain/drawers/drawer.ts";
import { handMovements } from "../../../../domain/drawers/drawer.ts";
import { maxPieces, pieceValues, type PiecesOfCash } from "../../../../domain/drawers/pieces.ts";
import type { Language } from "../../../../domain/language.ts";
import type { SentTexts } from "../../../../domain/forms/read-form.ts";
import { readCents, readFeninga } from "../../../../domain/read-money.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { closeDrawer, countDrawer, type Counted } from "../../../../server/drawers/close-drawer.ts";
import { moveByHand } from "../../../../server/drawers/move-by-hand.ts";
import { openDrawer } from "../../../../server/drawers/open-drawer.ts";
import { readDrawer } from "../../../../server/drawers/read-drawer.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf } from "../../forms/fields-of.ts";
import { photoIn } from "../../forms/photo-in.ts";
import { movementText, type DrawerPage } from "./load-drawer.ts";
import { pieceField } from "./piece-field.ts";

const intents = ["open", "move", "count", "close"] as const;
type Intent = (typeof intents)[number];

/** A count beside the book, in words. */
export type Compared = {
  counted: string;
  expected: string;
  difference: string;
  isEven: boolean;
  causes: string[];
  /** What the book said, to be sent with the close: hundredths per currency. */
  seen: Record<Currency, number>;
};

export type DrawerAnswer = ActionAnswer<{
  intent: Intent;
  refused: string;
  shown: Compared;
  typed: Record<string, string>;
}>;

/** What a form did, or the answer that stays on the page. */
export type Outcome = { done: string } | { answer: DrawerAnswer; status: number };

type Asked = { sent: SentTexts; form: FormData; drawer: DrawerPage; by: Doer; about: PageContext };

/** Does what a form of the page asks for. */
export async function answerDrawer(
  form: FormData,
  asked: Omit<Asked, "sent" | "form">,
): Promise<Outcome> {
  const sent = fieldsOf(form);
  const intent = intents.find((one) => one === sent.intent);
  if (!intent) return { answer: { refused: "form" }, status: 400 };
  const typed = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, text ?? ""]));
  const outcome = await answers[intent]({ ...asked, sent, form });
  if ("done" in outcome) return outcome;
  return { ...outcome, answer: { intent, typed, ...outcome.answer } };
}

const answers: Readonly<Record<Intent, (asked: Asked) => Promise<Outcome>>> = {
  open: async ({ sent, drawer, by, about }) => {
    const pieces = piecesIn(sent);
    if (!pieces) return refusal("pieces", 400);
    const reason = reasonIn(sent);
    const answer = await openDrawer(about.deps, {
      locationId: drawer.placeId,
      pieces,
      reason,
      by,
    });
    return answer.ok ? { done: "open" } : refusal(answer.reason);
  },
  move: async ({ sent, form, drawer, by, about }) => {
    const kind = handMovements.find((one) => one === sent.kind);
    const currency = currencies.find((one) => one === sent.currency);
    const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
    if (!kind || !currency || !formKey || drawer.sessionId === undefined)
      return refusal(drawer.sessionId === undefined ? "closed" : "form", 400);
    const read = currency === "EUR" ? readCents : readFeninga;
    const hundredths = read(sent.amount ?? "") ?? 0;
    const note = (sent.note ?? "").trim().slice(0, 200);
    const { sessionId } = drawer;
    const photo = await photoIn(form, about.deps);
    if (photo?.ok === false)
      return refusal(phoneWords(about.language).photo.refused[photo.reason], 422);
    const photoSha256 = photo?.sha256;
    const ask = { sessionId, kind, currency, hundredths, note, formKey, photoSha256, by };
    const answer = await moveByHand(about.deps, ask);
    return answer.ok ? { done: "move" } : refusal(answer.reason);
  },
  count: async ({ sent, drawer, by, about }) => {
    const pieces = piecesIn(sent);
    if (!pieces) return refusal("pieces", 400);
    const { sessionId } = drawer;
    if (sessionId === undefined) return refusal("closed");
    const answer = await countDrawer(about.deps, { sessionId, pieces, by });
    if (!answer.ok) return refusal(answer.reason);
    return { answer: { shown: await inWords(answer, sessionId, about) }, status: 200 };
  },
  close: async ({ sent, drawer, by, about }) => {
    const pieces = piecesIn(sent);
    if (!pieces) return refusal("pieces", 400);
    const { sessionId } = drawer;
    if (sessionId === undefined) return refusal("closed");
    const seenExpected = { EUR: numberIn(sent.seenEUR), BAM: numberIn(sent.seenBAM) };
    const ask = { sessionId, pieces, by, seenExpected, reason: reasonIn(sent) };
    const answer = await closeDrawer(about.deps, ask);
    if (answer.ok) return { done: "close" };
    if (answer.reason !== "moved" && answer.reason !== "differs") return refusal(answer.reason);
    const shown = await inWords(answer, sessionId, about);
    return { answer: { refused: answer.reason, shown }, status: 409 };
  },
};

function refusal(refused: string, status = 409): Outcome {
  return { answer: { refused }, status };
}

function reasonIn(sent: SentTexts): string {
  return (sent.reason ?? "").trim().slice(0, 300);
}

function numberIn(text = ""): number {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The pieces that were typed; undefined when one of the fields is no number of pieces. */
function piecesIn(sent: SentTexts): PiecesOfCash | undefined {
  const read = currencies.map((currency) => {
    const counts = pieceValues[currency].map((value) => {
      const text = (sent[pieceField(currency, value)] ?? "").trim();
      const count = text === "" ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      return [value, count] as const;
    });
    const isRead = counts.every(([, count]) => count <= maxPieces);
    return isRead ? Object.fromEntries(counts.filter(([, count]) => count > 0)) : undefined;
  });
  const [EUR, BAM] = read;
  return EUR && BAM ? { EUR, BAM } : undefined;
}

async function inWords(
  { counted, expected, difference, causes }: Counted,
  sessionId: number,
  { deps, language }: PageContext,
): Promise<Compared> {
  const movements = (await readDrawer(deps.pool, sessionId))?.movements ?? [];
  const what = (at: number) => {
    const movement = movements[at];
    return movement ? movementText(movement, language) : "";
  };
  return {
    counted: cashText(counted, language),
    expected: cashText(expected, language),
    difference: cashText(difference, language),
    isEven: difference.EUR === 0 && difference.BAM === 0,
    causes: causes.map((cause) => causeText(cause, what, language)),
    seen: expected,
  };
}

function causeText(cause: Cause, what: (at: number) => string, language: Language): string {
  const words = drawerWords(language).compared;
  if (cause.code === "exchanged") return words.exchanged;
  const of = what(cause.at);
  if (cause.code === "other-currency")
    return words.otherCurrency(of, words.currency[cause.currency]);
  return cause.code === "twin" ? words.twin(of) : words.sameAmount(of);
}
