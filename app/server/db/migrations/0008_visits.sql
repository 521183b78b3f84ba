CREATE TABLE "page_count" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"device_type" text NOT NULL,
	"browser" text NOT NULL,
	"referrer_host" text NOT NULL,
	"country" text NOT NULL,
	"hits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_count_key" PRIMARY KEY("day","path","language","device_type","browser","referrer_host","country"),
	CONSTRAINT "page_count_device_type" CHECK ("device_type" in ('', 'desktop', 'mobile', 'tablet')),
	CONSTRAINT "page_count_language" CHECK ("language" in ('en-us', 'ba')),
	CONSTRAINT "page_count_hits" CHECK ("hits" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_view" ADD COLUMN "view_id" text;--> statement-breakpoint
-- Nothing has written views before; where somebody did by hand, they stay.
UPDATE "page_view" SET "view_id" = gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "page_view" ALTER COLUMN "view_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "visit_last_seen" ON "visit" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_view_id_unique" UNIQUE("view_id");