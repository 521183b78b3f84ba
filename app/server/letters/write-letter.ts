import type { Language } from "../../domain/language.ts";
import { letterWords } from "../../i18n/letters/en.ts";
import { plainRanges } from "../../i18n/booking/held-ranges.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { LetterKind, LetterPayloads } from "../mail/letter.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import { charged, debtReminder } from "./kinds/account-letters.ts";
import { agencyMessage } from "./kinds/agency-message.ts";
import { auditNotice } from "./kinds/audit-notice.ts";
import { bookingConfirmed, bookingReceived } from "./kinds/booked-letters.ts";
import { reservationCancelled } from "./kinds/cancelled-letter.ts";
import { reservationChanged } from "./kinds/changed-letter.ts";
import { contactLetter } from "./kinds/contact-letter.ts";
import { depositLetter } from "./kinds/deposit-letter.ts";
import { earlyReturn } from "./kinds/early-return-letter.ts";
import { handedOver, takenBack } from "./kinds/handover-letters.ts";
import { drawLetter } from "./drawing/draw-letter.tsx";
import type { About, LetterContent } from "./letter-content.ts";
import { letterText } from "./drawing/letter-text.ts";
import { newsletterConfirmation } from "./kinds/newsletter-letter.ts";
import { readPayload } from "./read-payload.ts";
import { reminder } from "./kinds/reminder-letter.ts";
import { revenueNotice } from "./kinds/revenue-letter.ts";
import { returnReminder } from "./kinds/return-reminder-letter.ts";
import {
  bookingNotice,
  cancelNotice,
  changeNotice,
  lateNotice,
  undeliveredNotice,
} from "./kinds/staff-notices.ts";
import { staffInvitation, staffPassword } from "./kinds/staff-letters.ts";
import { subjectLine } from "./subject-line.ts";
import { testLetter } from "./kinds/test-letter.ts";

/** A row of the outbox. */
export type QueuedLetter = {
  id: number;
  kind: LetterKind;
  language: Language;
  payload: unknown;
  createdAt: Date;
};

/** The facts that letters are written with. */
export type LetterWorld = {
  catalogue: Catalogue;
  /** The origin of the site, without a slash at the end. */
  siteUrl: string;
  /** The key that signs links to reservations. */
  signingKey: Uint8Array;
  /** Epoch milliseconds. */
  now: number;
  /** The file of a handover's sheet, by the id of the handover; absent where a letter is only looked at. */
  findSheet?: (handoverId: number) => Promise<Buffer | undefined>;
};

type Writers = {
  [Kind in LetterKind]: (
    payload: LetterPayloads[Kind],
    about: About,
  ) => LetterContent | Promise<LetterContent>;
};

const writers = {
  "booking-received": bookingReceived,
  "booking-confirmed": bookingConfirmed,
  "booking-notice": bookingNotice,
  "reservation-changed": reservationChanged,
  "change-notice": changeNotice,
  "reservation-cancelled": reservationCancelled,
  "cancel-notice": cancelNotice,
  "early-return": earlyReturn,
  "late-notice": lateNotice,
  reminder,
  "return-reminder": returnReminder,
  "handed-over": handedOver,
  "taken-back": takenBack,
  deposit: depositLetter,
  charged,
  "debt-reminder": debtReminder,
  "agency-message": agencyMessage,
  "contact-message": contactLetter,
  "newsletter-confirmation": newsletterConfirmation,
  "staff-invitation": staffInvitation,
  "staff-password": staffPassword,
  "test-letter": testLetter,
  "undelivered-notice": undeliveredNotice,
  "audit-notice": auditNotice,
  "revenue-notice": revenueNotice,
} satisfies Writers;

/**
 * Returns a queued letter ready to send: in the queued language, HTML and text, with its files. Throws when the
 * payload is not of its kind. The mail address is checked last (`safe-message`), which tells the staff when it is
 * invalid.
 */
export async function writeLetter(queued: QueuedLetter, world: LetterWorld): Promise<MailMessage> {
  const { kind, language, payload, createdAt } = queued;
  const words = letterWords(language);
  const about: About = { language, words, world, queuedAt: createdAt.getTime() };
  const content = await write(kind, payload, about);
  const { name, email } = world.catalogue.facts;
  const { to, headers, edge, attachments = [] } = content;
  return {
    to,
    from: { name: subjectLine(name), address: email },
    // A customer's reply goes to the staff, whatever address the transport sends from.
    replyTo: content.replyTo ?? email,
    subject: subjectLine(content.subject),
    html: plainRanges(drawLetter(content, about)),
    text: plainRanges(letterText(content, about)),
    // Programs that answer for people who are away stay silent (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    attachments,
    edge: edge && { ...edge, body: plainRanges(edge.body) },
  };
}

function write<Kind extends LetterKind>(
  kind: Kind,
  payload: unknown,
  about: About,
): LetterContent | Promise<LetterContent> {
  const writer: Writers[Kind] = writers[kind];
  return writer(readPayload(kind, payload, about.world.catalogue.priceList.rules), about);
}
