import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { paymentMethods } from "../../../domain/account/payment-method.ts";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";
import { languages } from "../../../domain/language.ts";
import { staffWays } from "../../../domain/reservations/booking/source.ts";
import { waitReasons } from "../../../domain/reservations/booking/wait-reasons.ts";
import { reservationStatuses } from "../../../domain/reservations/states/status.ts";
import { car, vehicle } from "./cars.ts";
import {
  created,
  edited,
  holds,
  idColumn,
  jsonValue,
  moment,
  oneOf,
  wordIndex,
} from "./columns.ts";
import { location } from "./locations.ts";
import { coupon, protectionPlan } from "./pricing.ts";
import { actorKinds, user } from "./staff.ts";

/** Details of a deed, whatever its kind needs. */
type Facts = Readonly<Record<string, unknown>>;

const localDateTime = `'^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'`;
const tripEnds = ["arrival", "return"] as const;
const paymentKinds = ["payment", "refund"] as const;
export const reservation = pgTable(
  "reservation",
  {
    id: idColumn(),
    /** Ten characters of Crockford base32, shown as EP-XXXXX-XXXXX. */
    code: text("code").notNull().unique(),
    /** The unguessable part of the confirmation page's address. */
    token: text("token").notNull().unique(),
    status: text("status", { enum: reservationStatuses }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    carId: integer("car_id")
      .notNull()
      .references(() => car.id),
    /** The vehicle planned for it, or that served it; `occupancy` decides what is busy. */
    vehicleId: integer("vehicle_id").references(() => vehicle.id),
    pinned: boolean("pinned").notNull().default(false),

    pickupLocationId: text("pickup_location_id")
      .notNull()
      .references(() => location.id),
    dropoffLocationId: text("dropoff_location_id")
      .notNull()
      .references(() => location.id),
    pickupAt: moment("pickup_at").notNull(),
    dropoffAt: moment("dropoff_at").notNull(),
    /** Wall clock in Sarajevo, `YYYY-MM-DDTHH:MM`: used for billing and on printed papers. */
    pickupLocal: text("pickup_local").notNull(),
    dropoffLocal: text("dropoff_local").notNull(),
    rentalDays: integer("rental_days").notNull(),

    firstName: text("first_name").notNull(),
    /** `nameKey(firstName)`: without case, accents and spaces. */
    firstNameKey: text("first_name_key").notNull(),
    lastName: text("last_name").notNull(),
    dateOfBirth: date("date_of_birth"),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    phoneCountry: text("phone_country").notNull(),
    flightNumber: text("flight_number"),
    marketingConsentAt: moment("marketing_consent_at"),
    privacyAcceptedAt: moment("privacy_accepted_at"),
    termsAcceptedAt: moment("terms_accepted_at"),
    /** The versions of the legal texts that were in force at the moment of booking, and accepted. */
    privacyVersion: integer("privacy_version"),
    termsVersion: integer("terms_version"),
    cancellationVersion: integer("cancellation_version"),
    /** When the personal data was erased: the columns above are then empty. */
    erasedAt: moment("erased_at"),

    planCode: text("plan_code")
      .notNull()
      .references(() => protectionPlan.code, { onUpdate: "cascade" }),
    /** Quantity per extra code. */
    extras: jsonb("extras").$type<Record<string, number>>().notNull().default({}),
    countries: text("countries").array().notNull().default([]),
    couponCode: text("coupon_code"),

    carCents: integer("car_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    depositCents: integer("deposit_cents").notNull(),
    priceListVersion: integer("price_list_version").notNull(),
    /**
     * The fee that may be charged for its cancellation after the free time; 0 when none may, or when it is not
     * cancelled.
     */
    cancellationFeeCents: integer("cancellation_fee_cents").notNull().default(0),
    /** The sum that may be charged for its changes after the free time. */
    changeFeeCents: integer("change_fee_cents").notNull().default(0),

    /** Why it waits, or waited, for the word of the staff (`WaitReason`); empty when it was confirmed at once. */
    waitReasons: text("wait_reasons").array().notNull().default([]),
    /** What its customer goes by (`personKeys`); empty once that is erased. */
    personKeys: text("person_keys").array().notNull().default([]),

    createdBy: text("created_by", { enum: ["site", "staff"] }).notNull(),
    /** How it came to the staff, and who sent it; absent of what was booked on the site, and of old ones. */
    bookedThrough: text("booked_through", { enum: staffWays }),
    partner: text("partner"),
    /** SEQUENCE of its calendar file; each change of the trip adds one. */
    sequence: integer("sequence").notNull().default(0),
    staffNote: text("staff_note").notNull().default(""),
    /** The words that a search finds it by: code, name, phone and e-mail (function `reservation_words`). */
    search: wordIndex("search").generatedAlwaysAs(
      sql`reservation_words("code", "first_name", "last_name", "email", "phone")`,
    ),
    ...edited,
  },
  (table) => [
    index("reservation_status_pickup").on(table.status, table.pickupAt),
    // Lists are sorted by these columns, then the id, and paged by them.
    index("reservation_pickup").on(table.pickupAt, table.id),
    index("reservation_dropoff").on(table.dropoffAt, table.id),
    index("reservation_created").on(table.createdAt, table.id),
    index("reservation_total").on(table.totalCents, table.id),
    index("reservation_search").using("gin", table.search).with({ fastupdate: false }),
    index("reservation_vehicle").on(table.vehicleId),
    // Finds where a vehicle is, and where it goes next.
    index("reservation_vehicle_open")
      .on(table.vehicleId, table.pickupAt)
      .where(sql`status in ('pending', 'confirmed', 'on_rent')`),
    index("reservation_car").on(table.carId),
    index("reservation_email").on(sql`lower(${table.email})`),
    index("reservation_phone").on(table.phone),
    // Finds what the same person has open, at every booking.
    index("reservation_person")
      .using("gin", table.personKeys)
      .with({ fastupdate: false })
      .where(sql`status in ('pending', 'confirmed', 'on_rent')`),
    // What revenue is put together by, without the rest of the row.
    index("reservation_sold_to").on(table.id, table.couponCode, table.partner, table.phoneCountry),
    index("reservation_partner")
      .on(table.partner)
      .where(sql`partner is not null`),
    oneOf("reservation_status", "status", reservationStatuses),
    oneOf("reservation_language", "language", languages),
    oneOf("reservation_created_by", "created_by", ["site", "staff"]),
    oneOf("reservation_booked_through", "booked_through", staffWays),
    holds("reservation_source", `"booked_through" is null or "created_by" = 'staff'`),
    holds(
      "reservation_partner",
      `("partner" is null) = ("booked_through" is distinct from 'partner')`,
    ),
    holds("reservation_code", `"code" ~ '^[0-9A-HJKMNP-TV-Z]{10}$'`),
    holds("reservation_token", `length("token") >= 20`),
    holds("reservation_trip", `"dropoff_at" > "pickup_at" and "rental_days" > 0`),
    holds(
      "reservation_local",
      `"pickup_local" ~ ${localDateTime} and "dropoff_local" ~ ${localDateTime}`,
    ),
    holds(
      "reservation_totals",
      `"total_cents" >= 0 and "deposit_cents" >= 0 and "net_cents" + "vat_cents" = "total_cents"`,
    ),
    holds(
      "reservation_wait_reasons",
      `"wait_reasons" <@ array[${waitReasons.map((reason) => `'${reason}'`).join(", ")}]`,
    ),
    holds("reservation_fees", `"cancellation_fee_cents" >= 0 and "change_fee_cents" >= 0`),
    holds(
      "reservation_consents",
      `"created_by" = 'staff' or "erased_at" is not null or num_nulls("date_of_birth", "privacy_accepted_at", "terms_accepted_at") = 0`,
    ),
  ],
);

/** The price of a reservation as it was sold, line by line. */
export const reservationLine = pgTable(
  "reservation_line",
  {
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    code: text("code").$type<QuoteLine["code"]>().notNull(),
    subject: text("subject").notNull().default(""),
    quantity: integer("quantity").notNull(),
    unit: text("unit").$type<QuoteLine["unit"]>().notNull(),
    unitCents: integer("unit_cents").notNull(),
    amountCents: integer("amount_cents").notNull(),
    included: boolean("included").notNull().default(false),
    reason: jsonValue("reason").$type<QuoteLine["reason"]>().notNull(),
    ...created,
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.position] })],
);

/** What happened to a reservation: each transition and each change, with who and why. */
export const reservationEvent = pgTable(
  "reservation_event",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status", { enum: reservationStatuses }),
    toStatus: text("to_status", { enum: reservationStatuses }).notNull(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    actorId: text("actor_id"),
    reason: text("reason"),
    before: jsonValue("before").$type<Facts>(),
    after: jsonValue("after").$type<Facts>(),
    ...created,
  },
  (table) => [
    index("reservation_event_reservation").on(table.reservationId),
    // Finds the few completed rentals whose account may be open (`reservations/reading/account-sql`).
    index("reservation_event_reopens")
      .on(table.reservationId)
      .where(
        sql`action in ('charge', 'refund', 'void-payment') or action = 'complete' and "after" is not null`,
      ),
    oneOf("reservation_event_actor_kind", "actor_kind", actorKinds),
    oneOf("reservation_event_from_status", "from_status", reservationStatuses),
    oneOf("reservation_event_to_status", "to_status", reservationStatuses),
  ],
);

/**
 * The customer's last report of coming later than agreed, or bringing the car back later or earlier. It no longer counts once the
 * reservation has another pick-up or return than the one reported. It names nobody, so that it stays when a
 * reservation is erased.
 */
export const lateReport = pgTable(
  "late_report",
  {
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    /** `arrival` before the car is picked up, `return` while it is out. */
    tripEnd: text("trip_end", { enum: tripEnds }).notNull(),
    /** The agreed pick-up or return after the report: place, and wall clock in Sarajevo. */
    agreedLocationId: text("agreed_location_id")
      .notNull()
      .references(() => location.id),
    agreedLocal: text("agreed_local").notNull(),
    /** The time at which the customer will come instead. */
    expectedAt: moment("expected_at").notNull(),
    /** `expectedAt` as wall clock in Sarajevo. */
    expectedLocal: text("expected_local").notNull(),
    /** The out-of-hours fee in the price because of the delay. */
    feeCents: integer("fee_cents").notNull(),
    /** The new total minus the old one. */
    differenceCents: integer("difference_cents").notNull(),
    /** Others are promised the vehicle from `expectedAt` on, which is before the agreed return. */
    freesVehicle: boolean("frees_vehicle").notNull().default(false),
    reportedAt: moment("reported_at").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.tripEnd] }),
    // Finds those expected on a day, although agreed for another.
    index("late_report_expected").on(table.expectedAt),
    oneOf("late_report_trip_end", "trip_end", tripEnds),
    holds(
      "late_report_local",
      `"agreed_local" ~ ${localDateTime} and "expected_local" ~ ${localDateTime}`,
    ),
    holds("late_report_fee", `"fee_cents" >= 0`),
    holds(
      "late_report_frees",
      `not "frees_vehicle" or ("trip_end" = 'return' and "expected_local" < "agreed_local")`,
    ),
  ],
);

/** A form that was sent: the same key with the same body gets the same answer. */
export const submission = pgTable(
  "submission",
  {
    key: text("key").primaryKey(),
    bodyHash: text("body_hash").notNull(),
    reservationId: integer("reservation_id").references(() => reservation.id, {
      onDelete: "cascade",
    }),
    answer: jsonValue("answer").$type<{ ok: true; token: string; code: string }>(),
    ...created,
  },
  (table) => [
    index("submission_created").on(table.createdAt),
    index("submission_reservation").on(table.reservationId),
  ],
);

/** One use of a coupon by one reservation. */
export const couponUse = pgTable(
  "coupon_use",
  {
    id: idColumn(),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupon.id),
    reservationId: integer("reservation_id")
      .notNull()
      .unique()
      .references(() => reservation.id, { onDelete: "cascade" }),
    /** The e-mail address in small letters. */
    emailKey: text("email_key").notNull(),
    amountCents: integer("amount_cents").notNull(),
    ...created,
  },
  (table) => [index("coupon_use_coupon").on(table.couponId, table.emailKey)],
);

/** A payment or refund, in both currencies. Never deleted: a wrong one is voided with a reason. */
export const payment = pgTable(
  "payment",
  {
    id: idColumn(),
    reservationId: integer("reservation_id")
      .notNull()
      .references(() => reservation.id),
    kind: text("kind", { enum: paymentKinds }).notNull().default("payment"),
    method: text("method", { enum: paymentMethods }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** What was laid on the counter, charged or sent, and what was given back of it: hundredths of euro and of marks. */
    tenderedEur: integer("tendered_eur").notNull().default(0),
    tenderedBam: integer("tendered_bam").notNull().default(0),
    changeEur: integer("change_eur").notNull().default(0),
    changeBam: integer("change_bam").notNull().default(0),
    /** The amount less the worth of what stayed: marks have no piece below five feninga. */
    roundingCents: integer("rounding_cents").notNull().default(0),
    /** Made with the form: who sends it twice pays once. */
    formKey: text("form_key").unique(),
    /** When it was entered: this is the day that it belongs to. */
    paidAt: moment("paid_at").notNull(),
    /** When it was taken, where that was before it was entered, because there was no connection. */
    takenAt: moment("taken_at"),
    staffId: text("staff_id").references(() => user.id),
    reference: text("reference"),
    /** Who paid, or got it back, where it was not the customer. */
    payer: text("payer").notNull().default(""),
    fiscalReceiptNumber: text("fiscal_receipt_number"),
    /** The device that printed it (IBFM). */
    fiscalDevice: text("fiscal_device"),
    fiscalReceiptAt: moment("fiscal_receipt_at"),
    voidedAt: moment("voided_at"),
    voidReason: text("void_reason"),
    voidedBy: text("voided_by").references(() => user.id),
    note: text("note").notNull().default(""),
    ...edited,
  },
  (table) => [
    index("payment_reservation").on(table.reservationId),
    index("payment_paid").on(table.paidAt),
    index("payment_device")
      .on(table.paidAt)
      .where(sql`fiscal_device is not null`),
    index("payment_voided").on(table.voidedAt),
    oneOf("payment_kind", "kind", paymentKinds),
    oneOf("payment_method", "method", paymentMethods),
    holds(
      "payment_amount",
      `"amount_cents" > 0 and "tendered_eur" >= 0 and "tendered_bam" >= 0 and "tendered_eur" + "tendered_bam" > 0 and "change_eur" >= 0 and "change_bam" >= 0`,
    ),
    holds("payment_rounding", `"rounding_cents" between -4 and 4`),
    holds("payment_void", `("voided_at" is null) = ("void_reason" is null)`),
    holds("payment_taken", `"taken_at" <= "paid_at"`),
  ],
);
