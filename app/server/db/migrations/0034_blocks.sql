ALTER TABLE "occupancy" ADD COLUMN "block_kind" text;--> statement-breakpoint
ALTER TABLE "occupancy" ADD COLUMN "block_series" text;--> statement-breakpoint
CREATE INDEX "occupancy_block_series" ON "occupancy" USING btree ("block_series") WHERE "occupancy"."block_series" is not null;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_block_kind" CHECK ("block_kind" in ('service', 'repair', 'cleaning', 'tyres', 'private', 'other'));--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_block_alone" CHECK ("kind" = 'block' or num_nonnulls("block_kind", "block_series") = 0);--> statement-breakpoint
-- Blocks came from exchanges alone until now: each is the repair of a vehicle that broke down.
UPDATE "occupancy" SET "block_kind" = 'repair' WHERE "kind" = 'block';
