import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
import { ledgerKinds } from "../../../domain/ledger/ledger-row.ts";
import { sources } from "../../../domain/reservations/booking/source.ts";
import { created, holds, idColumn, moment, oneOf } from "./columns.ts";

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
    source: text("source", { enum: sources }).notNull(),
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
    index("booking_ledger_day_at").on(table.day, table.at),
    index("booking_ledger_at").on(table.at),
    oneOf("booking_ledger_source", "source", sources),
    oneOf("booking_ledger_language", "language", languages),
    oneOf("booking_ledger_kind", "kind", ledgerKinds),
    holds("booking_ledger_days", `"days" = 0 or "kind" = 'rate'`),
    holds("booking_ledger_counts", `"days" <> 0 or "cents" <> 0`),
  ],
);

/** The sums of some rows of the ledger, euro cents with VAT inside. */
const sums = {
  days: integer("days").notNull(),
  rate: integer("rate").notNull(),
  discount: integer("discount").notNull(),
  plan: integer("plan").notNull(),
  extra: integer("extra").notNull(),
  fee: integer("fee").notNull(),
  compensation: integer("compensation").notNull(),
  ...created,
};

/**
 * What the ledger says of a reservation, put together: one row for each car, vehicle, place, source and language that it was ever sold
 * with. A trigger of the ledger makes the rows of a reservation anew with each of its deeds, so they are never behind.
 */
export const soldReservation = pgTable(
  "sold_reservation",
  {
    reservationId: integer("reservation_id").notNull(),
    /** Counts the rows of a reservation from 1. */
    part: integer("part").notNull(),
    /** How many rows the reservation has. */
    parts: integer("parts").notNull(),
    carId: integer("car_id").notNull(),
    vehicleId: integer("vehicle_id"),
    locationId: text("location_id").notNull(),
    source: text("source", { enum: sources }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** As the reservation now says. */
    pickupDay: date("pickup_day").notNull(),
    /** The day of the first deed, in Sarajevo. */
    bookedDay: date("booked_day").notNull(),
    /** Rental days of the first deed. */
    bookedDays: integer("booked_days").notNull(),
    /** The first and the last of the days that the rows lie on. */
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
    ...sums,
    /** What a coupon took off: a part of the discount, below zero. */
    coupon: integer("coupon").notNull(),
    /** The codes of plans and extras that come to more than nothing. */
    plans: text("plans").array().notNull(),
    extras: text("extras").array().notNull(),
  },
  (table) => [
    primaryKey({ name: "sold_reservation_key", columns: [table.reservationId, table.part] }),
    index("sold_reservation_first_day").on(table.firstDay),
    index("sold_reservation_last_day").on(table.lastDay),
    index("sold_reservation_pickup_day").on(table.pickupDay),
    // The few that were sold in several ways are put together on their own: they are found without a look at all others.
    index("sold_reservation_several")
      .on(table.pickupDay)
      .where(sql`"parts" > 1`),
    index("sold_reservation_first_at").on(table.firstAt),
    index("sold_reservation_last_at").on(table.lastAt),
  ],
);

/** What the ledger says of a day of use, up to the row that `sold_mark` names. */
export const soldDay = pgTable("sold_day", { day: date("day").primaryKey(), ...sums });

/** The last row of the ledger that is in `sold_day`: one row, or none before anything was put together. */
export const soldMark = pgTable(
  "sold_mark",
  {
    id: integer("id").primaryKey().default(1),
    ledgerId: bigint("ledger_id", { mode: "number" }).notNull(),
    ...created,
  },
  () => [holds("sold_mark_one", `"id" = 1`)],
);

/** What the owner wants a month to bring, euro cents with VAT inside. */
export const revenueGoal = pgTable(
  "revenue_goal",
  {
    /** The first day of the month. */
    month: date("month").primaryKey(),
    cents: integer("cents").notNull(),
    ...created,
  },
  () => [
    holds("revenue_goal_month", `extract(day from "month") = 1`),
    holds("revenue_goal_cents", `"cents" > 0`),
  ],
);

/** Days that are compared with other days than the calendar says: a holiday that moves. Days with the first of the days that they meet. */
export const matchedDays = pgTable(
  "matched_days",
  {
    id: idColumn(),
    name: text("name").notNull(),
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
    withDay: date("with_day").notNull(),
    ...created,
  },
  () => [
    holds("matched_days_order", `"from_day" <= "to_day"`),
    holds("matched_days_earlier", `"with_day" < "from_day"`),
  ],
);
