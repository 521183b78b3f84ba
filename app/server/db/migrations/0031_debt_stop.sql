CREATE TABLE "debt_stop" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debt_stop" ADD CONSTRAINT "debt_stop_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_stop" ADD CONSTRAINT "debt_stop_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_event_reopens" ON "reservation_event" USING btree ("reservation_id") WHERE action in ('charge', 'refund', 'void-payment') or action = 'complete' and "after" is not null;