-- What became of a hold is said by its entries alone: what was released, and what was taken and for what.
CREATE TABLE "deposit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deposit_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"eur" integer DEFAULT 0 NOT NULL,
	"bam" integer DEFAULT 0 NOT NULL,
	"purpose" text,
	"reason" text DEFAULT '' NOT NULL,
	"charge_id" integer,
	"damage_id" integer,
	"payment_id" integer,
	"undoes_id" integer,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"form_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_entry_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "deposit_entry_kind" CHECK ("kind" in ('released', 'taken')),
	CONSTRAINT "deposit_entry_purpose" CHECK ("purpose" in ('fuel', 'cleaning', 'damage', 'late', 'equipment', 'fine', 'rental', 'other')),
	CONSTRAINT "deposit_entry_amount" CHECK (case when "undoes_id" is null then "amount_cents" > 0 and "eur" >= 0 and "bam" >= 0
        else "amount_cents" < 0 and "eur" <= 0 and "bam" <= 0 end),
	CONSTRAINT "deposit_entry_taking" CHECK (("kind" = 'taken') = ("purpose" is not null))
);
--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_method";--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_amount";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_rounding";--> statement-breakpoint
ALTER TABLE "damage" DROP CONSTRAINT "damage_deposit_id_deposit_id_fk";
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "held_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "held_bam" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "form_key" text;--> statement-breakpoint
-- A deposit that was not held is what its reservation says already.
DELETE FROM "deposit" WHERE "status" = 'due' OR "method" = 'none' OR "amount_cents" = 0;--> statement-breakpoint
UPDATE "deposit" SET "held_at" = coalesce("held_at", "created_at"),
	"held_eur" = CASE WHEN "method" = 'cash' THEN "amount_cents" ELSE 0 END,
	"last_four" = substring("reference" from '^[0-9]{4}$'),
	"expires_at" = CASE WHEN "method" = 'card-hold' THEN "expires_at" END;--> statement-breakpoint
INSERT INTO "deposit_entry" ("deposit_id", "kind", "amount_cents", "eur", "purpose", "reason", "damage_id", "at", "staff_id")
	SELECT "id", 'taken', "captured_cents", CASE WHEN "method" = 'cash' THEN "captured_cents" ELSE 0 END, 'other', "note",
		(SELECT min("damage"."id") FROM "damage" WHERE "damage"."deposit_id" = "deposit"."id"), coalesce("released_at", "updated_at"), "held_by"
	FROM "deposit" WHERE "captured_cents" > 0;--> statement-breakpoint
INSERT INTO "deposit_entry" ("deposit_id", "kind", "amount_cents", "eur", "at", "staff_id")
	SELECT "id", 'released', "amount_cents" - "captured_cents",
		CASE WHEN "method" = 'cash' THEN "amount_cents" - "captured_cents" ELSE 0 END, coalesce("released_at", "updated_at"), "held_by"
	FROM "deposit" WHERE "status" <> 'held' AND "amount_cents" > "captured_cents";--> statement-breakpoint
ALTER TABLE "deposit" ALTER COLUMN "held_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_damage_id_damage_id_fk" FOREIGN KEY ("damage_id") REFERENCES "public"."damage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_undoes_id_deposit_entry_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."deposit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_entry_deposit" ON "deposit_entry" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "deposit_entry_payment" ON "deposit_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_entry_undoes" ON "deposit_entry" USING btree ("undoes_id");--> statement-breakpoint
ALTER TABLE "damage" DROP COLUMN "deposit_id";--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_form_key_unique" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_cash" CHECK (("method" = 'cash') = ("held_eur" + "held_bam" > 0));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_card" CHECK ("last_four" ~ '^[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_lapse" CHECK ("expires_at" is null or "method" = 'card-hold');--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_method" CHECK ("method" in ('card-hold', 'cash'));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_amount" CHECK ("amount_cents" > 0 and "held_eur" >= 0 and "held_bam" >= 0);--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_rounding" CHECK ("rounding_cents" between -4 and 4);--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_status";--> statement-breakpoint
ALTER TABLE "deposit" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "deposit" DROP COLUMN "captured_cents";--> statement-breakpoint
ALTER TABLE "deposit" DROP COLUMN "released_at";--> statement-breakpoint
CREATE FUNCTION keep_deposit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'UPDATE' OR (to_jsonb(new) - 'reason') IS DISTINCT FROM (to_jsonb(old) - 'reason')
  THEN RAISE EXCEPTION 'a step of a deposit is never changed: it is followed by its opposite';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_deposit_entry BEFORE UPDATE OR DELETE ON "deposit_entry" FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();
