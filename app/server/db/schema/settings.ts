import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { legalKinds } from "../../../domain/facts.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { bosnian, edited, english, holds, idColumn, jsonValue, moment, oneOf } from "./columns.ts";
import { reservation } from "./reservations.ts";

export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonValue("value").notNull(),
  ...edited,
});

export const review = pgTable(
  "review",
  {
    id: idColumn(),
    author: text("author").notNull(),
    placeEn: english("place"),
    placeBs: bosnian("place"),
    rating: smallint("rating").notNull(),
    textEn: english("text"),
    textBs: bosnian("text"),
    writtenOn: date("written_on").notNull(),
    /** An example until real ones come in: shown, never counted, never in structured data. */
    sample: boolean("sample").notNull().default(false),
    published: boolean("published").notNull().default(true),
    reservationId: integer("reservation_id").references(() => reservation.id, {
      onDelete: "set null",
    }),
    displayOrder: integer("display_order").notNull().default(0),
    ...edited,
  },
  () => [holds("review_rating", `"rating" between 1 and 5`)],
);

export const faq = pgTable("faq", {
  id: idColumn(),
  /** The place of the question: `general`, or the id of a location. */
  topic: text("topic").notNull().default("general"),
  questionEn: english("question"),
  questionBs: bosnian("question"),
  answerEn: english("answer"),
  answerBs: bosnian("answer"),
  published: boolean("published").notNull().default(true),
  displayOrder: integer("display_order").notNull().default(0),
  ...edited,
});

/** One version of a legal text; the newest published one of a kind is in force. A published one is never changed or deleted. */
export const legalDocument = pgTable(
  "legal_document",
  {
    id: idColumn(),
    kind: text("kind", { enum: legalKinds }).notNull(),
    documentVersion: integer("document_version").notNull(),
    titleEn: english("title"),
    titleBs: bosnian("title"),
    bodyEn: english("body"),
    bodyBs: bosnian("body"),
    publishedAt: moment("published_at"),
    /** The edition of the text that the product ships; null for a text that the staff wrote. */
    edition: integer("edition"),
    /** The points that a lawyer still has to confirm, for the staff alone: no page reads them. */
    openPoints: jsonb("open_points").$type<readonly Bilingual[]>().notNull().default([]),
    ...edited,
  },
  (table) => [
    unique("legal_document_once").on(table.kind, table.documentVersion),
    index("legal_document_in_force")
      .on(table.kind, table.documentVersion)
      .where(sql`${table.publishedAt} is not null`),
    oneOf("legal_document_kind", "kind", legalKinds),
    holds("legal_document_version", `"document_version" > 0`),
    holds("legal_document_edition", `"edition" > 0`),
  ],
);
