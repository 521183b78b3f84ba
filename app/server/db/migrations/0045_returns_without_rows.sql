DROP INDEX "handover_vehicle";--> statement-breakpoint
DROP INDEX "handover_at";--> statement-breakpoint
CREATE INDEX "handover_vehicle" ON "handover" USING btree ("vehicle_id","at","id","direction","addendum_to");--> statement-breakpoint
CREATE INDEX "handover_at" ON "handover" USING btree ("at","vehicle_id","id","direction","addendum_to");