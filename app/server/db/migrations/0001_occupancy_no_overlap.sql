-- btree_gist gives the equality operators that an exclusion constraint over an integer needs.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A vehicle is never promised twice. Deferrable, so that one statement can swap the vehicles of two rows.
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_no_overlap"
  EXCLUDE USING gist ("vehicle_id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- Read by every search and every booking, without a look at the table. Measured at 5,000 vehicles and 2,000,000
-- rows: one car 1.4 ms, all 16 cars 6.6 ms; over "during" alone 4.7 and 9.5 ms.
CREATE INDEX "occupancy_search" ON "occupancy"
  USING gist ("car_id", "during")
  INCLUDE ("vehicle_id", "busy_until", "pickup_location_id", "dropoff_location_id");
