ALTER TABLE "audit_seal" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "gap_from" bigint;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "gap_until" bigint;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_entry_or_gap" CHECK ((entry_id is null) = (gap_from is not null) and (gap_from is null) = (gap_until is null) and coalesce(gap_from <= gap_until, true));