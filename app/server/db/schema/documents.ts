import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { created, edited, holds, idColumn, moment, oneOf } from "./columns.ts";
import { reservation } from "./reservations.ts";
import { user } from "./staff.ts";

const hash = `'^[0-9a-f]{64}$'`;

/** The next number of a series of papers in a year. Taken by the last statement before the commit, so that none is ever left out. */
export const numbering = pgTable(
  "numbering",
  {
    series: text("series", { enum: documentKinds }).notNull(),
    year: smallint("year").notNull(),
    next: integer("next").notNull().default(1),
    ...created,
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    oneOf("numbering_series", "series", documentKinds),
    holds("numbering_next", `"next" >= 1`),
  ],
);

/**
 * A paper that was issued. What it says and the bytes of its file never change; a wrong one is ended by another one. A file that was
 * not made yet is made from what the paper says.
 */
export const document = pgTable(
  "document",
  {
    id: idColumn(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    year: smallint("year").notNull(),
    number: integer("number").notNull(),
    reservationId: integer("reservation_id").references(() => reservation.id),
    /** Everything that is printed, in both languages. */
    content: jsonb("content").$type<DocumentContent>().notNull(),
    /** The version of the form that it is printed with. */
    form: smallint("form").notNull(),
    /** Of the bytes of the file, which lies under this name; null until it was made. */
    sha256: text("sha256"),
    issuedAt: moment("issued_at").notNull(),
    issuedBy: text("issued_by").references(() => user.id),
    /** The paper that this one ends: a credit note its invoice. */
    endsId: integer("ends_id").references((): AnyPgColumn => document.id),
    /** SHA-256 of the secret in an address at which the paper, or what may be known of it, is to be had without a right. */
    secretSha256: text("secret_sha256").unique(),
    /** Until when that address answers, or the paper holds. */
    validUntil: moment("valid_until"),
    revokedAt: moment("revoked_at"),
    /** Of the fiscal receipt, typed from the device. */
    fiscalNumber: text("fiscal_number"),
    fiscalAt: moment("fiscal_at"),
    fiscalDevice: text("fiscal_device"),
    /** Made with the form: who sends it twice issues once. */
    formKey: text("form_key").unique(),
    ...edited,
  },
  (table) => [
    uniqueIndex("document_number").on(table.kind, table.year, table.number),
    uniqueIndex("document_ends").on(table.endsId),
    index("document_reservation").on(table.reservationId),
    index("document_sha256").on(table.sha256),
    index("document_issued").on(table.issuedAt),
    oneOf("document_kind", "kind", documentKinds),
    holds("document_number_from_one", `"number" >= 1`),
    holds("document_hash", `"sha256" ~ ${hash} and "secret_sha256" ~ ${hash}`),
  ],
);
