import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { locationCategories } from "../../../domain/locations/location.ts";
import { bosnian, edited, english, holds, idColumn, oneOf } from "./columns.ts";

const opensIsTime = `"opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const closesIsTime = `"closes" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'`;

export const location = pgTable(
  "location",
  {
    /** Stable and language-neutral: `airport-tuzla`. */
    id: text("id").primaryKey(),
    category: text("category", { enum: locationCategories }).notNull(),
    nameEn: english("name"),
    nameBs: bosnian("name"),
    slugEn: english("slug").unique(),
    slugBs: bosnian("slug").unique(),
    descriptionEn: english("description"),
    descriptionBs: bosnian("description"),
    meetingEn: english("meeting"),
    meetingBs: bosnian("meeting"),
    address: text("address").notNull(),
    postalCode: text("postal_code").notNull(),
    city: text("city").notNull(),
    regionEn: english("region"),
    regionBs: bosnian("region"),
    iata: text("iata"),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    lat: doublePrecision("lat").notNull(),
    lng: doublePrecision("lng").notNull(),
    deliveryFeeCents: integer("delivery_fee_cents").notNull().default(0),
    outOfHours: text("out_of_hours", { enum: ["free", "fee", "blocked"] }).notNull(),
    outOfHoursFeeCents: integer("out_of_hours_fee_cents").notNull().default(0),
    /** The least minutes between a booking and a pick-up; null takes the drive from where vehicles stand. */
    leadMinutes: integer("lead_minutes"),
    /** Customers may give a car back here alone and leave its key in a box. */
    keyBox: boolean("key_box").notNull().default(false),
    /** Where the box is and how it is used; shown only to who brings a car back. */
    keyBoxEn: english("key_box").default(""),
    keyBoxBs: bosnian("key_box").default(""),
    displayOrder: integer("display_order").notNull().default(0),
    /** False for a place that is no longer offered; it stays, because reservations name it. */
    active: boolean("active").notNull().default(true),
    ...edited,
  },
  () => [
    oneOf("location_category", "category", locationCategories),
    oneOf("location_out_of_hours", "out_of_hours", ["free", "fee", "blocked"]),
    holds("location_fees", `"delivery_fee_cents" >= 0 and "out_of_hours_fee_cents" >= 0`),
    holds("location_key_box", `not "key_box" or ("key_box_en" <> '' and "key_box_bs" <> '')`),
    holds("location_lead", `"lead_minutes" >= 0`),
    holds("location_position", `"lat" between -90 and 90 and "lng" between -180 and 180`),
  ],
);

/** One span per ISO weekday (1 = Monday); a weekday without a row is closed. */
export const openingHours = pgTable(
  "opening_hours",
  {
    locationId: text("location_id")
      .notNull()
      .references(() => location.id, { onDelete: "cascade" }),
    weekday: smallint("weekday").notNull(),
    opens: text("opens").notNull(),
    closes: text("closes").notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.weekday] }),
    holds("opening_hours_weekday", `"weekday" between 1 and 7`),
    holds("opening_hours_span", `${opensIsTime} and ${closesIsTime} and "opens" < "closes"`),
  ],
);

/** Hours of a date, which win over the week: for one place, or for all (no location). No span = closed. */
export const specialHours = pgTable(
  "special_hours",
  {
    id: idColumn(),
    date: date("date").notNull(),
    locationId: text("location_id").references(() => location.id, { onDelete: "cascade" }),
    opens: text("opens"),
    closes: text("closes"),
    labelEn: english("label"),
    labelBs: bosnian("label"),
    ...edited,
  },
  (table) => [
    unique("special_hours_once").on(table.date, table.locationId).nullsNotDistinct(),
    holds(
      "special_hours_span",
      `("opens" is null) = ("closes" is null) and (${opensIsTime} and ${closesIsTime} and "opens" < "closes")`,
    ),
  ],
);

/** Minutes to bring a vehicle from one place to another. */
export const transfer = pgTable(
  "transfer",
  {
    fromLocationId: text("from_location_id")
      .notNull()
      .references(() => location.id, { onDelete: "cascade" }),
    toLocationId: text("to_location_id")
      .notNull()
      .references(() => location.id, { onDelete: "cascade" }),
    minutes: integer("minutes").notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.fromLocationId, table.toLocationId] }),
    holds("transfer_minutes", `"minutes" >= 0 and "from_location_id" <> "to_location_id"`),
  ],
);

export const oneWayFee = pgTable(
  "one_way_fee",
  {
    fromLocationId: text("from_location_id")
      .notNull()
      .references(() => location.id, { onDelete: "cascade" }),
    toLocationId: text("to_location_id")
      .notNull()
      .references(() => location.id, { onDelete: "cascade" }),
    feeCents: integer("fee_cents").notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.fromLocationId, table.toLocationId] }),
    holds("one_way_fee_amount", `"fee_cents" >= 0 and "from_location_id" <> "to_location_id"`),
  ],
);
