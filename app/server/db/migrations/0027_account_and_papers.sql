CREATE TABLE "charge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"decision" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"damage_id" integer,
	"fine_id" integer,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"form_key" text,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"voided_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "charge_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "charge_kind" CHECK ("kind" in ('cancellation', 'no-show', 'late-change', 'damage', 'fine', 'handling', 'other')),
	CONSTRAINT "charge_decision" CHECK ("decision" in ('charged', 'waived')),
	CONSTRAINT "charge_amount" CHECK ("amount_cents" > 0),
	CONSTRAINT "charge_void" CHECK (("voided_at" is null) = ("void_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "day_close" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"figures" jsonb NOT NULL,
	"document_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fine" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plate" text NOT NULL,
	"vehicle_id" integer,
	"reservation_id" integer,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"country" text NOT NULL,
	"authority" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date,
	"state" text DEFAULT 'entered' NOT NULL,
	"photo_sha256" text,
	"note" text DEFAULT '' NOT NULL,
	"form_key" text,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fine_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "fine_currency" CHECK ("currency" in ('EUR', 'BAM')),
	CONSTRAINT "fine_state" CHECK ("state" in ('entered', 'named', 'charged', 'settled', 'withdrawn')),
	CONSTRAINT "fine_amount" CHECK ("amount" > 0 and "amount_cents" > 0),
	CONSTRAINT "fine_photo" CHECK ("photo_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "online_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"payment_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "online_payment_state" CHECK ("state" in ('begun', 'paid', 'failed', 'refunded')),
	CONSTRAINT "online_payment_amount" CHECK ("amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"reservation_id" integer,
	"content" jsonb NOT NULL,
	"form" smallint NOT NULL,
	"sha256" text,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text,
	"ends_id" integer,
	"secret_sha256" text,
	"valid_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"fiscal_number" text,
	"fiscal_at" timestamp with time zone,
	"fiscal_device" text,
	"form_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_secret_sha256_unique" UNIQUE("secret_sha256"),
	CONSTRAINT "document_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "document_kind" CHECK ("kind" in ('agreement', 'annex', 'border-pack', 'damage-report', 'late-return-letter', 'no-show-letter', 'fine-letter', 'fine-statement', 'payment-slip', 'payment-receipt', 'deposit-receipt', 'proforma', 'invoice', 'credit-note', 'day-close')),
	CONSTRAINT "document_number_from_one" CHECK ("number" >= 1),
	CONSTRAINT "document_hash" CHECK ("sha256" ~ '^[0-9a-f]{64}$' and "secret_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "numbering" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"next" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "numbering_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "numbering_series" CHECK ("series" in ('agreement', 'annex', 'border-pack', 'damage-report', 'late-return-letter', 'no-show-letter', 'fine-letter', 'fine-statement', 'payment-slip', 'payment-receipt', 'deposit-receipt', 'proforma', 'invoice', 'credit-note', 'day-close')),
	CONSTRAINT "numbering_next" CHECK ("next" >= 1)
);
--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_damage_id_damage_id_fk" FOREIGN KEY ("damage_id") REFERENCES "public"."damage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_fine_id_fine_id_fk" FOREIGN KEY ("fine_id") REFERENCES "public"."fine"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_voided_by_user_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_closed_by_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine" ADD CONSTRAINT "fine_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine" ADD CONSTRAINT "fine_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine" ADD CONSTRAINT "fine_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payment" ADD CONSTRAINT "online_payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payment" ADD CONSTRAINT "online_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_issued_by_user_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_ends_id_document_id_fk" FOREIGN KEY ("ends_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_reservation" ON "charge" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "charge_at" ON "charge" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_once" ON "charge" USING btree ("reservation_id","kind") WHERE voided_at is null and kind in ('cancellation', 'no-show');--> statement-breakpoint
CREATE INDEX "fine_reservation" ON "fine" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "fine_vehicle" ON "fine" USING btree ("vehicle_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fine_notice" ON "fine" USING btree ("authority","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payment_reference" ON "online_payment" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "online_payment_reservation" ON "online_payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_number" ON "document" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "document_ends" ON "document" USING btree ("ends_id");--> statement-breakpoint
CREATE INDEX "document_reservation" ON "document" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "document_sha256" ON "document" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "document_issued" ON "document" USING btree ("issued_at");--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "fine" FOR EACH ROW EXECUTE FUNCTION count_row_version();--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "charge" FOR EACH ROW EXECUTE FUNCTION count_row_version();--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "online_payment" FOR EACH ROW EXECUTE FUNCTION count_row_version();--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "document" FOR EACH ROW EXECUTE FUNCTION count_row_version();--> statement-breakpoint
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'UPDATE'
    OR (new.kind, new.year, new.number, new.reservation_id, new.content, new.form, new.issued_at, new.ends_id)
      IS DISTINCT FROM (old.kind, old.year, old.number, old.reservation_id, old.content, old.form, old.issued_at, old.ends_id)
    OR (old.sha256 IS NOT NULL AND new.sha256 IS DISTINCT FROM old.sha256)
  THEN RAISE EXCEPTION 'an issued paper is never changed: it is ended by another one';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_document BEFORE UPDATE OR DELETE ON "document" FOR EACH ROW EXECUTE FUNCTION keep_document();
