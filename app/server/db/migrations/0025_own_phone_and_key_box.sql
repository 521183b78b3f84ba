-- Passes for the customer's own phone, and key boxes at which a car is given back alone.
CREATE TABLE "handover_pass" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_pass_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"direction" text NOT NULL,
	"secret_sha256" text NOT NULL,
	"device_sha256" text,
	"made_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended" text,
	"shown" jsonb,
	"told" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"signed" jsonb,
	"was_signed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "handover_pass_secret_sha256_unique" UNIQUE("secret_sha256"),
	CONSTRAINT "handover_pass_direction" CHECK ("direction" in ('out', 'in')),
	CONSTRAINT "handover_pass_ended" CHECK ("ended" in ('taken-back', 'done')),
	CONSTRAINT "handover_pass_hashes" CHECK ("secret_sha256" ~ '^[0-9a-f]{64}$' and "device_sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "handover_pass_taken" CHECK ("taken" between 0 and jsonb_array_length("told")),
	CONSTRAINT "handover_pass_emptied" CHECK (("shown" is null) = ("ended" is not null))
);
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "key_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "key_box_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "key_box_bs" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "handover_pass" ADD CONSTRAINT "handover_pass_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_pass" ADD CONSTRAINT "handover_pass_made_by_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_pass_reservation" ON "handover_pass" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_key_box" CHECK (not "key_box" or ("key_box_en" <> '' and "key_box_bs" <> ''));--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "handover_pass" FOR EACH ROW EXECUTE FUNCTION count_row_version();
