import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bodies, carCategories, fuels, transmissions } from "../../../domain/cars/car.ts";
import { bosnian, edited, english, holds, idColumn, moment, oneOf } from "./columns.ts";
import { location } from "./locations.ts";

const featureTypes = ["seats", "transmission", "luggage", "ac", "doors", "others"] as const;

/** A car model as it is listed and priced. */
export const car = pgTable(
  "car",
  {
    id: idColumn(),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    model: text("model").notNull(),
    year: smallint("year").notNull(),
    category: text("category", { enum: carCategories }).notNull(),
    descriptionEn: english("description"),
    descriptionBs: bosnian("description"),
    body: text("body", { enum: bodies }).notNull(),
    colour: text("colour").notNull(),
    acriss: text("acriss").notNull(),
    transmission: text("transmission", { enum: transmissions }).notNull().default("manual"),
    fuel: text("fuel", { enum: fuels }).notNull().default("petrol"),
    seats: smallint("seats").notNull().default(5),
    doors: smallint("doors").notNull().default(4),
    bagsLarge: smallint("bags_large").notNull(),
    bagsSmall: smallint("bags_small").notNull(),
    airConditioning: boolean("air_conditioning").notNull().default(true),
    engineKw: smallint("engine_kw").notNull(),
    co2GramsPerKm: smallint("co2_grams_per_km").notNull(),
    /** l/100 km, or kWh/100 km for electric cars. */
    consumption: doublePrecision("consumption").notNull(),
    minDriverAge: smallint("min_driver_age").notNull(),
    orSimilar: boolean("or_similar").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    /** False for a car that is no longer offered; it stays, because reservations name it. */
    published: boolean("published").notNull().default(true),
    ...edited,
  },
  () => [
    oneOf("car_category", "category", carCategories),
    oneOf("car_body", "body", bodies),
    oneOf("car_transmission", "transmission", transmissions),
    oneOf("car_fuel", "fuel", fuels),
    holds("car_colour", `"colour" ~ '^#[0-9A-Fa-f]{6}$'`),
    holds("car_acriss", `"acriss" ~ '^[A-Z]{4}$'`),
    holds("car_seats", `"seats" between 1 and 9 and "doors" between 2 and 5`),
    holds("car_bags", `"bags_large" >= 0 and "bags_small" >= 0`),
    holds("car_engine", `"engine_kw" > 0 and "co2_grams_per_km" >= 0 and "consumption" > 0`),
    holds("car_min_driver_age", `"min_driver_age" between 18 and 99`),
  ],
);

/** The features of a car beyond its own columns; rows of type `others` are the further features that pages list. */
export const carFeature = pgTable(
  "car_feature",
  {
    id: idColumn(),
    carId: integer("car_id")
      .notNull()
      .references(() => car.id, { onDelete: "cascade" }),
    type: text("type", { enum: featureTypes }).notNull().default("others"),
    value: text("value").notNull(),
    labelEn: english("label"),
    labelBs: bosnian("label"),
    displayOrder: integer("display_order").notNull().default(0),
    ...edited,
  },
  (table) => [
    oneOf("car_feature_type", "type", featureTypes),
    index("car_feature_car").on(table.carId),
  ],
);

/** One physical vehicle with a plate. */
export const vehicle = pgTable(
  "vehicle",
  {
    id: idColumn(),
    carId: integer("car_id")
      .notNull()
      .references(() => car.id),
    plate: text("plate").notNull().unique(),
    vin: text("vin").unique(),
    colour: text("colour").notNull(),
    year: smallint("year").notNull(),
    odometerKm: integer("odometer_km").notNull().default(0),
    inServiceFrom: moment("in_service_from").notNull(),
    /** The date from which the vehicle is not given out; absent = no end planned. */
    inServiceUntil: moment("in_service_until"),
    homeLocationId: text("home_location_id")
      .notNull()
      .references(() => location.id),
    registrationExpires: date("registration_expires"),
    insuranceExpires: date("insurance_expires"),
    inspectionExpires: date("inspection_expires"),
    winterTyres: boolean("winter_tyres").notNull().default(false),
    note: text("note").notNull().default(""),
    ...edited,
  },
  (table) => [
    /** Lets `occupancy` carry the car of its vehicle, kept right by a foreign key over both. */
    unique("vehicle_of_car").on(table.id, table.carId),
    index("vehicle_car").on(table.carId),
    holds("vehicle_colour", `"colour" ~ '^#[0-9A-Fa-f]{6}$'`),
    holds("vehicle_odometer", `"odometer_km" >= 0`),
    holds("vehicle_service", `"in_service_until" > "in_service_from"`),
  ],
);

/** An uploaded photo of a car or a place; `file` names its folder of widths and formats. */
export const image = pgTable(
  "image",
  {
    id: idColumn(),
    carId: integer("car_id").references(() => car.id, { onDelete: "cascade" }),
    locationId: text("location_id").references(() => location.id, { onDelete: "cascade" }),
    file: text("file").notNull().unique(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    widths: integer("widths").array().notNull(),
    altEn: english("alt"),
    altBs: bosnian("alt"),
    displayOrder: integer("display_order").notNull().default(0),
    ...edited,
  },
  (table) => [
    index("image_car").on(table.carId),
    index("image_location").on(table.locationId),
    holds("image_of_one", `num_nonnulls("car_id", "location_id") = 1`),
    holds("image_size", `"width" > 0 and "height" > 0`),
  ],
);
