import type { Pool } from "pg";
import type { LegalKind } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import type { OpenPoint } from "./legal-versions.ts";

/**
 * A legal text in force, as the staff see it: with the points that a lawyer still has to confirm, which visitors do
 * not see.
 */
export type LegalTextState = {
  kind: LegalKind;
  version: number;
  publishedAt: Date;
  openPoints: readonly Bilingual[];
};

type Row = Omit<LegalTextState, "openPoints"> & { openPoints: readonly OpenPoint[] };

const text = `
  select distinct on (kind) kind, document_version as version, published_at as "publishedAt", open_points as "openPoints"
  from legal_document where published_at is not null order by kind, document_version desc`;

/** The newest published version of every legal text with its unconfirmed points, those with such points first. */
export async function listLegalTexts(pool: Pool): Promise<LegalTextState[]> {
  const { rows } = await pool.query<Row>(text);
  const texts = rows.map(({ openPoints, ...row }) => ({
    ...row,
    openPoints: openPoints.filter(({ confirmed }) => confirmed === undefined),
  }));
  return texts.toSorted((a, b) => b.openPoints.length - a.openPoints.length);
}
