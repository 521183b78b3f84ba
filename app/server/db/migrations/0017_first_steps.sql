ALTER TABLE "outbox" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "prices_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "steps_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_carrier" CHECK ("carrier" in ('smtp', 'resend', 'edge', 'mailbox'));