-- Handing over and taking back: the sheet as it was signed, corrections beside it, photos that arrive later, drafts, and papers of
-- the drivers. Whatever was written of a handover before was never signed in the product, so its empty columns go.
CREATE TABLE "driver_papers" (
	"reservation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_country" text NOT NULL,
	"licence_issued" date NOT NULL,
	"licence_expires" date NOT NULL,
	"identity_kind" text NOT NULL,
	"identity_number" text NOT NULL,
	"identity_expires" date NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "driver_papers_reservation_id_position_pk" PRIMARY KEY("reservation_id","position"),
	CONSTRAINT "driver_papers_identity_kind" CHECK ("identity_kind" in ('id-card', 'passport')),
	CONSTRAINT "driver_papers_position" CHECK ("position" between 0 and 9),
	CONSTRAINT "driver_papers_licence" CHECK ("licence_expires" >= "licence_issued")
);
--> statement-breakpoint
CREATE TABLE "handover_draft" (
	"reservation_id" integer NOT NULL,
	"direction" text NOT NULL,
	"body" jsonb NOT NULL,
	"edited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "handover_draft_reservation_id_direction_pk" PRIMARY KEY("reservation_id","direction"),
	CONSTRAINT "handover_draft_direction" CHECK ("direction" in ('out', 'in'))
);
--> statement-breakpoint
CREATE TABLE "handover_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"handover_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_photo_once" UNIQUE("handover_id","sha256"),
	CONSTRAINT "handover_photo_kind" CHECK ("kind" in ('rear', 'rear-left', 'left', 'front-left', 'front', 'front-right', 'right', 'rear-right', 'dashboard', 'damage', 'papers')),
	CONSTRAINT "handover_photo_hash" CHECK ("sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "handover" DROP CONSTRAINT "handover_once";--> statement-breakpoint
ALTER TABLE "damage" DROP CONSTRAINT "damage_severity";--> statement-breakpoint
ALTER TABLE "handover" DROP CONSTRAINT "handover_fuel";--> statement-breakpoint
ALTER TABLE "handover" ALTER COLUMN "fuel_eighths" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "damage" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "damage" ADD COLUMN "renter_answer" text;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "addendum_to" integer;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "device_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "device_off_seconds" integer;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "battery_percent" smallint;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "taken_by" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "phone_key" uuid;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "handover" SET "language" = "reservation"."language" FROM "reservation" WHERE "reservation"."id" = "reservation_id";--> statement-breakpoint
ALTER TABLE "handover" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "text_version" integer;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "sheet_sha256" text;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "signed_how" text DEFAULT 'paper' NOT NULL;--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "signatures" jsonb;--> statement-breakpoint
ALTER TABLE "driver_papers" ADD CONSTRAINT "driver_papers_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_draft" ADD CONSTRAINT "handover_draft_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_draft" ADD CONSTRAINT "handover_draft_edited_by_user_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_photo" ADD CONSTRAINT "handover_photo_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_photo_sha256" ON "handover_photo" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_addendum_to_handover_id_fk" FOREIGN KEY ("addendum_to") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_seen_by_user_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "damage_handover" ON "damage" USING btree ("handover_id");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_once" ON "handover" USING btree ("reservation_id","vehicle_id","direction") WHERE addendum_to is null;--> statement-breakpoint
CREATE INDEX "handover_addendum" ON "handover" USING btree ("addendum_to") WHERE addendum_to is not null;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_phone_key_unique" UNIQUE("phone_key");--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_renter_answer" CHECK ("renter_answer" in ('accepted', 'disputed'));--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_severity" CHECK ("severity" between 1 and 3 and coalesce("charge_cents", 0) >= 0 and coalesce("price_cents", 0) >= 0);--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_taken_by" CHECK ("taken_by" in ('staff', 'customer'));--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_language" CHECK ("language" in ('en-us', 'ba'));--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_signed_how" CHECK ("signed_how" in ('screen', 'paper', 'absent', 'refused'));--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_energy" CHECK (num_nonnulls("fuel_eighths", "battery_percent") = 1 and coalesce("fuel_eighths", 0) between 0 and 8 and coalesce("battery_percent", 0) between 0 and 100);--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_addendum_to" CHECK ("addendum_to" <> "id");--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_seen" CHECK ("seen_by" is null or "seen_at" is not null);--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_sheet" CHECK ("sheet" is null or ("sheet_sha256" is not null and "sheet_sha256" = encode(sha256(convert_to("sheet", 'UTF8')), 'hex')));--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_sheet_hash" CHECK ("sheet_sha256" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "handover" DROP COLUMN "photos";--> statement-breakpoint
ALTER TABLE "handover" DROP COLUMN "customer_signature";--> statement-breakpoint
ALTER TABLE "handover" DROP COLUMN "staff_signature";--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "handover_draft" FOR EACH ROW EXECUTE FUNCTION count_row_version();--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "driver_papers" FOR EACH ROW EXECUTE FUNCTION count_row_version();
