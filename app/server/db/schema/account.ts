import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { currencies } from "../../../domain/account/cash.ts";
import { chargeDecisions, chargeKinds } from "../../../domain/account/charge.ts";
import type { ClosedFigures } from "../../../domain/day-close/closed-figures.ts";
import { onlineStates } from "../../../domain/online-payments/online-payment.ts";
import { fineStates } from "../../../domain/fines/fine.ts";
import { vehicle } from "./cars.ts";
import { created, edited, holds, idColumn, moment, oneOf } from "./columns.ts";
import { document } from "./documents.ts";
import { damage } from "./handovers.ts";
import { payment, reservation } from "./reservations.ts";
import { user } from "./staff.ts";

const hash = `'^[0-9a-f]{64}$'`;

/** A notice about a vehicle of ours, and who had it then. */
export const fine = pgTable(
  "fine",
  {
    id: idColumn(),
    /** As it is written on the notice. */
    plate: text("plate").notNull(),
    vehicleId: integer("vehicle_id").references(() => vehicle.id),
    /** Who had the vehicle then; null where nobody had it. */
    reservationId: integer("reservation_id").references(() => reservation.id),
    /** The moment of what is fined. */
    at: moment("at").notNull(),
    place: text("place").notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text("country").notNull(),
    authority: text("authority").notNull(),
    /** The number of the notice. */
    reference: text("reference").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Hundredths of the currency. */
    amount: integer("amount").notNull(),
    /** The same in euro cents. */
    amountCents: integer("amount_cents").notNull(),
    receivedOn: date("received_on").notNull(),
    /** The last day on which it can be paid or answered. */
    dueOn: date("due_on"),
    state: text("state", { enum: fineStates }).notNull().default("entered"),
    /** SHA-256 of the photo of the notice. */
    photoSha256: text("photo_sha256"),
    note: text("note").notNull().default(""),
    /** Why it was withdrawn. */
    withdrawnReason: text("withdrawn_reason").notNull().default(""),
    /** Made with the form: who sends it twice enters it once. */
    formKey: text("form_key").unique(),
    staffId: text("staff_id").references(() => user.id),
    ...edited,
  },
  (table) => [
    index("fine_reservation").on(table.reservationId),
    index("fine_vehicle").on(table.vehicleId, table.at),
    uniqueIndex("fine_notice").on(table.authority, table.reference),
    oneOf("fine_currency", "currency", currencies),
    oneOf("fine_state", "state", fineStates),
    holds("fine_amount", `"amount" > 0 and "amount_cents" > 0`),
    holds("fine_photo", `"photo_sha256" ~ ${hash}`),
  ],
);

/**
 * What is charged beside the price of a reservation, or waived. Never deleted and never changed but to be voided with a reason: both
 * stand in the history.
 */
export const charge = pgTable(
  "charge",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id),
    kind: text("kind", { enum: chargeKinds }).notNull(),
    decision: text("decision", { enum: chargeDecisions }).notNull(),
    /** Euro cents, VAT inside; of a waived one what could have been charged. */
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    damageId: integer("damage_id").references(() => damage.id),
    fineId: integer("fine_id").references(() => fine.id),
    at: moment("at").notNull(),
    staffId: text("staff_id").references(() => user.id),
    /** Made with the form: who sends it twice decides once. */
    formKey: text("form_key").unique(),
    voidedAt: moment("voided_at"),
    voidReason: text("void_reason"),
    voidedBy: text("voided_by").references(() => user.id),
    ...edited,
  },
  (table) => [
    index("charge_reservation").on(table.reservationId),
    index("charge_at").on(table.at),
    // What may be charged once for the whole reservation is decided once.
    uniqueIndex("charge_once")
      .on(table.reservationId, table.kind)
      .where(sql`voided_at is null and kind in ('cancellation', 'no-show')`),
    oneOf("charge_kind", "kind", chargeKinds),
    oneOf("charge_decision", "decision", chargeDecisions),
    holds("charge_amount", `"amount_cents" > 0`),
    holds("charge_void", `("voided_at" is null) = ("void_reason" is null)`),
  ],
);

/** A reservation whose customer is not reminded of what is owed: as long as the row is here. Why stands in its history. */
export const debtStop = pgTable("debt_stop", {
  reservationId: integer("reservation_id")
    .primaryKey()
    .references(() => reservation.id),
  staffId: text("staff_id").references(() => user.id),
  ...created,
});

/** A day whose money was counted up and locked: what is entered later belongs to a later day. */
export const dayClose = pgTable("day_close", {
  day: date("day").primaryKey(),
  closedAt: moment("closed_at").notNull(),
  closedBy: text("closed_by")
    .notNull()
    .references(() => user.id),
  /** What was counted up, as it is printed. */
  figures: jsonb("figures").$type<ClosedFigures>().notNull(),
  documentId: integer("document_id").references(() => document.id),
  note: text("note").notNull().default(""),
  ...created,
});

/** A payment that a provider was asked for. No card number ever comes here. */
export const onlinePayment = pgTable(
  "online_payment",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id),
    provider: text("provider").notNull(),
    /** The provider's own name of it. */
    reference: text("reference").notNull(),
    amountCents: integer("amount_cents").notNull(),
    state: text("state", { enum: onlineStates }).notNull().default("begun"),
    /** What it became on the account. */
    paymentId: integer("payment_id").references(() => payment.id),
    /** The refund of it that the provider was asked for and has not confirmed. */
    refundingId: integer("refunding_id").references(() => payment.id),
    ...edited,
  },
  (table) => [
    uniqueIndex("online_payment_reference").on(table.provider, table.reference),
    index("online_payment_reservation").on(table.reservationId),
    oneOf("online_payment_state", "state", onlineStates),
    holds("online_payment_amount", `"amount_cents" > 0`),
  ],
);
