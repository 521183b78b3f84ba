-- A closed day takes no money any more; money that was taken without a connection keeps its time; an expense has a photo.
ALTER TABLE "fine" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_movement" ADD COLUMN "photo_sha256" text;--> statement-breakpoint
CREATE INDEX "payment_voided" ON "payment" USING btree ("voided_at");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_taken" CHECK ("taken_at" <= "paid_at");--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_taken" CHECK ("taken_at" <= "at");--> statement-breakpoint
ALTER TABLE "cash_movement" ADD CONSTRAINT "cash_movement_photo" CHECK ("photo_sha256" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
CREATE FUNCTION keep_closed_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := (to_jsonb(new) ->> tg_argv[0])::timestamptz;
BEGIN
  IF moment IS NULL OR (tg_op = 'UPDATE' AND (to_jsonb(old) ->> tg_argv[0])::timestamptz IS NOT DISTINCT FROM moment) THEN
    RETURN new;
  END IF;
  -- Whoever closes a day holds this lock alone: what waits for it sees the closed day.
  PERFORM pg_advisory_xact_lock_shared(hashtext('day_close'));
  IF EXISTS (SELECT FROM day_close WHERE day >= (moment AT TIME ZONE 'Europe/Sarajevo')::date) THEN
    RAISE EXCEPTION 'the day of % is closed', moment USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_closed_days BEFORE INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('paid_at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days_void BEFORE INSERT OR UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('voided_at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days BEFORE INSERT ON "cash_movement" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days_open BEFORE INSERT ON "drawer_session" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('opened_at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days_close BEFORE INSERT OR UPDATE ON "drawer_session" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('closed_at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days BEFORE INSERT ON "deposit" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('held_at');--> statement-breakpoint
CREATE TRIGGER keep_closed_days BEFORE INSERT ON "deposit_entry" FOR EACH ROW EXECUTE FUNCTION keep_closed_days('at');--> statement-breakpoint
CREATE FUNCTION keep_day_close() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'UPDATE' OR (new.day, new.closed_at, new.closed_by, new.figures, new.note)
    IS DISTINCT FROM (old.day, old.closed_at, old.closed_by, old.figures, old.note)
  THEN RAISE EXCEPTION 'a closed day is never changed: corrections go into the next one';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_day_close BEFORE UPDATE OR DELETE ON "day_close" FOR EACH ROW EXECUTE FUNCTION keep_day_close();
