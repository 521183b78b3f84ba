ALTER TABLE "reservation" ADD COLUMN "wait_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "person_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_person" ON "reservation" USING gin ("person_keys") WITH (fastupdate=false) WHERE status in ('pending', 'confirmed', 'on_rent');--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_wait_reasons" CHECK ("wait_reasons" <@ array['every', 'days', 'value', 'reservations', 'person-days']);--> statement-breakpoint
-- What is open already counts for its customer too, by mailbox and phone: names are told apart by the product alone.
UPDATE "reservation" SET "person_keys" = array_remove(array[
  CASE
    WHEN "email" !~ '.@.' THEN NULL
    WHEN "email" ~* '@(gmail|googlemail)\.com\s*$' THEN
      'mail:' || replace(regexp_replace(split_part(lower(btrim("email")), '@', 1), '(?<=.)\+.*$', ''), '.', '') || '@gmail.com'
    ELSE
      'mail:' || regexp_replace(regexp_replace(lower(btrim("email")), '@[^@]*$', ''), '(?<=.)\+.*$', '')
        || substring(lower(btrim("email")) from '@[^@]*$')
  END,
  CASE WHEN "phone" <> '' THEN 'phone:' || "phone" END
], NULL)
WHERE "status" IN ('pending', 'confirmed', 'on_rent') AND "erased_at" IS NULL;
