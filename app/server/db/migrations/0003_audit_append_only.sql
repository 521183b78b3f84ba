CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the table % is append-only: % is refused', TG_TABLE_NAME, lower(TG_OP)
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
