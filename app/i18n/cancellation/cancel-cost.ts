import type { Language } from "../../domain/language.ts";
import { formatEuro } from "../format.ts";
import { cancellationWords } from "./en.ts";

/** Returns what a cancelled reservation costs: nothing, or the fee for a late cancellation in euro cents. */
export function cancelCost(feeCents: number, language: Language): string {
  const words = cancellationWords(language);
  return feeCents > 0 ? words.charged(formatEuro(feeCents, language)) : words.paysNothing;
}
