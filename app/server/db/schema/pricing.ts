import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { carCategories } from "../../../domain/cars/car.ts";
import { coverages } from "../../../domain/pricing/price-list.ts";
import { car } from "./cars.ts";
import { bosnian, created, edited, english, holds, idColumn, moment, oneOf } from "./columns.ts";

const monthDay = `'^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`;
const extraCharges = ["per-day", "per-rental", "free"] as const;
const borderCharges = ["per-rental", "per-day"] as const;
const borderDocuments = ["none", "green-card", "border-insurance"] as const;
const couponKinds = ["percent", "fixed"] as const;
const couponTargets = ["car", "car-and-protection", "total"] as const;

export const season = pgTable(
  "season",
  {
    id: idColumn(),
    nameEn: english("name"),
    nameBs: bosnian("name"),
    startsOn: date("starts_on").notNull(),
    /** Inclusive. */
    endsOn: date("ends_on").notNull(),
    priority: integer("priority").notNull().default(0),
    minRentalDays: smallint("min_rental_days"),
    ...edited,
  },
  () => [
    holds("season_dates", `"starts_on" <= "ends_on"`),
    holds("season_min_rental_days", `"min_rental_days" > 0`),
  ],
);

export const rate = pgTable(
  "rate",
  {
    id: idColumn(),
    carId: integer("car_id").references(() => car.id, { onDelete: "cascade" }),
    category: text("category", { enum: carCategories }),
    seasonId: integer("season_id").references(() => season.id, { onDelete: "cascade" }),
    perDayCents: integer("per_day_cents").notNull(),
    weekendPerDayCents: integer("weekend_per_day_cents"),
    ...edited,
  },
  (table) => [
    unique("rate_once").on(table.carId, table.category, table.seasonId).nullsNotDistinct(),
    index("rate_season").on(table.seasonId),
    oneOf("rate_category", "category", carCategories),
    holds("rate_of_one", `num_nonnulls("car_id", "category") = 1`),
    holds("rate_amount", `"per_day_cents" > 0 and coalesce("weekend_per_day_cents", 1) > 0`),
  ],
);

export const lengthDiscount = pgTable(
  "length_discount",
  {
    fromDays: smallint("from_days").primaryKey(),
    percent: smallint("percent").notNull(),
    ...edited,
  },
  () => [
    holds("length_discount_from_days", `"from_days" > 0`),
    holds("length_discount_percent", `"percent" between 1 and 90`),
  ],
);

export const protectionPlan = pgTable(
  "protection_plan",
  {
    code: text("code").primaryKey(),
    nameEn: english("name"),
    nameBs: bosnian("name"),
    descriptionEn: english("description"),
    descriptionBs: bosnian("description"),
    depositCents: integer("deposit_cents").notNull(),
    excessCents: integer("excess_cents").notNull(),
    safetyFeeCents: integer("safety_fee_cents").notNull().default(0),
    covers: text("covers", { enum: coverages }).array().notNull(),
    displayOrder: integer("display_order").notNull().default(0),
    active: boolean("active").notNull().default(true),
    ...edited,
  },
  () => [
    holds(
      "protection_plan_amounts",
      `"deposit_cents" >= 0 and "excess_cents" >= 0 and "safety_fee_cents" >= 0`,
    ),
    holds(
      "protection_plan_covers",
      `"covers" <@ array[${coverages.map((name) => `'${name}'`).join(", ")}]::text[]`,
    ),
  ],
);

export const protectionPrice = pgTable(
  "protection_price",
  {
    planCode: text("plan_code")
      .notNull()
      .references(() => protectionPlan.code, { onDelete: "cascade", onUpdate: "cascade" }),
    category: text("category", { enum: carCategories }).notNull(),
    fromDays: smallint("from_days").notNull(),
    perDayCents: integer("per_day_cents").notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.planCode, table.category, table.fromDays] }),
    oneOf("protection_price_category", "category", carCategories),
    holds("protection_price_amount", `"per_day_cents" >= 0 and "from_days" > 0`),
  ],
);

export const extra = pgTable(
  "extra",
  {
    code: text("code").primaryKey(),
    nameEn: english("name"),
    nameBs: bosnian("name"),
    noteEn: english("note"),
    noteBs: bosnian("note"),
    charge: text("charge", { enum: extraCharges }).notNull(),
    priceCents: integer("price_cents").notNull().default(0),
    /** The maximum that one piece costs in one rental. */
    capCents: integer("cap_cents"),
    maxQuantity: smallint("max_quantity").notNull().default(1),
    /** Pieces the agency owns; absent = not counted. */
    stock: integer("stock"),
    includedFrom: text("included_from"),
    includedTo: text("included_to"),
    displayOrder: integer("display_order").notNull().default(0),
    active: boolean("active").notNull().default(true),
    ...edited,
  },
  () => [
    oneOf("extra_charge", "charge", extraCharges),
    holds("extra_amounts", `"price_cents" >= 0 and coalesce("cap_cents", 0) >= 0`),
    holds("extra_free", `"charge" <> 'free' or "price_cents" = 0`),
    holds("extra_quantity", `"max_quantity" > 0 and coalesce("stock", 0) >= 0`),
    holds(
      "extra_included",
      `("included_from" is null) = ("included_to" is null) and "included_from" ~ ${monthDay} and "included_to" ~ ${monthDay}`,
    ),
  ],
);

/** Pieces of a counted extra that are away for some days: being repaired, lent out. */
export const extraAbsence = pgTable(
  "extra_absence",
  {
    id: idColumn(),
    extraCode: text("extra_code")
      .notNull()
      .references(() => extra.code, { onDelete: "cascade", onUpdate: "cascade" }),
    startsOn: date("starts_on").notNull(),
    /** Inclusive. */
    endsOn: date("ends_on").notNull(),
    pieces: smallint("pieces").notNull(),
    note: text("note").notNull().default(""),
    ...edited,
  },
  (table) => [
    index("extra_absence_extra").on(table.extraCode, table.endsOn),
    holds("extra_absence_dates", `"starts_on" <= "ends_on"`),
    holds("extra_absence_pieces", `"pieces" > 0`),
  ],
);

export const borderCountry = pgTable(
  "border_country",
  {
    code: text("code").primaryKey(),
    nameEn: english("name"),
    nameBs: bosnian("name"),
    sign: text("sign").notNull(),
    allowed: boolean("allowed").notNull(),
    charge: text("charge", { enum: borderCharges }).notNull(),
    feeCents: integer("fee_cents").notNull(),
    document: text("document", { enum: borderDocuments }).notNull(),
    noteEn: english("note"),
    noteBs: bosnian("note"),
    displayOrder: integer("display_order").notNull().default(0),
    ...edited,
  },
  () => [
    holds("border_country_code", `"code" ~ '^[A-Z]{2}$'`),
    oneOf("border_country_charge", "charge", borderCharges),
    oneOf("border_country_document", "document", borderDocuments),
    holds("border_country_fee", `"fee_cents" >= 0`),
  ],
);

/** A discount code; its code is kept as `normaliseCouponCode` writes it. Absent limits do not bind. */
export const coupon = pgTable(
  "coupon",
  {
    id: idColumn(),
    code: text("code").notNull().unique(),
    kind: text("kind", { enum: couponKinds }).notNull(),
    value: integer("value").notNull(),
    appliesTo: text("applies_to", { enum: couponTargets }).notNull().default("car"),
    bookFrom: date("book_from"),
    bookTo: date("book_to"),
    pickupFrom: date("pickup_from"),
    pickupTo: date("pickup_to"),
    minRentalDays: smallint("min_rental_days"),
    minTotalCents: integer("min_total_cents"),
    categories: text("categories", { enum: carCategories }).array(),
    locationIds: text("location_ids").array(),
    maxUses: integer("max_uses"),
    maxUsesPerEmail: integer("max_uses_per_email"),
    active: boolean("active").notNull().default(true),
    note: text("note").notNull().default(""),
    ...edited,
  },
  () => [
    oneOf("coupon_kind", "kind", couponKinds),
    oneOf("coupon_applies_to", "applies_to", couponTargets),
    holds("coupon_value", `"value" > 0 and ("kind" <> 'percent' or "value" <= 100)`),
    holds("coupon_booking_dates", `"book_from" <= "book_to"`),
    holds("coupon_pickup_dates", `"pickup_from" <= "pickup_to"`),
  ],
);

/** The current version of prices and page facts; one row, changed by triggers. */
export const catalogueVersion = pgTable(
  "catalogue_version",
  {
    id: smallint("id").primaryKey().default(1),
    version: integer("version").notNull().default(1),
    changedAt: moment("changed_at").notNull().defaultNow(),
    ...created,
  },
  () => [holds("catalogue_version_single", `"id" = 1`)],
);
