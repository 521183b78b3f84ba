ALTER TABLE "legal_document" DROP CONSTRAINT "legal_document_kind";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancellation_version" integer;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "edition" integer;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "open_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_document" ADD CONSTRAINT "legal_document_edition" CHECK ("edition" > 0);--> statement-breakpoint
ALTER TABLE "legal_document" ADD CONSTRAINT "legal_document_kind" CHECK ("kind" in ('terms', 'cancellation', 'privacy', 'cookies', 'complaints', 'imprint'));--> statement-breakpoint
-- The texts of the first start, unless somebody has edited them: those stay the house's own.
UPDATE "legal_document" SET "edition" = 1 WHERE "document_version" = 1 AND "version" = 1 AND "kind" IN ('terms', 'privacy');--> statement-breakpoint
-- Reservations name the version that their customer accepted, so what was published stays as it was.
CREATE FUNCTION "keep_published_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published legal text is never changed or deleted: publish a new version of it';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_published_text" BEFORE UPDATE ON "legal_document" FOR EACH ROW
  WHEN (
    OLD."published_at" IS NOT NULL AND
    (OLD."kind", OLD."document_version", OLD."title_en", OLD."title_bs", OLD."body_en", OLD."body_bs", OLD."published_at", OLD."edition")
      IS DISTINCT FROM
    (NEW."kind", NEW."document_version", NEW."title_en", NEW."title_bs", NEW."body_en", NEW."body_bs", NEW."published_at", NEW."edition")
  )
  EXECUTE FUNCTION "keep_published_text"();
--> statement-breakpoint
CREATE TRIGGER "keep_published_text_from_deletion" BEFORE DELETE ON "legal_document" FOR EACH ROW
  WHEN (OLD."published_at" IS NOT NULL)
  EXECUTE FUNCTION "keep_published_text"();
