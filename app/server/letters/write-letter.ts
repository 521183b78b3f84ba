import type { Language } from "../../domain/language.ts";
import { letterWords } from "../../i18n/letters/en.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { LetterKind, LetterPayloads } from "../mail/letter.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import { bookingConfirmed, bookingReceived } from "./kinds/booked-letters.ts";
import { reservationCancelled } from "./kinds/cancelled-letter.ts";
import { reservationChanged } from "./kinds/changed-letter.ts";
import { contactLetter } from "./kinds/contact-letter.ts";
import { drawLetter } from "./drawing/draw-letter.tsx";
import type { About, LetterContent } from "./letter-content.ts";
import { letterText } from "./drawing/letter-text.ts";
import { newsletterConfirmation } from "./kinds/newsletter-letter.ts";
import { readPayload } from "./read-payload.ts";
import { reminder } from "./kinds/reminder-letter.ts";
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

/** What letters are written from. */
export type LetterWorld = {
  catalogue: Catalogue;
  /** The origin of the site, without a slash at the end. */
  siteUrl: string;
  /** What links that open a reservation are signed with. */
  signingKey: Uint8Array;
  /** Epoch milliseconds. */
  now: number;
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
  "late-notice": lateNotice,
  reminder,
  "contact-message": contactLetter,
  "newsletter-confirmation": newsletterConfirmation,
  "staff-invitation": staffInvitation,
  "staff-password": staffPassword,
  "test-letter": testLetter,
  "undelivered-notice": undeliveredNotice,
} satisfies Writers;

/**
 * A queued letter as it is sent: in the queued language, HTML and text, with its files. Throws when the payload is none of its
 * kind. Whether the address is one is asked at the last door (`safe-message`), which tells the staff when it is not.
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
    // What a customer answers is read by the staff, whatever address the transport sends from.
    replyTo: content.replyTo ?? email,
    subject: subjectLine(content.subject),
    html: drawLetter(content, about),
    text: letterText(content, about),
    headers,
    attachments,
    edge,
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
