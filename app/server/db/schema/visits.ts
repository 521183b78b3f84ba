import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
import { deviceTypes } from "../../../domain/visits/device-type.ts";
import { created, holds, moment, oneOf } from "./columns.ts";

const manyId = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/**
 * One visit of a browser whose owner has agreed to it: a session id that ends after a day without a page, and nothing
 * that names a person.
 */
export const visit = pgTable(
  "visit",
  {
    id: manyId(),
    sessionId: text("session_id").notNull().unique(),
    startedAt: moment("started_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    entryPage: text("entry_page").notNull(),
    exitPage: text("exit_page"),
    browser: text("browser"),
    referrerHost: text("referrer_host"),
    /** What the link said that led here (`utm_source` …). */
    utmSource: text("utm_source"),
    utmMedium: text("utm_medium"),
    utmCampaign: text("utm_campaign"),
    city: text("city"),
    country: text("country"),
    deviceType: text("device_type", { enum: deviceTypes }),
    language: text("language", { enum: languages }).notNull(),
    ...created,
  },
  (table) => [
    index("visit_started").on(table.startedAt),
    index("visit_last_seen").on(table.lastSeenAt),
    oneOf("visit_device_type", "device_type", deviceTypes),
    oneOf("visit_language", "language", languages),
  ],
);

export const pageView = pgTable(
  "page_view",
  {
    id: manyId(),
    visitId: bigint("visit_id", { mode: "number" })
      .notNull()
      .references(() => visit.id, { onDelete: "cascade" }),
    /** An id from the browser, because the time spent arrives after the view, and may arrive more than once. */
    viewId: text("view_id").notNull().unique(),
    path: text("path").notNull(),
    at: moment("at").notNull(),
    secondsSpent: integer("seconds_spent"),
    ...created,
  },
  (table) => [
    index("page_view_visit").on(table.visitId),
    index("page_view_at").on(table.at),
    holds("page_view_seconds", `"seconds_spent" >= 0`),
  ],
);

/**
 * The number of times that a page was shown on a day. Everybody is counted, so no column can tell one visitor from
 * another. Unknown values are empty.
 */
export const pageCount = pgTable(
  "page_count",
  {
    day: date("day").notNull(),
    path: text("path").notNull(),
    language: text("language", { enum: languages }).notNull(),
    deviceType: text("device_type", { enum: ["", ...deviceTypes] }).notNull(),
    browser: text("browser").notNull(),
    referrerHost: text("referrer_host").notNull(),
    country: text("country").notNull(),
    hits: integer("hits").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({
      name: "page_count_key",
      columns: [
        table.day,
        table.path,
        table.language,
        table.deviceType,
        table.browser,
        table.referrerHost,
        table.country,
      ],
    }),
    oneOf("page_count_device_type", "device_type", ["", ...deviceTypes]),
    oneOf("page_count_language", "language", languages),
    holds("page_count_hits", `"hits" > 0`),
  ],
);

/**
 * A search and how many cars could be offered: the demand. No identifier of any kind, and no foreign keys: it stays
 * true when a car or a place is gone.
 */
export const tripSearch = pgTable(
  "trip_search",
  {
    id: manyId(),
    pickupLocationId: text("pickup_location_id").notNull(),
    dropoffLocationId: text("dropoff_location_id").notNull(),
    pickupLocal: text("pickup_local").notNull(),
    dropoffLocal: text("dropoff_local").notNull(),
    rentalDays: integer("rental_days").notNull(),
    freeCarIds: integer("free_car_ids").array().notNull().default([]),
    takenCarIds: integer("taken_car_ids").array().notNull().default([]),
    /** The reason for refusing it before any car was looked at; null when it was answered. */
    refused: text("refused"),
    /** What the cheapest car that was free, and the cheapest that was taken, would have cost, euro cents; null without one. */
    cheapestFreeCents: integer("cheapest_free_cents"),
    cheapestTakenCents: integer("cheapest_taken_cents"),
    language: text("language", { enum: languages }).notNull(),
    ...created,
  },
  (table) => [
    index("trip_search_created").on(table.createdAt),
    index("trip_search_pickup").on(table.pickupLocal),
    oneOf("trip_search_language", "language", languages),
  ],
);
