-- Reports of lateness and fees, which were read out of the history of a reservation until now, have columns. The history stays as
-- it is, for people to read.
CREATE TABLE "late_report" (
	"reservation_id" integer NOT NULL,
	"trip_end" text NOT NULL,
	"agreed_location_id" text NOT NULL,
	"agreed_local" text NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"expected_local" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"difference_cents" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "late_report_reservation_id_trip_end_pk" PRIMARY KEY("reservation_id","trip_end"),
	CONSTRAINT "late_report_trip_end" CHECK ("trip_end" in ('arrival', 'return')),
	CONSTRAINT "late_report_local" CHECK ("agreed_local" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$' and "expected_local" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
	CONSTRAINT "late_report_fee" CHECK ("fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancellation_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "change_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "late_report" ADD CONSTRAINT "late_report_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_report" ADD CONSTRAINT "late_report_agreed_location_id_location_id_fk" FOREIGN KEY ("agreed_location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_report_expected" ON "late_report" USING btree ("expected_at");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_fees" CHECK ("cancellation_fee_cents" >= 0 and "change_fee_cents" >= 0);
--> statement-breakpoint
-- The last report of each end. Of an hour that the autumn change repeats the first is meant, as domain/sarajevo says.
INSERT INTO "late_report" ("reservation_id", "trip_end", "agreed_location_id", "agreed_local", "expected_at", "expected_local",
  "fee_cents", "difference_cents", "reported_at")
WITH "told" AS (
  SELECT DISTINCT ON (event."reservation_id", "trip_end")
    event."reservation_id",
    CASE event."action" WHEN 'late-arrival' THEN 'arrival' ELSE 'return' END AS "trip_end",
    event."after", event."created_at"
  FROM "reservation_event" AS event
  WHERE event."action" IN ('late-arrival', 'late-return', 'extend')
  ORDER BY event."reservation_id", "trip_end", event."id" DESC
), "report" AS (
  SELECT told."reservation_id", told."trip_end", told."created_at" AS "reported_at",
    CASE told."trip_end"
      WHEN 'arrival' THEN told."after" ->> 'pickupLocationId'
      ELSE coalesce(told."after" -> 'trip' ->> 'dropoffLocationId', reservation."dropoff_location_id")
    END AS "agreed_location_id",
    told."after" ->> CASE told."trip_end" WHEN 'arrival' THEN 'pickupAt' ELSE 'dropoffAt' END AS "agreed_local",
    told."after" ->> 'expectedAt' AS "expected_local",
    coalesce((told."after" ->> 'feeCents')::integer, 0) AS "fee_cents",
    coalesce((told."after" ->> 'differenceCents')::integer, 0) AS "difference_cents"
  FROM "told" AS told JOIN "reservation" ON reservation."id" = told."reservation_id"
), "timed" AS (
  SELECT report.*, "expected_local"::timestamp AS "wall", "expected_local"::timestamp AT TIME ZONE 'Europe/Sarajevo' AS "instant"
  FROM "report" AS report
)
SELECT "reservation_id", "trip_end", "agreed_location_id", "agreed_local",
  CASE WHEN ("instant" - interval '1 hour') AT TIME ZONE 'Europe/Sarajevo' = "wall" THEN "instant" - interval '1 hour' ELSE "instant" END,
  "expected_local", "fee_cents", "difference_cents", "reported_at"
FROM "timed" JOIN "location" ON "location"."id" = "agreed_location_id"
WHERE "agreed_local" IS NOT NULL AND "expected_local" IS NOT NULL;
--> statement-breakpoint
WITH "fee" AS (
  SELECT event."reservation_id",
    coalesce(sum((event."after" ->> 'lateFeeCents')::integer) FILTER (WHERE event."action" = 'modify'), 0) AS "of_changes",
    coalesce((array_agg((event."after" ->> 'lateFeeCents')::integer ORDER BY event."id" DESC)
      FILTER (WHERE event."action" = 'cancel'))[1], 0) AS "of_cancellation"
  FROM "reservation_event" AS event
  WHERE event."action" IN ('modify', 'cancel')
  GROUP BY event."reservation_id"
)
UPDATE "reservation" SET
  "change_fee_cents" = fee."of_changes",
  "cancellation_fee_cents" = CASE "status" WHEN 'cancelled' THEN fee."of_cancellation" ELSE 0 END
FROM "fee" AS fee
WHERE fee."reservation_id" = "reservation"."id" AND (fee."of_changes" > 0 OR fee."of_cancellation" > 0);
