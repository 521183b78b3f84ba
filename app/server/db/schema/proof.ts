import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CheckResult } from "../../../domain/proof/proof.ts";
import { proofReasons } from "../../../domain/proof/proof-run.ts";
import { created, idColumn, moment, oneOf } from "./columns.ts";
import { user } from "./staff.ts";

/** A morning proof and what it said. It names no customer. */
export const proofRun = pgTable(
  "proof_run",
  {
    id: idColumn(),
    reason: text("reason", { enum: proofReasons }).notNull(),
    /** The date in Sarajevo of a proof that was made because it was night: there is one of each. */
    night: date("night").unique(),
    begunAt: moment("begun_at").notNull(),
    endedAt: moment("ended_at").notNull(),
    results: jsonb("results").$type<CheckResult[]>().notNull(),
    /** The number of checks that failed. */
    failed: integer("failed").notNull(),
    /** The member who asked for it. */
    staffId: text("staff_id").references(() => user.id),
    ...created,
  },
  (table) => [
    index("proof_run_begun").on(table.begunAt),
    oneOf("proof_run_reason", "reason", proofReasons),
  ],
);
