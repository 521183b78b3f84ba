-- A paper whose customer is erased keeps its number and loses what it said; nothing else of it ever changes.
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'UPDATE'
    OR (new.kind, new.year, new.number, new.reservation_id, new.form, new.issued_at, new.ends_id)
      IS DISTINCT FROM (old.kind, old.year, old.number, old.reservation_id, old.form, old.issued_at, old.ends_id)
    OR (new.content IS DISTINCT FROM old.content AND new.content <> '{}')
    OR (old.sha256 IS NOT NULL AND new.sha256 IS DISTINCT FROM old.sha256)
  THEN RAISE EXCEPTION 'an issued paper is never changed: it is ended by another one';
  END IF;
  RETURN new;
END $$;
