import type { Language } from "../../domain/language.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { currencyText } from "../../i18n/admin-account/cash-text.ts";
import { fineLetterWords, type FineFacts } from "../../i18n/fine-letter/en.ts";
import { formatDate, formatEuro, formatMoment } from "../../i18n/format.ts";
import { writeMessage, type MessageAnswer } from "../reservations/letters/write-message.ts";
import type { StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { findFine, type Fine } from "./fine-rows.ts";

type Ask = {
  id: number;
  /** Made with the form: who sends it twice writes once. */
  key: string;
  /** The agency's fee for a fine, euro cents; 0 for none. */
  handlingCents: number;
  by: Doer;
};

/** Writes to the customer who had the vehicle, in their language: what is fined, and what they have to pay. */
export async function writeToFined(
  world: StaffWorld,
  { id, key, handlingCents, by }: Ask,
): Promise<MessageAnswer> {
  const fine = await findFine(world.pool, id);
  if (!fine || fine.token === null || fine.language === null)
    return { ok: false, reason: "not-found" };
  const { token, language } = fine;
  const text = fineLetterWords(language).letter(fineFacts(fine, { handlingCents, language }));
  return writeMessage(world, { token, by, text, key });
}

/** What papers and letters say of a fine, in a language. */
export function fineFacts(
  fine: Fine,
  { handlingCents, language }: { handlingCents: number; language: Language },
): FineFacts {
  const { plate, at, place, authority, reference, dueOn } = fine;
  return {
    plate,
    when: formatMoment(toLocal(at.getTime()), language),
    place,
    authority,
    reference,
    amount: currencyText(fine.amount, fine.currency, language),
    handling: handlingCents > 0 ? formatEuro(handlingCents, language) : undefined,
    dueOn: dueOn === null ? undefined : formatDate(dueOn, language),
  };
}
