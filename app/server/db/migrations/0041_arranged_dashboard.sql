ALTER TABLE "user" ADD COLUMN "dashboard_order" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "dashboard_hidden" text[] DEFAULT '{}' NOT NULL;