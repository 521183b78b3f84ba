CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entry_actor_kind" CHECK ("actor_kind" in ('visitor', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seal_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "occupancy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupancy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" integer,
	"during" "tstzrange" NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"pickup_location_id" text,
	"dropoff_location_id" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "occupancy_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "occupancy_kind" CHECK ("kind" in ('reservation', 'block')),
	CONSTRAINT "occupancy_bounded" CHECK (not isempty("during") and not lower_inf("during") and not upper_inf("during") and isfinite(lower("during")) and isfinite(upper("during")) and lower_inc("during") and not upper_inc("during")),
	CONSTRAINT "occupancy_busy_until" CHECK ("busy_until" > lower("during") and "busy_until" <= upper("during")),
	CONSTRAINT "occupancy_by_kind" CHECK (case "kind" when 'reservation' then num_nulls("reservation_id", "pickup_location_id", "dropoff_location_id") = 0 else num_nonnulls("reservation_id", "pickup_location_id", "dropoff_location_id") = 0 and "pinned" end)
);
--> statement-breakpoint
CREATE TABLE "car" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"category" text NOT NULL,
	"description_en" text NOT NULL,
	"description_bs" text NOT NULL,
	"body" text NOT NULL,
	"colour" text NOT NULL,
	"acriss" text NOT NULL,
	"transmission" text DEFAULT 'manual' NOT NULL,
	"fuel" text DEFAULT 'petrol' NOT NULL,
	"seats" smallint DEFAULT 5 NOT NULL,
	"doors" smallint DEFAULT 4 NOT NULL,
	"bags_large" smallint NOT NULL,
	"bags_small" smallint NOT NULL,
	"air_conditioning" boolean DEFAULT true NOT NULL,
	"engine_kw" smallint NOT NULL,
	"co2_grams_per_km" smallint NOT NULL,
	"consumption" double precision NOT NULL,
	"min_driver_age" smallint NOT NULL,
	"or_similar" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "car_category" CHECK ("category" in ('economy', 'compact', 'stationwagon', 'suv')),
	CONSTRAINT "car_body" CHECK ("body" in ('city-hatch', 'compact-hatch', 'sedan', 'estate', 'compact-suv', 'suv', 'van')),
	CONSTRAINT "car_transmission" CHECK ("transmission" in ('manual', 'automatic')),
	CONSTRAINT "car_fuel" CHECK ("fuel" in ('petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg')),
	CONSTRAINT "car_colour" CHECK ("colour" ~ '^#[0-9A-Fa-f]{6}$'),
	CONSTRAINT "car_acriss" CHECK ("acriss" ~ '^[A-Z]{4}$'),
	CONSTRAINT "car_seats" CHECK ("seats" between 1 and 9 and "doors" between 2 and 5),
	CONSTRAINT "car_bags" CHECK ("bags_large" >= 0 and "bags_small" >= 0),
	CONSTRAINT "car_engine" CHECK ("engine_kw" > 0 and "co2_grams_per_km" >= 0 and "consumption" > 0),
	CONSTRAINT "car_min_driver_age" CHECK ("min_driver_age" between 18 and 99)
);
--> statement-breakpoint
CREATE TABLE "car_feature" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_feature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"type" text DEFAULT 'others' NOT NULL,
	"value" text NOT NULL,
	"label_en" text NOT NULL,
	"label_bs" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "car_feature_type" CHECK ("type" in ('seats', 'transmission', 'luggage', 'ac', 'doors', 'others'))
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer,
	"location_id" text,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"alt_en" text NOT NULL,
	"alt_bs" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "image_file_unique" UNIQUE("file"),
	CONSTRAINT "image_of_one" CHECK (num_nonnulls("car_id", "location_id") = 1),
	CONSTRAINT "image_size" CHECK ("width" > 0 and "height" > 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"plate" text NOT NULL,
	"vin" text,
	"colour" text NOT NULL,
	"year" smallint NOT NULL,
	"odometer_km" integer DEFAULT 0 NOT NULL,
	"in_service_from" timestamp with time zone NOT NULL,
	"in_service_until" timestamp with time zone,
	"home_location_id" text NOT NULL,
	"registration_expires" date,
	"insurance_expires" date,
	"inspection_expires" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_plate_unique" UNIQUE("plate"),
	CONSTRAINT "vehicle_vin_unique" UNIQUE("vin"),
	CONSTRAINT "vehicle_of_car" UNIQUE("id","car_id"),
	CONSTRAINT "vehicle_colour" CHECK ("colour" ~ '^#[0-9A-Fa-f]{6}$'),
	CONSTRAINT "vehicle_odometer" CHECK ("odometer_km" >= 0),
	CONSTRAINT "vehicle_service" CHECK ("in_service_until" > "in_service_from")
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name_en" text NOT NULL,
	"name_bs" text NOT NULL,
	"slug_en" text NOT NULL,
	"slug_bs" text NOT NULL,
	"description_en" text NOT NULL,
	"description_bs" text NOT NULL,
	"meeting_en" text NOT NULL,
	"meeting_bs" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"region_en" text NOT NULL,
	"region_bs" text NOT NULL,
	"iata" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"delivery_fee_cents" integer DEFAULT 0 NOT NULL,
	"out_of_hours" text NOT NULL,
	"out_of_hours_fee_cents" integer DEFAULT 0 NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "location_slug_en_unique" UNIQUE("slug_en"),
	CONSTRAINT "location_slug_bs_unique" UNIQUE("slug_bs"),
	CONSTRAINT "location_category" CHECK ("category" in ('airports', 'bus-stations', 'offices')),
	CONSTRAINT "location_out_of_hours" CHECK ("out_of_hours" in ('free', 'fee', 'blocked')),
	CONSTRAINT "location_fees" CHECK ("delivery_fee_cents" >= 0 and "out_of_hours_fee_cents" >= 0),
	CONSTRAINT "location_position" CHECK ("lat" between -90 and 90 and "lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "one_way_fee" (
	"from_location_id" text NOT NULL,
	"to_location_id" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_way_fee_from_location_id_to_location_id_pk" PRIMARY KEY("from_location_id","to_location_id"),
	CONSTRAINT "one_way_fee_amount" CHECK ("fee_cents" >= 0 and "from_location_id" <> "to_location_id")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"location_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "opening_hours_location_id_weekday_pk" PRIMARY KEY("location_id","weekday"),
	CONSTRAINT "opening_hours_weekday" CHECK ("weekday" between 1 and 7),
	CONSTRAINT "opening_hours_span" CHECK ("opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "closes" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "opens" < "closes")
);
--> statement-breakpoint
CREATE TABLE "special_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"location_id" text,
	"opens" text,
	"closes" text,
	"label_en" text NOT NULL,
	"label_bs" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "special_hours_once" UNIQUE NULLS NOT DISTINCT("date","location_id"),
	CONSTRAINT "special_hours_span" CHECK (("opens" is null) = ("closes" is null) and ("opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "closes" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "opens" < "closes"))
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"from_location_id" text NOT NULL,
	"to_location_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "transfer_from_location_id_to_location_id_pk" PRIMARY KEY("from_location_id","to_location_id"),
	CONSTRAINT "transfer_minutes" CHECK ("minutes" >= 0 and "from_location_id" <> "to_location_id")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_message_language" CHECK ("language" in ('en-us', 'ba'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reservation_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_language" CHECK ("language" in ('en-us', 'ba')),
	CONSTRAINT "outbox_attempts" CHECK ("attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"consent_text" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscriber_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "subscriber_token_unique" UNIQUE("token"),
	CONSTRAINT "subscriber_language" CHECK ("language" in ('en-us', 'ba'))
);
--> statement-breakpoint
CREATE TABLE "border_country" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_bs" text NOT NULL,
	"sign" text NOT NULL,
	"allowed" boolean NOT NULL,
	"charge" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"document" text NOT NULL,
	"note_en" text NOT NULL,
	"note_bs" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "border_country_code" CHECK ("code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "border_country_charge" CHECK ("charge" in ('per-rental', 'per-day')),
	CONSTRAINT "border_country_document" CHECK ("document" in ('none', 'green-card', 'border-insurance')),
	CONSTRAINT "border_country_fee" CHECK ("fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_version_single" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"applies_to" text DEFAULT 'car' NOT NULL,
	"book_from" date,
	"book_to" date,
	"pickup_from" date,
	"pickup_to" date,
	"min_rental_days" smallint,
	"min_total_cents" integer,
	"categories" text[],
	"location_ids" text[],
	"max_uses" integer,
	"max_uses_per_email" integer,
	"active" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_kind" CHECK ("kind" in ('percent', 'fixed')),
	CONSTRAINT "coupon_applies_to" CHECK ("applies_to" in ('car', 'car-and-protection', 'total')),
	CONSTRAINT "coupon_value" CHECK ("value" > 0 and ("kind" <> 'percent' or "value" <= 100)),
	CONSTRAINT "coupon_booking_dates" CHECK ("book_from" <= "book_to"),
	CONSTRAINT "coupon_pickup_dates" CHECK ("pickup_from" <= "pickup_to")
);
--> statement-breakpoint
CREATE TABLE "extra" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_bs" text NOT NULL,
	"note_en" text NOT NULL,
	"note_bs" text NOT NULL,
	"charge" text NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"cap_cents" integer,
	"max_quantity" smallint DEFAULT 1 NOT NULL,
	"stock" integer,
	"included_from" text,
	"included_to" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extra_charge" CHECK ("charge" in ('per-day', 'per-rental', 'free')),
	CONSTRAINT "extra_amounts" CHECK ("price_cents" >= 0 and coalesce("cap_cents", 0) >= 0),
	CONSTRAINT "extra_free" CHECK ("charge" <> 'free' or "price_cents" = 0),
	CONSTRAINT "extra_quantity" CHECK ("max_quantity" > 0 and coalesce("stock", 0) >= 0),
	CONSTRAINT "extra_included" CHECK (("included_from" is null) = ("included_to" is null) and "included_from" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' and "included_to" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$')
);
--> statement-breakpoint
CREATE TABLE "length_discount" (
	"from_days" smallint PRIMARY KEY NOT NULL,
	"percent" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "length_discount_from_days" CHECK ("from_days" > 0),
	CONSTRAINT "length_discount_percent" CHECK ("percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "protection_plan" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_bs" text NOT NULL,
	"description_en" text NOT NULL,
	"description_bs" text NOT NULL,
	"deposit_cents" integer NOT NULL,
	"excess_cents" integer NOT NULL,
	"safety_fee_cents" integer DEFAULT 0 NOT NULL,
	"covers" text[] NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "protection_plan_amounts" CHECK ("deposit_cents" >= 0 and "excess_cents" >= 0 and "safety_fee_cents" >= 0),
	CONSTRAINT "protection_plan_covers" CHECK ("covers" <@ array['collision', 'theft', 'glass', 'tyres', 'underbody']::text[])
);
--> statement-breakpoint
CREATE TABLE "protection_price" (
	"plan_code" text NOT NULL,
	"category" text NOT NULL,
	"from_days" smallint NOT NULL,
	"per_day_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "protection_price_plan_code_category_from_days_pk" PRIMARY KEY("plan_code","category","from_days"),
	CONSTRAINT "protection_price_category" CHECK ("category" in ('economy', 'compact', 'stationwagon', 'suv')),
	CONSTRAINT "protection_price_amount" CHECK ("per_day_cents" >= 0 and "from_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer,
	"category" text,
	"season_id" integer,
	"per_day_cents" integer NOT NULL,
	"weekend_per_day_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rate_once" UNIQUE NULLS NOT DISTINCT("car_id","category","season_id"),
	CONSTRAINT "rate_category" CHECK ("category" in ('economy', 'compact', 'stationwagon', 'suv')),
	CONSTRAINT "rate_of_one" CHECK (num_nonnulls("car_id", "category") = 1),
	CONSTRAINT "rate_amount" CHECK ("per_day_cents" > 0 and coalesce("weekend_per_day_cents", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_bs" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"min_rental_days" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "season_dates" CHECK ("starts_on" <= "ends_on"),
	CONSTRAINT "season_min_rental_days" CHECK ("min_rental_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"email_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_reservation_id_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
CREATE TABLE "damage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "damage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"reservation_id" integer,
	"handover_id" integer,
	"deposit_id" integer,
	"found_at" text NOT NULL,
	"view" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"kind" text NOT NULL,
	"size_mm" integer,
	"severity" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"charge_cents" integer,
	"repaired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "damage_found_at" CHECK ("found_at" in ('out', 'in', 'inspection')),
	CONSTRAINT "damage_view" CHECK ("view" in ('top', 'left', 'right', 'front', 'rear', 'interior', 'glass', 'wheels')),
	CONSTRAINT "damage_kind" CHECK ("kind" in ('scratch', 'dent', 'crack', 'chip', 'missing', 'stain', 'other')),
	CONSTRAINT "damage_status" CHECK ("status" in ('open', 'charged', 'repaired', 'waived')),
	CONSTRAINT "damage_place" CHECK ("x" between 0 and 1 and "y" between 0 and 1),
	CONSTRAINT "damage_severity" CHECK ("severity" between 1 and 3 and coalesce("charge_cents", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"reference" text,
	"held_at" timestamp with time zone,
	"held_by" text,
	"expires_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deposit_method" CHECK ("method" in ('card-hold', 'cash', 'none')),
	CONSTRAINT "deposit_status" CHECK ("status" in ('due', 'held', 'released', 'partially_captured', 'captured')),
	CONSTRAINT "deposit_amount" CHECK ("amount_cents" >= 0 and "captured_cents" between 0 and "amount_cents")
);
--> statement-breakpoint
CREATE TABLE "handover" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"direction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"location_id" text NOT NULL,
	"odometer_km" integer NOT NULL,
	"fuel_eighths" smallint NOT NULL,
	"clean" boolean DEFAULT true NOT NULL,
	"checklist" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_signature" text,
	"staff_signature" text,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "handover_once" UNIQUE("reservation_id","vehicle_id","direction"),
	CONSTRAINT "handover_direction" CHECK ("direction" in ('out', 'in')),
	CONSTRAINT "handover_odometer" CHECK ("odometer_km" >= 0),
	CONSTRAINT "handover_fuel" CHECK ("fuel_eighths" between 0 and 8)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text DEFAULT 'payment' NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"paid_hundredths" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"reference" text,
	"fiscal_receipt_number" text,
	"fiscal_receipt_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_kind" CHECK ("kind" in ('payment', 'refund')),
	CONSTRAINT "payment_method" CHECK ("method" in ('cash', 'credit-card', 'debit-card', 'bank-transfer')),
	CONSTRAINT "payment_currency" CHECK ("currency" in ('EUR', 'BAM')),
	CONSTRAINT "payment_amount" CHECK ("amount_cents" > 0 and "paid_hundredths" > 0),
	CONSTRAINT "payment_void" CHECK (("voided_at" is null) = ("void_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"car_id" integer NOT NULL,
	"vehicle_id" integer,
	"pinned" boolean DEFAULT false NOT NULL,
	"pickup_location_id" text NOT NULL,
	"dropoff_location_id" text NOT NULL,
	"pickup_at" timestamp with time zone NOT NULL,
	"dropoff_at" timestamp with time zone NOT NULL,
	"pickup_local" text NOT NULL,
	"dropoff_local" text NOT NULL,
	"rental_days" integer NOT NULL,
	"first_name" text NOT NULL,
	"first_name_key" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_country" text NOT NULL,
	"flight_number" text,
	"marketing_consent_at" timestamp with time zone,
	"privacy_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"privacy_version" integer,
	"terms_version" integer,
	"erased_at" timestamp with time zone,
	"plan_code" text NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"coupon_code" text,
	"car_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"price_list_version" integer NOT NULL,
	"created_by" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"staff_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reservation_code_unique" UNIQUE("code"),
	CONSTRAINT "reservation_token_unique" UNIQUE("token"),
	CONSTRAINT "reservation_status" CHECK ("status" in ('pending', 'confirmed', 'on_rent', 'returned', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "reservation_language" CHECK ("language" in ('en-us', 'ba')),
	CONSTRAINT "reservation_created_by" CHECK ("created_by" in ('site', 'staff')),
	CONSTRAINT "reservation_code" CHECK ("code" ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
	CONSTRAINT "reservation_token" CHECK (length("token") >= 20),
	CONSTRAINT "reservation_trip" CHECK ("dropoff_at" > "pickup_at" and "rental_days" > 0),
	CONSTRAINT "reservation_local" CHECK ("pickup_local" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$' and "dropoff_local" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
	CONSTRAINT "reservation_totals" CHECK ("total_cents" >= 0 and "deposit_cents" >= 0 and "net_cents" + "vat_cents" = "total_cents"),
	CONSTRAINT "reservation_consents" CHECK ("created_by" = 'staff' or "erased_at" is not null or num_nulls("date_of_birth", "privacy_accepted_at", "terms_accepted_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_event_actor_kind" CHECK ("actor_kind" in ('visitor', 'staff', 'system')),
	CONSTRAINT "reservation_event_from_status" CHECK ("from_status" in ('pending', 'confirmed', 'on_rent', 'returned', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "reservation_event_to_status" CHECK ("to_status" in ('pending', 'confirmed', 'on_rent', 'returned', 'completed', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "reservation_line" (
	"reservation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"code" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"included" boolean DEFAULT false NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_line_reservation_id_position_pk" PRIMARY KEY("reservation_id","position")
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"reservation_id" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic" text DEFAULT 'general' NOT NULL,
	"question_en" text NOT NULL,
	"question_bs" text NOT NULL,
	"answer_en" text NOT NULL,
	"answer_bs" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"document_version" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_bs" text NOT NULL,
	"body_en" text NOT NULL,
	"body_bs" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_document_once" UNIQUE("kind","document_version"),
	CONSTRAINT "legal_document_kind" CHECK ("kind" in ('terms', 'privacy', 'cookies', 'imprint')),
	CONSTRAINT "legal_document_version" CHECK ("document_version" > 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"place_en" text NOT NULL,
	"place_bs" text NOT NULL,
	"rating" smallint NOT NULL,
	"text_en" text NOT NULL,
	"text_bs" text NOT NULL,
	"written_on" date NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"reservation_id" integer,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_rating" CHECK ("rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_invite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_invite_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'viewer' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_role" CHECK ("role" in ('owner', 'manager', 'agent', 'accountant', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visit_id" bigint NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seconds_spent" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_view_seconds" CHECK ("seconds_spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trip_search" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pickup_location_id" text NOT NULL,
	"dropoff_location_id" text NOT NULL,
	"pickup_local" text NOT NULL,
	"dropoff_local" text NOT NULL,
	"rental_days" integer NOT NULL,
	"free_car_ids" integer[] DEFAULT '{}' NOT NULL,
	"taken_car_ids" integer[] DEFAULT '{}' NOT NULL,
	"refused" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_search_language" CHECK ("language" in ('en-us', 'ba'))
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"entry_page" text NOT NULL,
	"exit_page" text,
	"browser" text,
	"referrer_host" text,
	"city" text,
	"country" text,
	"device_type" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "visit_device_type" CHECK ("device_type" in ('desktop', 'mobile', 'tablet')),
	CONSTRAINT "visit_language" CHECK ("language" in ('en-us', 'ba'))
);
--> statement-breakpoint
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_entry_id_audit_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_pickup_location_id_location_id_fk" FOREIGN KEY ("pickup_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_dropoff_location_id_location_id_fk" FOREIGN KEY ("dropoff_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancy" ADD CONSTRAINT "occupancy_vehicle_of_car" FOREIGN KEY ("vehicle_id","car_id") REFERENCES "public"."vehicle"("id","car_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "car_feature" ADD CONSTRAINT "car_feature_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_home_location_id_location_id_fk" FOREIGN KEY ("home_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_way_fee" ADD CONSTRAINT "one_way_fee_from_location_id_location_id_fk" FOREIGN KEY ("from_location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_way_fee" ADD CONSTRAINT "one_way_fee_to_location_id_location_id_fk" FOREIGN KEY ("to_location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_from_location_id_location_id_fk" FOREIGN KEY ("from_location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_to_location_id_location_id_fk" FOREIGN KEY ("to_location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_price" ADD CONSTRAINT "protection_price_plan_code_protection_plan_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."protection_plan"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage" ADD CONSTRAINT "damage_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_held_by_user_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_pickup_location_id_location_id_fk" FOREIGN KEY ("pickup_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_dropoff_location_id_location_id_fk" FOREIGN KEY ("dropoff_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_plan_code_protection_plan_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."protection_plan"("code") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "reservation_line_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_invite" ADD CONSTRAINT "owner_invite_used_by_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entry_created" ON "audit_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "car_feature_car" ON "car_feature" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "image_car" ON "image" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "image_location" ON "image" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "vehicle_car" ON "vehicle" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_reservation" ON "outbox" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "rate_season" ON "rate" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "coupon_use_coupon" ON "coupon_use" USING btree ("coupon_id","email_key");--> statement-breakpoint
CREATE INDEX "damage_vehicle" ON "damage" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "damage_reservation" ON "damage" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "deposit_reservation" ON "deposit" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "handover_vehicle" ON "handover" USING btree ("vehicle_id","at");--> statement-breakpoint
CREATE INDEX "payment_reservation" ON "payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "reservation_status_pickup" ON "reservation" USING btree ("status","pickup_at");--> statement-breakpoint
CREATE INDEX "reservation_pickup" ON "reservation" USING btree ("pickup_at");--> statement-breakpoint
CREATE INDEX "reservation_dropoff" ON "reservation" USING btree ("dropoff_at");--> statement-breakpoint
CREATE INDEX "reservation_vehicle" ON "reservation" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "reservation_car" ON "reservation" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "reservation_email" ON "reservation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reservation_phone" ON "reservation" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "reservation_event_reservation" ON "reservation_event" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "submission_created" ON "submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submission_reservation" ON "submission" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "legal_document_in_force" ON "legal_document" USING btree ("kind","document_version") WHERE "legal_document"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "page_view_visit" ON "page_view" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "page_view_at" ON "page_view" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trip_search_created" ON "trip_search" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visit_started" ON "visit" USING btree ("started_at");