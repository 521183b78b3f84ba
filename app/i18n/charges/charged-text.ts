import type { Charge } from "../../domain/account/charge.ts";
import type { Language } from "../../domain/language.ts";
import { formatEuro } from "../format.ts";
import { chargeWords } from "./en.ts";

/** A charge as its customer is told it; euro cents. */
export type TellableCharge = Pick<Charge, "kind" | "amountCents"> & { reason: string };

/** Returns what was charged beside the price, in a sentence; empty when nothing was. */
export function chargedText(charges: readonly TellableCharge[], language: Language): string {
  const { title, kinds } = chargeWords(language);
  if (charges.length === 0) return "";
  const told = charges.map(({ kind, amountCents, reason }) => {
    const what = `${kinds[kind]} ${formatEuro(amountCents, language)}`;
    return reason === "" ? what : `${what} (${reason})`;
  });
  return `${title}: ${told.join("; ")}.`;
}
