-- How a reservation came to the staff and from which partner, the language of each member, and sums of the ledger that are read faster: what
-- coupons took off, in how many rows a reservation is kept, and indices for what revenue is put together by.
ALTER TABLE "booking_ledger" DROP CONSTRAINT "booking_ledger_source";--> statement-breakpoint
ALTER TABLE "sold_reservation" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_reservation" ALTER COLUMN "parts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sold_reservation" ADD COLUMN "coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_reservation" ALTER COLUMN "coupon" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "booked_through" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "occupancy_block" ON "occupancy" USING btree ("vehicle_id") WHERE kind = 'block';--> statement-breakpoint
CREATE INDEX "reservation_sold_to" ON "reservation" USING btree ("id","coupon_code","partner","phone_country");--> statement-breakpoint
CREATE INDEX "reservation_partner" ON "reservation" USING btree ("partner") WHERE partner is not null;--> statement-breakpoint
ALTER TABLE "booking_ledger" ADD CONSTRAINT "booking_ledger_source" CHECK ("source" in ('site', 'phone', 'desk', 'partner', 'staff'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_booked_through" CHECK ("booked_through" in ('phone', 'desk', 'partner'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_source" CHECK ("booked_through" is null or "created_by" = 'staff');--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_partner" CHECK (("partner" is null) = ("booked_through" is distinct from 'partner'));--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_language" CHECK ("language" in ('en-us', 'ba'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_sold(reservations integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM sold_reservation WHERE reservation_id = ANY (reservations);
  INSERT INTO sold_reservation (reservation_id, part, parts, car_id, vehicle_id, location_id, source, language, pickup_day, booked_day, booked_days,
    first_day, last_day, first_at, last_at, days, rate, discount, plan, extra, fee, compensation, coupon, plans, extras)
  SELECT item.reservation_id, row_number() OVER (PARTITION BY item.reservation_id ORDER BY min(first_id)),
    count(*) OVER (PARTITION BY item.reservation_id), car_id, vehicle_id, location_id,
    source, item.language, coalesce(min(pickup), min(first_day)), (booked_at AT TIME ZONE 'Europe/Sarajevo')::date, sum(booked_days),
    min(first_day), max(last_day), min(first_at), max(last_at), sum(days),
    coalesce(sum(cents) FILTER (WHERE kind = 'rate'), 0), coalesce(sum(cents) FILTER (WHERE kind = 'discount'), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'plan'), 0), coalesce(sum(cents) FILTER (WHERE kind = 'extra'), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'fee' AND item NOT IN ('damage', 'fine')), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'fee' AND item IN ('damage', 'fine')), 0),
    coalesce(sum(cents) FILTER (WHERE kind = 'discount' AND item = 'coupon'), 0),
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
SELECT keep_sold(ARRAY(SELECT DISTINCT reservation_id FROM booking_ledger WHERE kind = 'discount' AND item = 'coupon'));--> statement-breakpoint
UPDATE sold_reservation SET parts = several.parts FROM (
  SELECT reservation_id, count(*)::int AS parts FROM sold_reservation GROUP BY reservation_id HAVING count(*) > 1
) AS several WHERE several.reservation_id = sold_reservation.reservation_id;
