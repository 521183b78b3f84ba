import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { plainSubjects } from "../../../domain/visits/plain-count.ts";
import { visitDimensions } from "../../../domain/visits/visit-dimensions.ts";
import { tripSteps } from "../../../domain/visits/visit-steps.ts";
import { created, holds, oneOf } from "./columns.ts";

/** What is added up of a day or a month; `domain/visits/visit-sum` says what each of them counts. */
const sums = () => ({
  hits: integer("hits").notNull(),
  visits: integer("visits").notNull(),
  views: integer("views").notNull(),
  seconds: bigint("seconds", { mode: "number" }).notNull(),
  measured: integer("measured").notNull(),
  refused: integer("refused").notNull(),
  cents: bigint("cents", { mode: "number" }).notNull(),
  ...created,
});

const dimension = () => text("dimension", { enum: visitDimensions }).notNull();

/** The sums of a closed day by dimension and value. A closed day has the value '' of the dimension `all`, also when nobody came. */
export const visitDay = pgTable(
  "visit_day",
  { dimension: dimension(), value: text("value").notNull(), day: date("day").notNull(), ...sums() },
  (table) => [
    primaryKey({ name: "visit_day_key", columns: [table.dimension, table.value, table.day] }),
    index("visit_day_day").on(table.day),
    oneOf("visit_day_dimension", "dimension", visitDimensions),
  ],
);

/** The sums of the days of a month that is over, so that years are added up from dozens of rows. */
export const visitMonth = pgTable(
  "visit_month",
  {
    dimension: dimension(),
    value: text("value").notNull(),
    /** Its first day. */
    month: date("month").notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ name: "visit_month_key", columns: [table.dimension, table.value, table.month] }),
    index("visit_month_month").on(table.month),
    oneOf("visit_month_dimension", "dimension", visitDimensions),
  ],
);

/** Programs that looked, and fields that were wrong: counted by day, without whose they were. */
export const plainCount = pgTable(
  "plain_count",
  {
    subject: text("subject", { enum: plainSubjects }).notNull(),
    value: text("value").notNull(),
    day: date("day").notNull(),
    hits: integer("hits").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({ name: "plain_count_key", columns: [table.day, table.subject, table.value] }),
    oneOf("plain_count_subject", "subject", plainSubjects),
    holds("plain_count_hits", `"hits" > 0`),
  ],
);

/**
 * A trip with a car that was looked at on a step of a booking, each once a day: no identifier of any kind, and no foreign keys, as
 * with a search.
 */
export const tripStep = pgTable(
  "trip_step",
  {
    day: date("day").notNull(),
    step: text("step", { enum: tripSteps }).notNull(),
    pickupLocationId: text("pickup_location_id").notNull(),
    dropoffLocationId: text("dropoff_location_id").notNull(),
    pickupLocal: text("pickup_local").notNull(),
    dropoffLocal: text("dropoff_local").notNull(),
    carId: integer("car_id").notNull(),
    /** What was last chosen came to, euro cents, VAT inside. */
    cents: integer("cents").notNull(),
    /** How many times it was opened. */
    times: integer("times").notNull(),
    ...created,
  },
  (table) => [
    primaryKey({
      name: "trip_step_key",
      columns: [
        table.day,
        table.step,
        table.pickupLocal,
        table.dropoffLocal,
        table.pickupLocationId,
        table.dropoffLocationId,
        table.carId,
      ],
    }),
    oneOf("trip_step_step", "step", tripSteps),
    holds("trip_step_times", `"times" > 0`),
  ],
);
