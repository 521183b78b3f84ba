import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { LegalKind } from "../../../domain/facts.ts";
import { inTransaction } from "../in-transaction.ts";
import { legalDocument } from "../schema.ts";
import type { Seeding } from "./seeding.ts";
import type { ShippedText } from "./shipped-text.ts";
import { shippedTexts } from "./shipped-texts.ts";

/** An arbitrary lock number, the same for all programs that publish legal texts of one database. */
const LEGAL_LOCK = 5_070_044;

type Newest = {
  kind: LegalKind;
  documentVersion: number;
  publishedAt: Date | null;
  edition: number | null;
};

/**
 * Publishes the legal texts that a database lacks, and a next version of each whose newest version is an older
 * edition of ours. A text or draft written by the staff is never followed by one of ours. Several processes may start
 * at once. Returns the texts published now, as `terms 2`.
 */
export async function publishLegalTexts(
  pool: Pool,
  { clock, texts = shippedTexts }: { clock: { now: () => number }; texts?: readonly ShippedText[] },
): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [LEGAL_LOCK]);
    const now = new Date(clock.now());
    return seedLegalDocuments({ client, db: drizzle(client), now }, texts);
  });
}

/** Publishes them inside a transaction that no other process shares. */
export async function seedLegalDocuments(
  { client, db, now }: Pick<Seeding, "client" | "db" | "now">,
  texts: readonly ShippedText[] = shippedTexts,
): Promise<string[]> {
  const newest = await newestVersions(client);
  const due = texts.filter((text) => isDue(text, newest.get(text.kind)));
  const rows = due.map((text) => asRow(text, newest.get(text.kind), now));
  if (rows.length > 0) await db.insert(legalDocument).values(rows);
  return rows.map(({ kind, documentVersion }) => `${kind} ${documentVersion}`);
}

async function newestVersions(client: PoolClient): Promise<Map<LegalKind, Newest>> {
  const { rows } = await client.query<Newest>(
    `select distinct on (kind) kind, document_version as "documentVersion", published_at as "publishedAt", edition
     from legal_document order by kind, document_version desc`,
  );
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
