CREATE TABLE "plain_count" (
	"subject" text NOT NULL,
	"value" text NOT NULL,
	"day" date NOT NULL,
	"hits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plain_count_key" PRIMARY KEY("day","subject","value"),
	CONSTRAINT "plain_count_subject" CHECK ("subject" in ('bot', 'fault')),
	CONSTRAINT "plain_count_hits" CHECK ("hits" > 0)
);
--> statement-breakpoint
CREATE TABLE "trip_step" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"pickup_location_id" text NOT NULL,
	"dropoff_location_id" text NOT NULL,
	"pickup_local" text NOT NULL,
	"dropoff_local" text NOT NULL,
	"car_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"times" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_step_key" PRIMARY KEY("day","step","pickup_local","dropoff_local","pickup_location_id","dropoff_location_id","car_id"),
	CONSTRAINT "trip_step_step" CHECK ("step" in ('extras', 'review')),
	CONSTRAINT "trip_step_times" CHECK ("times" > 0)
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"day" date NOT NULL,
	"hits" integer NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"measured" integer NOT NULL,
	"refused" integer NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_day_key" PRIMARY KEY("dimension","value","day"),
	CONSTRAINT "visit_day_dimension" CHECK ("dimension" in ('all', 'page', 'entry', 'exit', 'device', 'browser', 'language', 'country', 'town', 'source', 'campaign', 'furthest', 'bot', 'fault', 'trip', 'search', 'search-outcome', 'search-place', 'search-month', 'search-length', 'search-category', 'car-shown', 'car-chosen', 'car-booked'))
);
--> statement-breakpoint
CREATE TABLE "visit_month" (
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"month" date NOT NULL,
	"hits" integer NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"measured" integer NOT NULL,
	"refused" integer NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_month_key" PRIMARY KEY("dimension","value","month"),
	CONSTRAINT "visit_month_dimension" CHECK ("dimension" in ('all', 'page', 'entry', 'exit', 'device', 'browser', 'language', 'country', 'town', 'source', 'campaign', 'furthest', 'bot', 'fault', 'trip', 'search', 'search-outcome', 'search-place', 'search-month', 'search-length', 'search-category', 'car-shown', 'car-chosen', 'car-booked'))
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
CREATE INDEX "visit_day_day" ON "visit_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visit_month_month" ON "visit_month" USING btree ("month");