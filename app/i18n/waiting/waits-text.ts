/** What a customer is told, before they send it, of a booking or a change that one of the staff confirms. */
import type { Language } from "../../domain/language.ts";
import {
  toldReason,
  type InstantRules,
  type WaitReason,
} from "../../domain/reservations/booking/wait-reasons.ts";
import { formatEuroShort } from "../format.ts";
import { waitingWords } from "./en.ts";

/** Why a booking will wait, and what becomes of the car meanwhile. */
export function bookingWaitsText(
  waits: readonly WaitReason[],
  rules: InstantRules,
  language: Language,
): string {
  const { before, beforeHeld } = waitingWords(language);
  return `${reasonText(waits, before.other(), { rules, language })} ${beforeHeld}`;
}

/** The same of a change that takes a confirmation back. */
export function changeWaitsText(
  waits: readonly WaitReason[],
  rules: InstantRules,
  language: Language,
): string {
  const { change } = waitingWords(language);
  return `${reasonText(waits, change.other, { rules, language })} ${change.held}`;
}

function reasonText(
  waits: readonly WaitReason[],
  other: string,
  { rules, language }: { rules: InstantRules; language: Language },
): string {
  const { before } = waitingWords(language);
  const says = {
    days: () => before.days(rules.instantDays),
    value: () => before.value(formatEuroShort(rules.instantValueCents, language)),
    other: () => other,
  };
  return says[toldReason(waits)]();
}
