-- Money at the desk: payments say what was given and given back in each currency, and cash lies in drawers.
CREATE TABLE "cash_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"eur" integer NOT NULL,
	"bam" integer NOT NULL,
	"reservation_id" integer,
	"payment_id" integer,
	"deposit_id" integer,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"form_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_movement_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "cash_movement_kind" CHECK ("kind" in ('payment', 'refund', 'deposit-in', 'deposit-out', 'float', 'bank', 'expense')),
	CONSTRAINT "cash_movement_amount" CHECK ("eur" <> 0 or "bam" <> 0)
);
--> statement-breakpoint
CREATE TABLE "drawer_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"opening_eur" integer NOT NULL,
	"opening_bam" integer NOT NULL,
	"opening_pieces" jsonb NOT NULL,
	"opening_reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"counted_eur" integer,
	"counted_bam" integer,
	"counted_pieces" jsonb,
	"expected_eur" integer,
	"expected_bam" integer,
	"closing_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "drawer_session_opening" CHECK ("opening_eur" >= 0 and "opening_bam" >= 0),
	CONSTRAINT "drawer_session_closed" CHECK (num_nonnulls("closed_at", "closed_by", "counted_eur", "counted_bam", "counted_pieces", "expected_eur", "expected_bam") in (0, 7))
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_currency";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_amount";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tendered_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tendered_bam" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "change_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "change_bam" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rounding_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "voided_by" text;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_session_id_drawer_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."drawer_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_session" ADD CONSTRAINT "drawer_session_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_session" ADD CONSTRAINT "drawer_session_opened_by_user_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_session" ADD CONSTRAINT "drawer_session_closed_by_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_movement_session" ON "cash_movement" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "cash_movement_payment" ON "cash_movement" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_session_open" ON "drawer_session" USING btree ("location_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "drawer_session_location" ON "drawer_session" USING btree ("location_id","opened_at");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_voided_by_user_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_form_key_unique" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_rounding" CHECK ("rounding_cents" between -2 and 2);--> statement-breakpoint
UPDATE "payment" SET "tendered_eur" = "paid_hundredths" WHERE "currency" = 'EUR';--> statement-breakpoint
UPDATE "payment" SET "tendered_bam" = "paid_hundredths" WHERE "currency" = 'BAM';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK ("amount_cents" > 0 and "tendered_eur" >= 0 and "tendered_bam" >= 0 and "tendered_eur" + "tendered_bam" > 0 and "change_eur" >= 0 and "change_bam" >= 0);--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "currency";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "paid_hundredths";--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "drawer_session" FOR EACH ROW EXECUTE FUNCTION count_row_version();
