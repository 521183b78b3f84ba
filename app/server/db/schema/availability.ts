import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { blockKinds } from "../../../domain/availability/blocks/block-kinds.ts";
import { car, vehicle } from "./cars.ts";
import { created, edited, holds, idColumn, instantRange, moment, oneOf } from "./columns.ts";
import { location } from "./locations.ts";
import { reservation } from "./reservations.ts";

/**
 * Everything that keeps a vehicle busy, in one table, so that one exclusion constraint guards it
 * (`occupancy_no_overlap`, in a migration of its own because drizzle does not know such constraints).
 *
 * `during` runs from the pick-up to the return plus the turnaround; `busyUntil` is the return itself,
 * which the turnaround and the transfer to the next place are counted from. Once the vehicle is back,
 * both end at the real return. Cancelled and missed reservations have no row.
 *
 * `carId` repeats the vehicle's car: a booking (one car) and a search (all cars) then read the index
 * `occupancy_search` alone. The foreign key over both columns keeps it true.
 */
export const occupancy = pgTable(
  "occupancy",
  {
    id: idColumn(),
    vehicleId: integer("vehicle_id").notNull(),
    carId: integer("car_id").notNull(),
    kind: text("kind", { enum: ["reservation", "block"] }).notNull(),
    reservationId: integer("reservation_id")
      .unique()
      .references(() => reservation.id, { onDelete: "cascade" }),
    during: instantRange("during").notNull(),
    busyUntil: moment("busy_until").notNull(),
    pickupLocationId: text("pickup_location_id").references(() => location.id),
    dropoffLocationId: text("dropoff_location_id").references(() => location.id),
    /** True when this very vehicle was promised, is already out, or the row is a block: it never moves. */
    pinned: boolean("pinned").notNull().default(false),
    note: text("note").notNull().default(""),
    /** Why a block takes the vehicle out of sale; absent of a reservation. */
    blockKind: text("block_kind", { enum: blockKinds }),
    /** Shared by the blocks that one deed made, for several vehicles or every week. */
    blockSeries: text("block_series"),
    ...edited,
  },
  (table) => [
    foreignKey({
      name: "occupancy_vehicle_of_car",
      columns: [table.vehicleId, table.carId],
      foreignColumns: [vehicle.id, vehicle.carId],
    }).onUpdate("cascade"),
    oneOf("occupancy_kind", "kind", ["reservation", "block"]),
    oneOf("occupancy_block_kind", "block_kind", blockKinds),
    holds(
      "occupancy_block_alone",
      `"kind" = 'block' or num_nonnulls("block_kind", "block_series") = 0`,
    ),
    // Finds when vehicles were out of sale, among all that they were rented for.
    index("occupancy_block")
      .on(table.vehicleId)
      .where(sql`kind = 'block'`),
    index("occupancy_block_series")
      .on(table.blockSeries)
      .where(sql`${table.blockSeries} is not null`),
    holds(
      "occupancy_bounded",
      `not isempty("during") and not lower_inf("during") and not upper_inf("during") and isfinite(lower("during")) and isfinite(upper("during")) and lower_inc("during") and not upper_inc("during")`,
    ),
    holds(
      "occupancy_busy_until",
      `"busy_until" > lower("during") and "busy_until" <= upper("during")`,
    ),
    holds(
      "occupancy_by_kind",
      `case "kind" when 'reservation' then num_nulls("reservation_id", "pickup_location_id", "dropoff_location_id") = 0 else num_nonnulls("reservation_id", "pickup_location_id", "dropoff_location_id") = 0 and "pinned" end`,
    ),
  ],
);

/**
 * Counts the changes of a car's vehicles and of their occupancy; triggers raise it in the transaction of the change.
 * A process that holds a car's calendar in memory compares this number to see whether it is still current.
 */
export const fleetVersion = pgTable("fleet_version", {
  carId: integer("car_id")
    .primaryKey()
    .references(() => car.id, { onDelete: "cascade" }),
  version: integer("version").notNull(),
  ...created,
});
