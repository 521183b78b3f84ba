CREATE TABLE "fleet_version" (
	"car_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fleet_version" ADD CONSTRAINT "fleet_version_car_id_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."car"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Once per statement, and in the order of the cars, so that two writers of several cars do not lock each other out.
-- The row lock costs nothing: whoever writes the calendar of a car holds that car's lock anyway.
CREATE FUNCTION "count_fleet_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fleet_version AS held (car_id, version)
  SELECT DISTINCT car_id, 1 FROM changed ORDER BY car_id
  ON CONFLICT (car_id) DO UPDATE SET version = held.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_fleet_version_of_both"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fleet_version AS held (car_id, version)
  SELECT car_id, 1 FROM (SELECT car_id FROM was UNION SELECT car_id FROM changed) AS either ORDER BY car_id
  ON CONFLICT (car_id) DO UPDATE SET version = held.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_all_fleet_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE fleet_version SET version = version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE fleet_table text;
BEGIN
  FOREACH fleet_table IN ARRAY ARRAY['vehicle', 'occupancy']
  LOOP
    EXECUTE format(
      'CREATE TRIGGER fleet_version_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION count_fleet_version();
       CREATE TRIGGER fleet_version_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION count_fleet_version();
       CREATE TRIGGER fleet_version_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS was NEW TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION count_fleet_version_of_both();
       CREATE TRIGGER fleet_version_truncate AFTER TRUNCATE ON %1$I
         FOR EACH STATEMENT EXECUTE FUNCTION count_all_fleet_versions()',
      fleet_table
    );
  END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO fleet_version (car_id, version)
SELECT car_id, 1 FROM vehicle UNION SELECT car_id, 1 FROM occupancy;
