import { readCents } from "../../../../../domain/read-money.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { addManualLine } from "../../../../../server/reservations/deeds/add-manual-line.ts";
import { removeManualLine } from "../../../../../server/reservations/deeds/remove-manual-line.ts";
import { textOf } from "../../../forms/text-of.ts";
import type { Answer } from "./answer.ts";
import { handOf, keyOf, typedIn, type Asked } from "./asked.ts";
import { refused, said, unreadable } from "./told.ts";

const fields = ["labelEn", "labelBs", "sign", "amount", "why"] as const;

/** A line by hand. */
export async function answerAddLine(asked: Asked): Promise<Answer> {
  const { form, about } = asked;
  const hand = handOf(asked);
  const name = keyOf(form);
  if (!hand || !name) return unreadable(asked);
  const cents = readCents(textOf(form, "amount", 40));
  const amountCents = form.get("sign") === "minus" ? -(cents ?? 0) : (cents ?? 0);
  const label = { en: textOf(form, "labelEn"), bs: textOf(form, "labelBs") };
  const line = { label, amountCents, why: textOf(form, "why") };
  const answer = await addManualLine(about.deps, { ...hand, name, line });
  if (answer.ok) return { done: "line" };
  const typed = typedIn(form, fields);
  const words = adminReservationWords(about.language);
  if (answer.reason === "too-many") return said(words.told["too-many"], 409, typed);
  if (answer.reason !== "invalid") return refused(asked, answer.reason, typed);
  const faults = Object.fromEntries(
    Object.entries(answer.faults).map(([field, fault]) => [field, words.line.faults[fault]]),
  );
  const amount = answer.faults.amount === "required" && words.line.amountFault;
  return { told: { faults: { ...faults, ...(amount && { amount }) }, typed }, status: 400 };
}

/** A line by hand goes. */
export async function answerRemoveLine(asked: Asked): Promise<Answer> {
  const { form, about } = asked;
  const hand = handOf(asked);
  const name = textOf(form, "line", 65);
  if (!hand || name === "") return unreadable(asked);
  const answer = await removeManualLine(about.deps, { ...hand, name });
  if (answer.ok) return { done: "line" };
  const { told } = adminReservationWords(about.language);
  return answer.reason === "below-zero" ? said(told["below-zero"]) : refused(asked, answer.reason);
}
