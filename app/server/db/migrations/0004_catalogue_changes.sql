INSERT INTO "catalogue_version" ("id", "version") VALUES (1, 1);
--> statement-breakpoint
-- Whatever a public price or page depends on moves one number. Whoever keeps the catalogue in memory hears of it
-- at the commit, with the change already visible. The row lock makes two edits of prices wait for each other;
-- bookings never touch it. (Occupancy sends no such notice: NOTIFY makes all commits that use it queue.)
CREATE FUNCTION "move_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved integer;
BEGIN
  INSERT INTO catalogue_version AS held (id, version) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET version = held.version + 1, changed_at = now()
  RETURNING version INTO moved;
  PERFORM pg_notify('catalogue', moved::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE public_table text;
BEGIN
  FOREACH public_table IN ARRAY ARRAY[
    'location', 'opening_hours', 'special_hours', 'transfer', 'one_way_fee',
    'car', 'car_feature', 'image', 'season', 'rate', 'length_discount',
    'protection_plan', 'protection_price', 'extra', 'border_country',
    'setting', 'review', 'faq', 'legal_document'
  ]
  LOOP
    EXECUTE format(
      'CREATE TRIGGER move_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version()',
      public_table
    );
  END LOOP;
END
$$;
--> statement-breakpoint
-- The odometer moves with every handover and is nobody's business outside.
CREATE TRIGGER "move_catalogue_version"
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "car_id", "in_service_from", "in_service_until", "home_location_id"
  ON "vehicle" FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
