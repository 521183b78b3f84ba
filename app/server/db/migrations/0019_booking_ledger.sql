CREATE TABLE "booking_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"reservation_id" integer NOT NULL,
	"day" date NOT NULL,
	"car_id" integer NOT NULL,
	"vehicle_id" integer,
	"location_id" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"days" integer NOT NULL,
	"cents" integer NOT NULL,
	"filled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_ledger_source" CHECK ("source" in ('site', 'staff')),
	CONSTRAINT "booking_ledger_language" CHECK ("language" in ('en-us', 'ba')),
	CONSTRAINT "booking_ledger_kind" CHECK ("kind" in ('rate', 'plan', 'extra', 'fee', 'discount')),
	CONSTRAINT "booking_ledger_days" CHECK ("days" = 0 or "kind" = 'rate'),
	CONSTRAINT "booking_ledger_counts" CHECK ("days" <> 0 or "cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "trip_search" ADD COLUMN "cheapest_free_cents" integer;--> statement-breakpoint
ALTER TABLE "trip_search" ADD COLUMN "cheapest_taken_cents" integer;
--> statement-breakpoint
-- What was sold before, by the rule of domain/ledger/sold-rows: as if each reservation had been booked at the price that it has now. What was
-- called off since is taken back at that moment.
INSERT INTO "booking_ledger" ("at", "reservation_id", "day", "car_id", "vehicle_id", "location_id", "source", "language", "kind",
  "item", "days", "cents", "filled")
WITH "run" AS (
  SELECT line."reservation_id", (run."value" ->> 'perDayCents')::bigint AS "price",
    sum((run."value" ->> 'days')::integer) OVER "before" - (run."value" ->> 'days')::integer AS "after",
    sum((run."value" ->> 'days')::integer) OVER "before" AS "until"
  FROM "reservation_line" AS line
    CROSS JOIN LATERAL jsonb_array_elements(coalesce(line."reason" -> 'runs', '[]')) WITH ORDINALITY AS run ("value", "place")
  WHERE line."code" = 'car'
  WINDOW "before" AS (PARTITION BY line."reservation_id" ORDER BY line."position", run."place")
), "rented" AS (
  SELECT "reservation"."id" AS "reservation_id", number, coalesce("run"."price", 0) AS "price",
    number = 1 AS "is_first", number = "reservation"."rental_days" AS "is_last"
  FROM "reservation" CROSS JOIN LATERAL generate_series(1, "reservation"."rental_days") AS number
    LEFT JOIN "run" ON "run"."reservation_id" = "reservation"."id" AND number > "run"."after" AND number <= "run"."until"
), "weighed" AS (
  SELECT line."reservation_id", line."position", line."code", line."subject", line."amount_cents", "rented".number,
    CASE
      WHEN line."code" IN ('car', 'length-discount', 'coupon') OR (line."code" = 'manual' AND line."amount_cents" < 0)
        THEN "rented"."price"
      WHEN line."code" = 'one-way' OR (line."code" IN ('delivery', 'out-of-hours') AND line."reason" ->> 'end' <> 'pickup')
        THEN "rented"."is_last"::integer
      WHEN line."code" IN ('delivery', 'out-of-hours') THEN "rented"."is_first"::integer
      ELSE 1
    END AS "weight"
  FROM "reservation_line" AS line JOIN "rented" USING ("reservation_id")
), "shared" AS (
  SELECT weighed.*, abs("amount_cents")::bigint * "weight" / "whole" AS "part",
    abs("amount_cents")::bigint * "weight" % "whole" AS "rest"
  FROM (
    SELECT "reservation_id", "position", "code", "subject", "amount_cents", number, "whole",
      CASE WHEN "is_even" THEN 1 ELSE "weight" END AS "weight"
    FROM (
      SELECT "weighed".*, sum("weight") OVER "line" = 0 AS "is_even",
        (CASE WHEN sum("weight") OVER "line" = 0 THEN count(*) OVER "line" ELSE sum("weight") OVER "line" END)::bigint AS "whole"
      FROM "weighed" WINDOW "line" AS (PARTITION BY "reservation_id", "position")
    ) AS summed
  ) AS weighed
), "priced" AS (
  SELECT "reservation_id", number,
    CASE
      WHEN "code" = 'car' THEN 'rate'
      WHEN "code" = 'protection' THEN 'plan'
      WHEN "code" = 'extra' THEN 'extra'
      WHEN "code" IN ('length-discount', 'coupon') OR ("code" = 'manual' AND "amount_cents" < 0) THEN 'discount'
      ELSE 'fee'
    END AS "kind",
    CASE WHEN "code" = 'car' THEN '' WHEN "code" IN ('protection', 'extra') THEN "subject" ELSE "code" END AS "item",
    0 AS "days",
    sign("amount_cents")::integer * ("part" + (
      row_number() OVER (PARTITION BY "reservation_id", "position" ORDER BY "rest" DESC, number)
        <= abs("amount_cents") - sum("part") OVER (PARTITION BY "reservation_id", "position")
    )::integer) AS "cents"
  FROM "shared"
  UNION ALL
  SELECT "reservation_id", number, 'rate', '', 1, 0 FROM "rented"
), "sold" AS (
  SELECT "reservation_id", number, "kind", "item", sum("days")::integer AS "days", sum("cents")::integer AS "cents"
  FROM "priced" GROUP BY 1, 2, 3, 4 HAVING sum("days") <> 0 OR sum("cents") <> 0
), "deed" AS (
  SELECT "id", "created_at" AS "at", 1 AS "sign" FROM "reservation"
  UNION ALL
  SELECT "id", greatest("created_at", coalesce((
    SELECT max(event."created_at") FROM "reservation_event" AS event
    WHERE event."reservation_id" = "reservation"."id" AND event."to_status" IN ('cancelled', 'no_show')
      AND event."from_status" IS DISTINCT FROM event."to_status"
  ), "updated_at")), -1
  FROM "reservation" WHERE "status" IN ('cancelled', 'no_show')
)
SELECT deed."at", sold."reservation_id", left("pickup_local", 10)::date + sold.number - 1, "car_id", "vehicle_id",
  "pickup_location_id", "created_by", "language", sold."kind", sold."item", deed."sign" * sold."days", deed."sign" * sold."cents", true
FROM "sold" AS sold
  JOIN "reservation" ON "reservation"."id" = sold."reservation_id"
  JOIN "deed" AS deed ON deed."id" = sold."reservation_id"
ORDER BY deed."at", sold."reservation_id", deed."sign" DESC, sold.number, sold."kind", sold."item";
--> statement-breakpoint
CREATE INDEX "booking_ledger_reservation" ON "booking_ledger" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "booking_ledger_day" ON "booking_ledger" USING btree ("day");--> statement-breakpoint
CREATE INDEX "booking_ledger_at" ON "booking_ledger" USING btree ("at");
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "booking_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
