ALTER TABLE "payment" ADD COLUMN "payer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "fiscal_device" text;--> statement-breakpoint
CREATE INDEX "payment_device" ON "payment" USING btree ("paid_at") WHERE fiscal_device is not null;