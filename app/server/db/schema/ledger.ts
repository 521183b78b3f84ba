import { bigint, boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
import { ledgerKinds, ledgerSources } from "../../../domain/ledger/ledger-row.ts";
import { created, holds, moment, oneOf } from "./columns.ts";

/**
 * What is sold, as signed rows per rental day: the sum up to a moment is what was sold at that moment. Append-only: triggers refuse
 * update, delete and truncate. It names no customer, and has no foreign keys: it stays true when a vehicle or a place is gone.
 */
export const bookingLedger = pgTable(
  "booking_ledger",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The moment of the deed. */
    at: moment("at").notNull(),
    reservationId: integer("reservation_id").notNull(),
    /** The date on which the rental day starts. */
    day: date("day").notNull(),
    carId: integer("car_id").notNull(),
    /** The vehicle that was meant for the reservation. */
    vehicleId: integer("vehicle_id"),
    /** The place of the pick-up. */
    locationId: text("location_id").notNull(),
    source: text("source", { enum: ledgerSources }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    /** The code of the plan or the extra; of a fee or discount the code of its line; empty for the rate. */
    item: text("item").notNull(),
    /** Rental days: of rates alone. */
    days: integer("days").notNull(),
    cents: integer("cents").notNull(),
    /** True for what was sold before there was a ledger: it was filled in from the price of that day. */
    filled: boolean("filled").notNull().default(false),
    ...created,
  },
  (table) => [
    index("booking_ledger_reservation").on(table.reservationId),
    index("booking_ledger_day").on(table.day),
    index("booking_ledger_at").on(table.at),
    oneOf("booking_ledger_source", "source", ledgerSources),
    oneOf("booking_ledger_language", "language", languages),
    oneOf("booking_ledger_kind", "kind", ledgerKinds),
    holds("booking_ledger_days", `"days" = 0 or "kind" = 'rate'`),
    holds("booking_ledger_counts", `"days" <> 0 or "cents" <> 0`),
  ],
);
