-- Every row that staff edit counts its edits: the writer names the version that it saw, and gets no row back
-- when someone else was quicker.
CREATE FUNCTION "count_row_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE edited_table text;
BEGIN
  FOR edited_table IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('version', 'updated_at')
    GROUP BY table_name HAVING count(*) = 2
  LOOP
    EXECUTE format(
      'CREATE TRIGGER count_row_version BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION count_row_version()',
      edited_table
    );
  END LOOP;
END
$$;
