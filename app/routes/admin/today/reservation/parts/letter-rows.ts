import type { Language } from "../../../../../domain/language.ts";
import type { Carriage } from "../../../../../domain/settings/carrier.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { letterWords } from "../../../../../i18n/letters/en.ts";
import { isForCustomer, type OutboxLetter } from "../../../../../server/mail/outbox-letter.ts";
import { momentText } from "./names-of.ts";

export type LetterRow = {
  id: number;
  kind: string;
  to: string;
  when: string;
  tone: "good" | "pending" | "mute" | "bad";
  /** The state in words: `sent Fri 3 Jul 10:00`, `next try …`. */
  state: string;
  tries?: string;
  error?: string;
  canResend: boolean;
};

type Now = {
  language: Language;
  /** The way that letters go now. */
  way: Carriage;
  /** True while no letter may leave the house. */
  isHeld: boolean;
};

/** The letters about a reservation in words. */
export function letterRows(letters: readonly OutboxLetter[], now: Now): LetterRow[] {
  const { language } = now;
  const words = adminReservationWords(language).letters;
  const kinds: Record<string, string> = letterWords(language).staff.kinds;
  return letters.map((letter) => ({
    id: letter.id,
    kind: kinds[letter.kind] ?? letter.kind,
    to: letter.to ?? words.house,
    when: momentText(letter.createdAt, language),
    ...stateOf(letter, now),
    tries: letter.attempts > 1 ? words.tries(letter.attempts) : undefined,
    error: letter.sentAt ? undefined : (letter.lastError ?? undefined),
    canResend: isForCustomer(letter.kind),
  }));
}

function stateOf(
  { sentAt, carrier, failedAt, attempts, nextTryAt }: OutboxLetter,
  { language, way, isHeld }: Now,
): Pick<LetterRow, "tone" | "state"> {
  const { state } = adminReservationWords(language).letters;
  // A letter from before carriers were written down went the way that letters go now.
  const taker = carrier ?? (way.edge ? "edge" : way.carrier);
  if (sentAt && taker === "mailbox")
    return { tone: "mute", state: state.kept(momentText(sentAt, language)) };
  if (sentAt) return { tone: "good", state: state.sent(momentText(sentAt, language)) };
  if (failedAt) return { tone: "bad", state: state.failed(momentText(failedAt, language)) };
  if (isHeld) return { tone: "pending", state: state.held };
  if (attempts === 0) return { tone: "pending", state: state.waiting };
  return { tone: "pending", state: state.again(momentText(nextTryAt, language)) };
}
