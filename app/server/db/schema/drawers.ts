import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { movementKinds } from "../../../domain/drawers/drawer.ts";
import type { PiecesOfCash } from "../../../domain/drawers/pieces.ts";
import { created, edited, holds, idColumn, moment, oneOf } from "./columns.ts";
import { deposit } from "./deposits.ts";
import { location } from "./locations.ts";
import { payment, reservation } from "./reservations.ts";
import { user } from "./staff.ts";

/** The cash drawer of a place from its opening to its close. Amounts are hundredths of euro and of marks. */
export const drawerSession = pgTable(
  "drawer_session",
  {
    id: idColumn(),
    locationId: text("location_id")
      .notNull()
      .references(() => location.id),
    openedAt: moment("opened_at").notNull(),
    openedBy: text("opened_by")
      .notNull()
      .references(() => user.id),
    openingEur: integer("opening_eur").notNull(),
    openingBam: integer("opening_bam").notNull(),
    /** Notes and coins as they were counted: a number of pieces per value. */
    openingPieces: jsonb("opening_pieces").$type<PiecesOfCash>().notNull(),
    /** Why it opens with something else than it was closed with. */
    openingReason: text("opening_reason").notNull().default(""),
    closedAt: moment("closed_at"),
    closedBy: text("closed_by").references(() => user.id),
    countedEur: integer("counted_eur"),
    countedBam: integer("counted_bam"),
    countedPieces: jsonb("counted_pieces").$type<PiecesOfCash>(),
    /** What should have been in it by its movements when it was closed. */
    expectedEur: integer("expected_eur"),
    expectedBam: integer("expected_bam"),
    /** Why the two differ. */
    closingReason: text("closing_reason").notNull().default(""),
    ...edited,
  },
  (table) => [
    uniqueIndex("drawer_session_open")
      .on(table.locationId)
      .where(sql`closed_at is null`),
    index("drawer_session_location").on(table.locationId, table.openedAt),
    holds("drawer_session_opening", `"opening_eur" >= 0 and "opening_bam" >= 0`),
    holds(
      "drawer_session_closed",
      `num_nonnulls("closed_at", "closed_by", "counted_eur", "counted_bam", "counted_pieces", "expected_eur", "expected_bam") in (0, 7)`,
    ),
  ],
);

/** Cash that came into a drawer, or went out of it (below zero). Never changed: a wrong one is followed by its opposite. */
export const cashMovement = pgTable(
  "cash_movement",
  {
    id: idColumn(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => drawerSession.id),
    kind: text("kind", { enum: movementKinds }).notNull(),
    eur: integer("eur").notNull(),
    bam: integer("bam").notNull(),
    reservationId: integer("reservation_id").references(() => reservation.id),
    paymentId: integer("payment_id").references(() => payment.id),
    depositId: integer("deposit_id").references(() => deposit.id),
    /** When it was entered: this is the day that it belongs to. */
    at: moment("at").notNull(),
    /** When it was taken, where that was before it was entered, because there was no connection. */
    takenAt: moment("taken_at"),
    /** SHA-256 of the photo of an expense's receipt. */
    photoSha256: text("photo_sha256"),
    staffId: text("staff_id").references(() => user.id),
    note: text("note").notNull().default(""),
    /** Made with the form: who sends it twice moves once. */
    formKey: text("form_key").unique(),
    ...created,
  },
  (table) => [
    index("cash_movement_session").on(table.sessionId),
    index("cash_movement_payment").on(table.paymentId),
    oneOf("cash_movement_kind", "kind", movementKinds),
    holds("cash_movement_amount", `"eur" <> 0 or "bam" <> 0`),
    holds("cash_movement_taken", `"taken_at" <= "at"`),
    holds("cash_movement_photo", `"photo_sha256" ~ '^[0-9a-f]{64}$'`),
  ],
);
