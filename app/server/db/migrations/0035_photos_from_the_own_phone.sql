CREATE TABLE "handover_pass_photo" (
	"pass_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_pass_photo_pass_id_sha256_pk" PRIMARY KEY("pass_id","sha256"),
	CONSTRAINT "handover_pass_photo_hash" CHECK ("sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "handover_pass_photo" ADD CONSTRAINT "handover_pass_photo_pass_id_handover_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."handover_pass"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_pass_photo_sha256" ON "handover_pass_photo" USING btree ("sha256");