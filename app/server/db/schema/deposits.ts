import { index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { entryKinds, holdMethods, takingPurposes } from "../../../domain/deposits/hold.ts";
import { charge } from "./account.ts";
import { created, edited, holds, idColumn, moment, oneOf } from "./columns.ts";
import { damage } from "./handovers.ts";
import { payment, reservation } from "./reservations.ts";
import { user } from "./staff.ts";

/** Money held until the car is back, apart from the price: one hold. Never a card number, only its last four digits. */
export const deposit = pgTable(
  "deposit",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id),
    method: text("method", { enum: holdMethods }).notNull(),
    /** What it counts, euro cents. */
    amountCents: integer("amount_cents").notNull(),
    /** What was put into the drawer, hundredths of euro and of marks; nothing of a card hold. */
    heldEur: integer("held_eur").notNull().default(0),
    heldBam: integer("held_bam").notNull().default(0),
    lastFour: text("last_four"),
    /** What the bank or the terminal calls it. */
    reference: text("reference"),
    heldAt: moment("held_at").notNull(),
    heldBy: text("held_by").references(() => user.id),
    /** The time at which a card hold lapses. */
    expiresAt: moment("expires_at"),
    note: text("note").notNull().default(""),
    /** Made with the form: who sends it twice holds once. */
    formKey: text("form_key").unique(),
    ...edited,
  },
  (table) => [
    index("deposit_reservation").on(table.reservationId),
    oneOf("deposit_method", "method", holdMethods),
    holds("deposit_amount", `"amount_cents" > 0 and "held_eur" >= 0 and "held_bam" >= 0`),
    holds("deposit_cash", `("method" = 'cash') = ("held_eur" + "held_bam" > 0)`),
    holds("deposit_card", `"last_four" ~ '^[0-9]{4}$'`),
    holds("deposit_lapse", `"expires_at" is null or "method" = 'card-hold'`),
  ],
);

/**
 * A part of a hold that was given back or taken. Never changed and never deleted: a wrong one is followed by its opposite with a
 * reason.
 */
export const depositEntry = pgTable(
  "deposit_entry",
  {
    id: idColumn(),
    depositId: integer("deposit_id")
      .notNull()
      .references(() => deposit.id),
    kind: text("kind", { enum: entryKinds }).notNull(),
    /** Euro cents; below zero in an opposite. */
    amountCents: integer("amount_cents").notNull(),
    /** The cash that left the hold, hundredths of euro and of marks. */
    eur: integer("eur").notNull().default(0),
    bam: integer("bam").notNull().default(0),
    /** What a taking is for. */
    purpose: text("purpose", { enum: takingPurposes }),
    reason: text("reason").notNull().default(""),
    chargeId: integer("charge_id").references(() => charge.id),
    damageId: integer("damage_id").references(() => damage.id),
    /** What a taking became on the account. */
    paymentId: integer("payment_id").references(() => payment.id),
    /** The step that this one undoes. */
    undoesId: integer("undoes_id").references((): AnyPgColumn => depositEntry.id),
    at: moment("at").notNull(),
    staffId: text("staff_id").references(() => user.id),
    /** Made with the form: who sends it twice does it once. */
    formKey: text("form_key").unique(),
    ...created,
  },
  (table) => [
    index("deposit_entry_deposit").on(table.depositId),
    index("deposit_entry_payment").on(table.paymentId),
    uniqueIndex("deposit_entry_undoes").on(table.undoesId),
    oneOf("deposit_entry_kind", "kind", entryKinds),
    oneOf("deposit_entry_purpose", "purpose", takingPurposes),
    holds(
      "deposit_entry_amount",
      `case when "undoes_id" is null then "amount_cents" > 0 and "eur" >= 0 and "bam" >= 0
        else "amount_cents" < 0 and "eur" <= 0 and "bam" <= 0 end`,
    ),
    holds("deposit_entry_taking", `("kind" = 'taken') = ("purpose" is not null)`),
  ],
);
