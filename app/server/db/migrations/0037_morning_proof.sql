CREATE TABLE "proof_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"night" date,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"results" jsonb NOT NULL,
	"failed" integer NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_run_night_unique" UNIQUE("night"),
	CONSTRAINT "proof_run_reason" CHECK ("reason" in ('night', 'member', 'command'))
);
--> statement-breakpoint
ALTER TABLE "proof_run" ADD CONSTRAINT "proof_run_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_run_begun" ON "proof_run" USING btree ("begun_at");