-- A vehicle says whether winter tyres are on: not before somebody has said so, by its form or at a handover.
CREATE TABLE "move_run" (
	"reservation_id" integer NOT NULL,
	"side" text NOT NULL,
	"agreed_local" text NOT NULL,
	"agreed_location_id" text NOT NULL,
	"driver_id" text,
	"ticked_at" timestamp with time zone,
	"ticked_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "move_run_reservation_id_side_pk" PRIMARY KEY("reservation_id","side"),
	CONSTRAINT "move_run_side" CHECK ("side" in ('out', 'in')),
	CONSTRAINT "move_run_ticked" CHECK (("ticked_at" is null) = ("ticked_by" is null))
);
--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "winter_tyres" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "move_run" ADD CONSTRAINT "move_run_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_run" ADD CONSTRAINT "move_run_agreed_location_id_location_id_fk" FOREIGN KEY ("agreed_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_run" ADD CONSTRAINT "move_run_driver_id_user_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_run" ADD CONSTRAINT "move_run_ticked_by_user_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_run_driver" ON "move_run" USING btree ("driver_id");--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "move_run" FOR EACH ROW EXECUTE FUNCTION count_row_version();
