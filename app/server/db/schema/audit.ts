import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { created, holds, jsonValue, oneOf } from "./columns.ts";
import { actorKinds } from "./staff.ts";

/** The audit log. Append-only: triggers refuse update, delete and truncate. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    before: jsonValue("before"),
    after: jsonValue("after"),
    /** A keyed hash of the network address: tells two actors apart without naming one. */
    addressHash: text("address_hash"),
    ...created,
  },
  (table) => [
    index("audit_entry_subject").on(table.subjectKind, table.subjectId),
    index("audit_entry_created").on(table.createdAt),
    index("audit_entry_actor").on(table.actorKind, table.actorId, table.id),
    index("audit_entry_action").on(table.action.op("text_pattern_ops"), table.id),
    oneOf("audit_entry_actor_kind", "actor_kind", actorKinds),
  ],
);

/**
 * The hash chain over the entries. An entry is sealed after its transaction, in the order of `seq`, by
 * one sealer at a time. Hashing inside the transaction would need the newest hash, that is one lock
 * which every booking of every car would queue for until the commit before it.
 */
export const auditSeal = pgTable(
  "audit_seal",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey(),
    /** Null for ids that no entry has: `gapFrom` to `gapUntil`, as they were found at a start of the product. */
    entryId: bigint("entry_id", { mode: "number" })
      .unique()
      .references(() => auditEntry.id),
    gapFrom: bigint("gap_from", { mode: "number" }),
    gapUntil: bigint("gap_until", { mode: "number" }),
    hash: text("hash").notNull(),
    /** False for seals from before there was a key. */
    keyed: boolean("keyed").notNull().default(false),
    ...created,
  },
  () => [
    holds(
      "audit_seal_entry_or_gap",
      `(entry_id is null) = (gap_from is not null) and (gap_from is null) = (gap_until is null) and coalesce(gap_from <= gap_until, true)`,
    ),
  ],
);
