ALTER TABLE "location" ADD COLUMN "lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_lead" CHECK ("lead_minutes" >= 0);