/** An issued paper as a file: drawn once from what it says, then always the same bytes. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import type { DocumentContent } from "../../domain/documents/contents/document-content.ts";
import type { DocumentKind } from "../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../domain/documents/document-number.ts";
import type { Deps } from "../deps.ts";
import { printedPhoto } from "../handovers/papers/printed-photo.ts";
import { keepSheetFile, readSheetFile } from "../handovers/photo-folder.ts";
import { oneAtATime } from "../images/one-at-a-time.ts";
import { drawDocument } from "../pdf/documents/draw-document.ts";

type World = Pick<Deps, "pool" | "handoverDir">;

type Row = {
  id: number;
  kind: DocumentKind;
  year: number;
  number: number;
  content: DocumentContent;
  form: number;
  issuedAt: Date;
  sha256: string | null;
};

const text = `
  select id, kind, year, number, content, form, issued_at as "issuedAt", sha256
  from document where id = $1 and content <> '{}'`;

/** The file of a paper, and its number as it is read. */
export type DocumentFile = { pdf: Buffer; number: string };

/**
 * The file of an issued paper; it is drawn when nobody has asked before, kept under the SHA-256 of its bytes, and the same for ever.
 * Undefined when there is no such paper, or its customer was erased.
 */
export async function documentPaper(world: World, id: number): Promise<DocumentFile | undefined> {
  const row = await findRow(world.pool, id);
  if (!row) return undefined;
  const number = formatDocumentNumber(row);
  const { handoverDir } = world;
  if (handoverDir === undefined) return { pdf: await draw(world, row), number };
  const kept = row.sha256 === null ? undefined : await readSheetFile(handoverDir, row.sha256);
  if (kept) return { pdf: kept, number };
  const pdf = await draw(world, row);
  const sha256 = hashOf(pdf);
  await keepSheetFile(handoverDir, { sha256, bytes: pdf });
  const held = row.sha256 ?? (await keepHash(world.pool, id, sha256));
  if (held === sha256) return { pdf, number };
  // Another process drew it meanwhile by another version of the form: its file holds. One that is gone counts only with its own bytes.
  const theirs = held === undefined ? undefined : await readSheetFile(handoverDir, held);
  if (!theirs && held !== undefined) throw new Error(`the file of a paper is gone: ${held}`);
  return theirs && { pdf: theirs, number };
}

async function findRow(pool: Pool, id: number): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>({ name: "document-on-paper", text, values: [id] });
  return rows[0];
}

/** The hash that holds from now on: the first that was kept. Undefined when the customer was erased while it was drawn. */
async function keepHash(pool: Pool, id: number, sha256: string): Promise<string | undefined> {
  await pool.query({
    name: "keep-document-hash",
    text: `update document set sha256 = $2 where id = $1 and sha256 is null and content <> '{}'`,
    values: [id, sha256],
  });
  return (await findRow(pool, id))?.sha256 ?? undefined;
}

function hashOf(pdf: Buffer): string {
  return createHash("sha256").update(pdf).digest("hex");
}

function draw({ handoverDir }: World, { content, form, issuedAt, ...row }: Row): Promise<Buffer> {
  return oneAtATime(() =>
    drawDocument({
      number: formatDocumentNumber(row),
      issuedAt,
      form,
      content,
      photoOf: async (sha256, width) =>
        handoverDir === undefined ? undefined : printedPhoto(handoverDir, { sha256, width }),
    }),
  );
}
