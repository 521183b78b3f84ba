-- Signing in: when a session was last seen and when its password was given; links that owners send.
ALTER TABLE "session" ADD COLUMN "password_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "session" SET "password_at" = "created_at", "seen_at" = "created_at";
--> statement-breakpoint
CREATE TABLE "staff_link" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"issue" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_link_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_link_kind" CHECK ("kind" in ('invitation', 'password')),
	CONSTRAINT "staff_link_role" CHECK ("role" in ('owner', 'manager', 'agent', 'accountant', 'viewer')),
	CONSTRAINT "staff_link_language" CHECK ("language" in ('en-us', 'ba')),
	CONSTRAINT "staff_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX "two_factor_user";
--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_link_open" ON "staff_link" USING btree ("kind","email") WHERE used_at is null and withdrawn_at is null;

--> statement-breakpoint
-- What a reservation is found by, as words of a text index: n… parts of the name, e… the e-mail address, p… and r… the phone
-- number from its start and from its end, c… the code from each of its characters on. Written in one piece without a function
-- of ours in it, so that a dump can be restored in any order. The same folding in words of a search: server/finding/search-words.
CREATE FUNCTION "reservation_words"("code" text, "first_name" text, "last_name" text, "email" text, "phone" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH typed AS (
    SELECT
      replace(replace(replace(replace(replace(replace(lower(translate(
        regexp_replace(normalize(coalesce($2, '') || E'\n' || coalesce($3, '') || E'\n' || coalesce($4, ''), NFD), '[\u0300-\u036f]', '', 'g'),
        'ĐÐØŁÆŒđðøłı', 'DDOLæœddoli')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'dj', 'd'), '''', ''), '’', '') AS folded,
      regexp_replace(coalesce($5, ''), '[^0-9]', '', 'g') AS digits
  ), line AS (
    SELECT translate(split_part(folded, E'\n', 1), '."()=/:;!?+*&%#|<>{}[]_`', '') AS first,
      translate(split_part(folded, E'\n', 2), '."()=/:;!?+*&%#|<>{}[]_`', '') AS last,
      split_part(folded, E'\n', 3) AS mail, digits
    FROM typed
  ), word AS (
    SELECT 'n' || part AS word FROM line, regexp_split_to_table(first || ' ' || last, '[[:space:],‐-―-]+') AS part WHERE part <> ''
    UNION ALL
    SELECT 'n' || regexp_replace(part, '[[:space:],‐-―-]+', '', 'g') FROM line, unnest(ARRAY[first, last]) AS part WHERE part ~ '[^[:space:],‐-―-]'
    UNION ALL
    SELECT 'e' || mail FROM line WHERE mail <> ''
    UNION ALL
    SELECT 'e' || split_part(mail, '@', 2) FROM line WHERE split_part(mail, '@', 2) <> ''
    UNION ALL
    SELECT 'p' || substr(digits, start) FROM line, generate_series(1, 4) AS start WHERE length(digits) >= start
    UNION ALL
    SELECT 'r' || reverse(digits) FROM line WHERE digits <> ''
    UNION ALL
    SELECT 'c' || substr($1, start) FROM generate_series(1, length($1) - 2) AS start
  )
  SELECT coalesce(array_to_tsvector(array_agg(word)), '') FROM word
$$;
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "search" "tsvector"
  GENERATED ALWAYS AS (reservation_words("code", "first_name", "last_name", "email", "phone")) STORED;
--> statement-breakpoint
CREATE INDEX "reservation_search" ON "reservation" USING gin ("search") WITH (fastupdate = off);
--> statement-breakpoint
-- The lists of the back office page by key: what they are sorted by, then the id.
DROP INDEX "reservation_pickup";
--> statement-breakpoint
DROP INDEX "reservation_dropoff";
--> statement-breakpoint
CREATE INDEX "reservation_pickup" ON "reservation" USING btree ("pickup_at", "id");
--> statement-breakpoint
CREATE INDEX "reservation_dropoff" ON "reservation" USING btree ("dropoff_at", "id");
--> statement-breakpoint
CREATE INDEX "reservation_created" ON "reservation" USING btree ("created_at", "id");
--> statement-breakpoint
CREATE INDEX "reservation_total" ON "reservation" USING btree ("total_cents", "id");
--> statement-breakpoint
CREATE INDEX "reservation_vehicle_open" ON "reservation" USING btree ("vehicle_id", "pickup_at") WHERE status in ('pending', 'confirmed', 'on_rent');
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_view_name" UNIQUE("staff_id","page","name")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "saved_view" FOR EACH ROW EXECUTE FUNCTION count_row_version();

--> statement-breakpoint
-- Pieces of a counted extra that are away from a day to a day; whoever asks how many are left counts them as given out.
CREATE TABLE "extra_absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"extra_code" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"pieces" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extra_absence_dates" CHECK ("starts_on" <= "ends_on"),
	CONSTRAINT "extra_absence_pieces" CHECK ("pieces" > 0)
);
--> statement-breakpoint
ALTER TABLE "extra_absence" ADD CONSTRAINT "extra_absence_extra_code_extra_code_fk" FOREIGN KEY ("extra_code") REFERENCES "public"."extra"("code") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "extra_absence_extra" ON "extra_absence" USING btree ("extra_code","ends_on");
--> statement-breakpoint
CREATE TRIGGER count_row_version BEFORE UPDATE ON "extra_absence" FOR EACH ROW EXECUTE FUNCTION count_row_version();
--> statement-breakpoint
-- The audit log is read newest first, by who did it and by what was done.
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_kind","actor_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action" text_pattern_ops,"id");
