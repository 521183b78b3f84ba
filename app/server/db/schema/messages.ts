/** What goes out (mail) and what comes in (contact, newsletter). */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
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
    /** Given up. */
    failedAt: moment("failed_at"),
    lastError: text("last_error"),
    /** What may be written once only, such as the reminder of one pick-up; empty for all others. */
    onceKey: text("once_key").unique(),
    ...created,
  },
  (table) => [
    index("outbox_due")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("outbox_reservation").on(table.reservationId),
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

/** A newsletter address. It gets letters from `confirmedAt` (the click in the first mail) to `unsubscribedAt`. */
export const subscriber = pgTable(
  "subscriber",
  {
    id: idColumn(),
    email: text("email").notNull(),
    /** The e-mail address in small letters. */
    emailKey: text("email_key").notNull().unique(),
    language: text("language", { enum: languages }).notNull(),
    token: text("token").notNull().unique(),
    /** The sentence that was agreed to: the proof that the law asks for. */
    consentText: text("consent_text").notNull(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    ...edited,
  },
  () => [oneOf("subscriber_language", "language", languages)],
);
