/** The tables of outgoing mail and of incoming messages (contact, newsletter). */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
import { letterCarriers } from "../../../domain/settings/carrier.ts";
import type { LetterKind } from "../../mail/letter.ts";
import { created, edited, holds, idColumn, jsonValue, moment, oneOf } from "./columns.ts";
import { reservation } from "./reservations.ts";

/** A mail to be sent, written in the transaction that caused it, so that neither is lost without the other. */
export const outbox = pgTable(
  "outbox",
  {
    id: idColumn(),
    kind: text("kind").$type<LetterKind>().notNull(),
    language: text("language", { enum: languages }).notNull(),
    payload: jsonValue("payload").notNull(),
    reservationId: integer("reservation_id").references(() => reservation.id, {
      onDelete: "cascade",
    }),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    /** What took the letter: with `mailbox` it stayed on this server. Null while it waits, and for letters from before. */
    carrier: text("carrier", { enum: letterCarriers }),
    /** When the letter was given up. */
    failedAt: moment("failed_at"),
    lastError: text("last_error"),
    /** A key that only one row may have, such as the reminder of one pick-up; null for all other letters. */
    onceKey: text("once_key").unique(),
    ...created,
  },
  (table) => [
    index("outbox_due")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("outbox_reservation").on(table.reservationId),
    index("outbox_failed")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    oneOf("outbox_carrier", "carrier", letterCarriers),
    oneOf("outbox_language", "language", languages),
    holds("outbox_attempts", `"attempts" >= 0`),
  ],
);

export const contactMessage = pgTable(
  "contact_message",
  {
    id: idColumn(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    message: text("message").notNull(),
    language: text("language", { enum: languages }).notNull(),
    answeredAt: moment("answered_at"),
    note: text("note").notNull().default(""),
    ...edited,
  },
  (table) => [
    index("contact_message_created").on(table.createdAt),
    oneOf("contact_message_language", "language", languages),
  ],
);

/** A newsletter address. Letters go to it from `confirmedAt` (the click in the first mail) to `unsubscribedAt`. */
export const subscriber = pgTable(
  "subscriber",
  {
    id: idColumn(),
    email: text("email").notNull(),
    /** The e-mail address in lower case. */
    emailKey: text("email_key").notNull().unique(),
    language: text("language", { enum: languages }).notNull(),
    token: text("token").notNull().unique(),
    /** The sentence that was agreed to: the proof of consent that the law requires. */
    consentText: text("consent_text").notNull(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    ...edited,
  },
  () => [oneOf("subscriber_language", "language", languages)],
);
