-- Sums of the ledger for pages that read many years: of each reservation, kept by a trigger, and of each day, put together every hour.
CREATE TABLE "matched_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matched_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"with_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matched_days_order" CHECK ("from_day" <= "to_day"),
	CONSTRAINT "matched_days_earlier" CHECK ("with_day" < "from_day")
);
--> statement-breakpoint
CREATE TABLE "revenue_goal" (
	"month" date PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_goal_month" CHECK (extract(day from "month") = 1),
	CONSTRAINT "revenue_goal_cents" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sold_day" (
	"day" date PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"rate" integer NOT NULL,
	"discount" integer NOT NULL,
	"plan" integer NOT NULL,
	"extra" integer NOT NULL,
	"fee" integer NOT NULL,
	"compensation" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sold_mark" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ledger_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sold_mark_one" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sold_reservation" (
	"reservation_id" integer NOT NULL,
	"part" integer NOT NULL,
	"car_id" integer NOT NULL,
	"vehicle_id" integer,
	"location_id" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"pickup_day" date NOT NULL,
	"booked_day" date NOT NULL,
	"booked_days" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	"rate" integer NOT NULL,
	"discount" integer NOT NULL,
	"plan" integer NOT NULL,
	"extra" integer NOT NULL,
	"fee" integer NOT NULL,
	"compensation" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plans" text[] NOT NULL,
	"extras" text[] NOT NULL,
	CONSTRAINT "sold_reservation_key" PRIMARY KEY("reservation_id","part")
);
--> statement-breakpoint
DROP INDEX "booking_ledger_day";--> statement-breakpoint
CREATE INDEX "sold_reservation_first_day" ON "sold_reservation" USING btree ("first_day");--> statement-breakpoint
CREATE INDEX "sold_reservation_last_day" ON "sold_reservation" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "sold_reservation_pickup_day" ON "sold_reservation" USING btree ("pickup_day");--> statement-breakpoint
CREATE INDEX "sold_reservation_first_at" ON "sold_reservation" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "sold_reservation_last_at" ON "sold_reservation" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "booking_ledger_day_at" ON "booking_ledger" USING btree ("day","at");--> statement-breakpoint
CREATE INDEX "trip_search_pickup" ON "trip_search" USING btree ("pickup_local");--> statement-breakpoint
CREATE FUNCTION keep_sold(reservations integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM sold_reservation WHERE reservation_id = ANY (reservations);
  INSERT INTO sold_reservation (reservation_id, part, car_id, vehicle_id, location_id, source, language, pickup_day, booked_day, booked_days,
    first_day, last_day, first_at, last_at, days, rate, discount, plan, extra, fee, compensation, plans, extras)
  SELECT item.reservation_id, row_number() OVER (PARTITION BY item.reservation_id ORDER BY min(first_id)), car_id, vehicle_id, location_id,
    source, item.language, coalesce(min(pickup), min(first_day)), (booked_at AT TIME ZONE 'Europe/Sarajevo')::date, sum(booked_days),
    min(first_day), max(last_day), min(first_at), max(last_at), sum(days),
    coalesce(sum(cents) FILTER (WHERE kind = 'rate'), 0), coalesce(sum(cents) FILTER (WHERE kind = 'discount'), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'plan'), 0), coalesce(sum(cents) FILTER (WHERE kind = 'extra'), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'fee' AND item NOT IN ('damage', 'fine')), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'fee' AND item IN ('damage', 'fine')), 0),
    coalesce(array_agg(item ORDER BY item) FILTER (WHERE kind = 'plan' AND cents > 0), '{}'),
    coalesce(array_agg(item ORDER BY item) FILTER (WHERE kind = 'extra' AND cents > 0), '{}')
  FROM (
    SELECT reservation_id, car_id, vehicle_id, location_id, source, language, kind, item, booked_at, min(id) AS first_id, min(day) AS first_day,
      max(day) AS last_day, min(at) AS first_at, max(at) AS last_at, sum(days) AS days, sum(cents) AS cents,
      coalesce(sum(days) FILTER (WHERE at = booked_at), 0) AS booked_days
    FROM (
      SELECT ledger.*, min(at) OVER (PARTITION BY reservation_id) AS booked_at
      FROM booking_ledger AS ledger WHERE reservation_id = ANY (reservations)
    ) AS ledger
    GROUP BY reservation_id, car_id, vehicle_id, location_id, source, language, kind, item, booked_at
  ) AS item LEFT JOIN (
    SELECT id, left(pickup_local, 10)::date AS pickup FROM reservation WHERE id = ANY (reservations)
  ) AS reservation ON reservation.id = item.reservation_id
  GROUP BY item.reservation_id, booked_at, car_id, vehicle_id, location_id, source, item.language;
$$;--> statement-breakpoint
CREATE FUNCTION keep_sold_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_sold(ARRAY(SELECT DISTINCT reservation_id FROM added));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_sold_reservations AFTER INSERT ON "booking_ledger"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sold_reservations();--> statement-breakpoint
SELECT keep_sold(ARRAY(SELECT DISTINCT reservation_id FROM booking_ledger));
