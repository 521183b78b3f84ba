import { dateOf } from "../../domain/calendar.ts";
import type { DepositStep } from "../../domain/deposits/steps.ts";
import type { Language } from "../../domain/language.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { cashText } from "../admin-account/cash-text.ts";
import { formatDate, formatEuro } from "../format.ts";
import { depositWords } from "./en.ts";

export type StepText = {
  /** The day. */
  when: string;
  what: string;
  amount: string;
  /** Why a part was kept, in the words of whoever decided it. */
  reason: string;
};

/** One step of a deposit in words: `3 Jul 2026`, `Held in cash`, `€200.00`. Cash in marks says both currencies. */
export function stepText(step: DepositStep, language: Language): StepText {
  const { kind, at, method, purpose, amountCents, cash, reason } = step;
  const words = depositWords(language);
  const what =
    kind === "taken"
      ? words.taken(words.purposes[purpose ?? "other"])
      : kind === "lapsed"
        ? words.steps.lapsed
        : `${words.steps[kind]} ${words.methods[method]}`;
  const euro = formatEuro(amountCents, language);
  const amount = cash.BAM === 0 ? euro : `${cashText(cash, language)} (${euro})`;
  return { when: formatDate(dateOf(toLocal(at)), language), what, amount, reason };
}
