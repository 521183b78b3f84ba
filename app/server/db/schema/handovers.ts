import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { paperEditions, type PaperFacts } from "../../../domain/handovers/paper-facts.ts";
import { damageKinds, damageViews, renterAnswers } from "../../../domain/handovers/marks.ts";
import { photoKinds } from "../../../domain/handovers/photos.ts";
import { identityKinds } from "../../../domain/handovers/driver-papers.ts";
import { passEnds, type SignedShown } from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Shown } from "../../../domain/handovers/own-phone/shown.ts";
import type { Told } from "../../../domain/handovers/own-phone/told.ts";
import { directions, signedHow, takers, type Signatures } from "../../../domain/handovers/sheet.ts";
import { languages } from "../../../domain/language.ts";
import { moveSides } from "../../../domain/moves/move.ts";
import { vehicle } from "./cars.ts";
import { created, edited, holds, idColumn, jsonValue, moment, oneOf } from "./columns.ts";
import { location } from "./locations.ts";
import { reservation } from "./reservations.ts";
import { user } from "./staff.ts";

const damageStatuses = ["open", "charged", "repaired", "waived"] as const;
const hash = `'^[0-9a-f]{64}$'`;

/**
 * A vehicle given out or taken back. A reservation served by two vehicles has a pair for each. What was signed is never
 * changed: a correction is a row of its own, which names the one that it adds to.
 */
export const handover = pgTable(
  "handover",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicle.id),
    direction: text("direction", { enum: directions }).notNull(),
    /** The handover that this one corrects; null for the first of its kind. */
    addendumTo: integer("addendum_to").references((): AnyPgColumn => handover.id),
    /** The moment at which it took place. */
    at: moment("at").notNull(),
    /** The same by the clock of the device, as it was sent. */
    deviceAt: moment("device_at"),
    /** By how much the clock of the device was ahead of ours when it sent the sheet, in seconds. */
    deviceOffSeconds: integer("device_off_seconds"),
    receivedAt: moment("received_at").notNull().defaultNow(),
    locationId: text("location_id")
      .notNull()
      .references(() => location.id),
    odometerKm: integer("odometer_km").notNull(),
    /** Eighths of a tank; null for a vehicle that only has a battery. */
    fuelEighths: smallint("fuel_eighths"),
    batteryPercent: smallint("battery_percent"),
    clean: boolean("clean").notNull().default(true),
    /** Items that were there: papers, triangle, vest, keys, extras with their serial numbers. */
    checklist: jsonb("checklist")
      .$type<Record<string, boolean | number | string>>()
      .notNull()
      .default({}),
    /** `customer`: left at the key box, and nobody of the staff was there. */
    takenBy: text("taken_by", { enum: takers }).notNull().default("staff"),
    /** When the staff looked at what a customer left; null while nobody did. */
    seenAt: moment("seen_at"),
    seenBy: text("seen_by").references(() => user.id),
    /** Made by the phone: the same sheet that is sent again is known by it. */
    phoneKey: uuid("phone_key").unique(),
    /** The language in which the customer read the sheet. */
    language: text("language", { enum: languages }).notNull(),
    /** The version of the terms that were in force. */
    textVersion: integer("text_version"),
    /** Canonical JSON of what was signed, letter by letter; null once the customer is forgotten. */
    sheet: text("sheet"),
    sheetSha256: text("sheet_sha256"),
    signedHow: text("signed_how", { enum: signedHow }).notNull().default("paper"),
    /** What the sheet is printed with besides what was signed; null for sheets of before, and once the customer is forgotten. */
    facts: jsonb("facts").$type<PaperFacts>(),
    /** Strokes as lines of places, without the time that each took. */
    signatures: jsonb("signatures").$type<Signatures>(),
    customerName: text("customer_name").notNull().default(""),
    staffId: text("staff_id").references(() => user.id),
    note: text("note").notNull().default(""),
    ...edited,
  },
  (table) => [
    uniqueIndex("handover_once")
      .on(table.reservationId, table.vehicleId, table.direction)
      .where(sql`addendum_to is null`),
    // Returns of years are counted, and the times between them, without a look at the rows themselves.
    index("handover_vehicle").on(
      table.vehicleId,
      table.at,
      table.id,
      table.direction,
      table.addendumTo,
    ),
    index("handover_at").on(table.at, table.vehicleId, table.id, table.direction, table.addendumTo),
    index("handover_addendum")
      .on(table.addendumTo)
      .where(sql`addendum_to is not null`),
    oneOf("handover_direction", "direction", directions),
    oneOf("handover_taken_by", "taken_by", takers),
    oneOf("handover_language", "language", languages),
    oneOf("handover_signed_how", "signed_how", signedHow),
    holds("handover_odometer", `"odometer_km" >= 0`),
    holds(
      "handover_energy",
      `num_nonnulls("fuel_eighths", "battery_percent") = 1 and coalesce("fuel_eighths", 0) between 0 and 8 and coalesce("battery_percent", 0) between 0 and 100`,
    ),
    holds("handover_addendum_to", `"addendum_to" <> "id"`),
    holds("handover_seen", `"seen_by" is null or "seen_at" is not null`),
    // The database itself keeps a signed sheet from being changed without its hash.
    holds(
      "handover_sheet",
      `"sheet" is null or ("sheet_sha256" is not null and "sheet_sha256" = encode(sha256(convert_to("sheet", 'UTF8')), 'hex'))`,
    ),
    holds("handover_sheet_hash", `"sheet_sha256" ~ ${hash}`),
  ],
);

/** A photo of a handover: named by its bytes, and here once it was received. */
export const handoverPhoto = pgTable(
  "handover_photo",
  {
    id: idColumn(),
    handoverId: integer("handover_id")
      .notNull()
      .references(() => handover.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: photoKinds }).notNull(),
    /** Of the bytes as the phone sent them. */
    sha256: text("sha256").notNull(),
    /** By the camera's own mark, else by the clock of the phone. */
    takenAt: moment("taken_at").notNull(),
    /** Null while the photo is expected and not here. */
    receivedAt: moment("received_at"),
    ...created,
  },
  (table) => [
    unique("handover_photo_once").on(table.handoverId, table.sha256),
    index("handover_photo_sha256").on(table.sha256),
    oneOf("handover_photo_kind", "kind", photoKinds),
    holds("handover_photo_hash", `"sha256" ~ ${hash}`),
  ],
);

/** A sheet as a file: made once, kept under the SHA-256 of its bytes, never made again. */
export const handoverPaper = pgTable(
  "handover_paper",
  {
    handoverId: integer("handover_id")
      .notNull()
      .references(() => handover.id, { onDelete: "cascade" }),
    edition: text("edition", { enum: paperEditions }).notNull(),
    /** Of the bytes of the file, which lies under this name. */
    sha256: text("sha256").notNull(),
    /** How many photos are printed on it. */
    photos: smallint("photos").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.edition] }),
    index("handover_paper_sha256").on(table.sha256),
    oneOf("handover_paper_edition", "edition", paperEditions),
    holds("handover_paper_hash", `"sha256" ~ ${hash}`),
  ],
);

/** A handover that was begun: anybody of the staff can go on with it. */
export const handoverDraft = pgTable(
  "handover_draft",
  {
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    direction: text("direction", { enum: directions }).notNull(),
    body: jsonValue("body").notNull(),
    editedBy: text("edited_by")
      .notNull()
      .references(() => user.id),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.direction] }),
    oneOf("handover_draft_direction", "direction", directions),
  ],
);

/**
 * Who drives a vehicle to where it goes out, or from where it comes back, and whether they have. It is about the time and the place
 * that were agreed when it was said; after a change of either it counts no more.
 */
export const moveRun = pgTable(
  "move_run",
  {
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    side: text("side", { enum: moveSides }).notNull(),
    /** Wall clock in Sarajevo. */
    agreedLocal: text("agreed_local").notNull(),
    agreedLocationId: text("agreed_location_id")
      .notNull()
      .references(() => location.id),
    /** Null while nobody was named. */
    driverId: text("driver_id").references(() => user.id),
    tickedAt: moment("ticked_at"),
    tickedBy: text("ticked_by").references(() => user.id),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.side] }),
    index("move_run_driver").on(table.driverId),
    oneOf("move_run_side", "side", moveSides),
    holds("move_run_ticked", `("ticked_at" is null) = ("ticked_by" is null)`),
  ],
);

/** A handover that is shown on the customer's own phone: what it shows, and what was said and signed there. */
export const handoverPass = pgTable(
  "handover_pass",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    direction: text("direction", { enum: directions }).notNull(),
    /** SHA-256 of the secret in the address, which is kept nowhere. */
    secretSha256: text("secret_sha256").notNull().unique(),
    /** SHA-256 of what the first phone that opened it keeps in a cookie; null until then. */
    deviceSha256: text("device_sha256"),
    madeBy: text("made_by")
      .notNull()
      .references(() => user.id),
    expiresAt: moment("expires_at").notNull(),
    /** Why it shows nothing any more, before its time is up. */
    ended: text("ended", { enum: passEnds }),
    /** What the member's phone shows, without papers of the drivers; null once it has ended. */
    shown: jsonb("shown").$type<Shown>(),
    /** What the customer said there, in order: marks, and answers to marks. */
    told: jsonb("told").$type<Told[]>().notNull().default([]),
    /** How many of these are part of `shown` already. */
    taken: integer("taken").notNull().default(0),
    /** The signature; null while nobody signed what is shown now. */
    signed: jsonb("signed").$type<SignedShown>(),
    /** Somebody signed, and what is shown has changed since. */
    wasSigned: boolean("was_signed").notNull().default(false),
    ...edited,
  },
  (table) => [
    index("handover_pass_reservation").on(table.reservationId),
    oneOf("handover_pass_direction", "direction", directions),
    oneOf("handover_pass_ended", "ended", passEnds),
    holds("handover_pass_hashes", `"secret_sha256" ~ ${hash} and "device_sha256" ~ ${hash}`),
    holds("handover_pass_taken", `"taken" between 0 and jsonb_array_length("told")`),
    holds("handover_pass_emptied", `("shown" is null) = ("ended" is not null)`),
  ],
);

/** A photo that a customer took on the own phone: here before the sheet that names it, and read by its pass and by the staff alone. */
export const handoverPassPhoto = pgTable(
  "handover_pass_photo",
  {
    passId: integer("pass_id")
      .notNull()
      .references(() => handoverPass.id, { onDelete: "cascade" }),
    /** Of the bytes as the phone sent them. */
    sha256: text("sha256").notNull(),
    receivedAt: moment("received_at").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({ columns: [table.passId, table.sha256] }),
    index("handover_pass_photo_sha256").on(table.sha256),
    holds("handover_pass_photo_hash", `"sha256" ~ ${hash}`),
  ],
);

/** The papers of the drivers of a reservation, as they were seen at the handover. */
export const driverPapers = pgTable(
  "driver_papers",
  {
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    /** 0 is the customer, 1 and above are the other drivers. */
    position: smallint("position").notNull(),
    name: text("name").notNull(),
    licenceNumber: text("licence_number").notNull(),
    licenceCountry: text("licence_country").notNull(),
    licenceIssued: date("licence_issued").notNull(),
    licenceExpires: date("licence_expires").notNull(),
    identityKind: text("identity_kind", { enum: identityKinds }).notNull(),
    identityNumber: text("identity_number").notNull(),
    identityExpires: date("identity_expires").notNull(),
    address: text("address").notNull(),
    ...edited,
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.position] }),
    oneOf("driver_papers_identity_kind", "identity_kind", identityKinds),
    holds("driver_papers_position", `"position" between 0 and 9`),
    holds("driver_papers_licence", `"licence_expires" >= "licence_issued"`),
  ],
);

/** Damage of a vehicle, kept with the vehicle so that the next handover shows it. */
export const damage = pgTable(
  "damage",
  {
    id: idColumn(),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicle.id),
    reservationId: integer("reservation_id").references(() => reservation.id),
    /** The handover at which it was found. */
    handoverId: integer("handover_id").references(() => handover.id),
    foundAt: text("found_at", { enum: ["out", "in", "inspection"] }).notNull(),
    view: text("view", { enum: damageViews }).notNull(),
    /** The position on the drawing of that view, 0 to 1. */
    x: doublePrecision("x").notNull(),
    y: doublePrecision("y").notNull(),
    kind: text("kind", { enum: damageKinds }).notNull(),
    sizeMm: integer("size_mm"),
    severity: smallint("severity").notNull().default(1),
    status: text("status", { enum: damageStatuses }).notNull().default("open"),
    description: text("description").notNull().default(""),
    /** SHA-256 of photos of its handover. */
    photos: text("photos").array().notNull().default([]),
    /** Of the price table on the day on which it was found. */
    priceCents: integer("price_cents"),
    chargeCents: integer("charge_cents"),
    renterAnswer: text("renter_answer", { enum: renterAnswers }),
    repairedAt: moment("repaired_at"),
    ...edited,
  },
  (table) => [
    index("damage_vehicle").on(table.vehicleId),
    index("damage_reservation").on(table.reservationId),
    index("damage_handover").on(table.handoverId),
    oneOf("damage_found_at", "found_at", ["out", "in", "inspection"]),
    oneOf("damage_view", "view", damageViews),
    oneOf("damage_kind", "kind", damageKinds),
    oneOf("damage_status", "status", damageStatuses),
    oneOf("damage_renter_answer", "renter_answer", renterAnswers),
    holds("damage_place", `"x" between 0 and 1 and "y" between 0 and 1`),
    holds(
      "damage_severity",
      `"severity" between 1 and 3 and coalesce("charge_cents", 0) >= 0 and coalesce("price_cents", 0) >= 0`,
    ),
  ],
);
