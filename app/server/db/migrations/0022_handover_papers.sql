-- The sheet of a handover as a file, made once; and what it is printed with besides what was signed.
CREATE TABLE "handover_paper" (
	"handover_id" integer NOT NULL,
	"edition" text NOT NULL,
	"sha256" text NOT NULL,
	"photos" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_paper_handover_id_edition_pk" PRIMARY KEY("handover_id","edition"),
	CONSTRAINT "handover_paper_edition" CHECK ("edition" in ('at-once', 'with-photos')),
	CONSTRAINT "handover_paper_hash" CHECK ("sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "handover_paper" ADD CONSTRAINT "handover_paper_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_paper_sha256" ON "handover_paper" USING btree ("sha256");