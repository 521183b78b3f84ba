import { desc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { inTransaction } from "../in-transaction.ts";
import { legalDocument } from "../schema.ts";
import type { Seeding } from "./seeding.ts";
import type { ShippedText } from "./shipped-text.ts";
import { shippedTexts } from "./shipped-texts.ts";

/** Any number; the same for all who publish legal texts of one database. */
const LEGAL_LOCK = 5_070_044;

type Newest = Pick<
  typeof legalDocument.$inferSelect,
  "documentVersion" | "publishedAt" | "edition"
>;

/**
 * Publishes the legal texts that a database lacks, and as its next version each whose newest version is an older edition of
 * ours. A text that the staff wrote, or a draft of theirs, is never followed by one of ours. Several processes may start at
 * once. Returns what was published now, as `terms 2`.
 */
export async function publishLegalTexts(
  pool: Pool,
  { clock, texts = shippedTexts }: { clock: { now: () => number }; texts?: readonly ShippedText[] },
): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [LEGAL_LOCK]);
    return seedLegalDocuments({ db: drizzle(client), now: new Date(clock.now()) }, texts);
  });
}

/** The same inside a transaction that nobody else shares. */
export async function seedLegalDocuments(
  { db, now }: Pick<Seeding, "db" | "now">,
  texts: readonly ShippedText[] = shippedTexts,
): Promise<string[]> {
  const newest = await newestVersions(db);
  const due = texts.filter((text) => isDue(text, newest.get(text.kind)));
  const rows = due.map((text) => asRow(text, newest.get(text.kind), now));
  if (rows.length > 0) await db.insert(legalDocument).values(rows);
  return rows.map(({ kind, documentVersion }) => `${kind} ${documentVersion}`);
}

async function newestVersions(db: Seeding["db"]): Promise<Map<string, Newest>> {
  const { kind, documentVersion, publishedAt, edition } = legalDocument;
  const rows = await db
    .selectDistinctOn([kind], { kind, documentVersion, publishedAt, edition })
    .from(legalDocument)
    .orderBy(kind, desc(documentVersion));
  return new Map(rows.map((row) => [row.kind, row]));
}

function isDue({ edition }: ShippedText, newest: Newest | undefined): boolean {
  if (!newest) return true;
  return newest.publishedAt !== null && newest.edition !== null && newest.edition < edition;
}

function asRow(text: ShippedText, newest: Newest | undefined, publishedAt: Date) {
  const { kind, edition, title, body, openPoints } = text;
  return {
    kind,
    edition,
    openPoints,
    publishedAt,
    documentVersion: (newest?.documentVersion ?? 0) + 1,
    titleEn: title.en,
    titleBs: title.bs,
    bodyEn: body.en,
    bodyBs: body.bs,
  };
}
