/** The sheet of a handover as a file: drawn once from what was kept, then always the same bytes. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import type { PaperEdition, PaperFacts } from "../../../domain/handovers/paper-facts.ts";
import { isSecret, type PhotoKind } from "../../../domain/handovers/photos.ts";
import type { HandoverSheet, Signatures } from "../../../domain/handovers/sheet.ts";
import type { Deps } from "../../deps.ts";
import { oneAtATime } from "../../images/one-at-a-time.ts";
import { smallPhoto } from "../../images/small-photo.ts";
import { makeHandoverPdf } from "../../pdf/handover/make-handover-pdf.ts";
import type { PaperPhoto, SheetOrder } from "../../pdf/handover/order.ts";
import { keepSheetFile, readPhotoFile, readSheetFile } from "../photo-folder.ts";

type World = Pick<Deps, "pool" | "handoverDir">;

type Row = {
  sheet: string;
  sheetSha256: string;
  facts: PaperFacts;
  signatures: Signatures | null;
  receivedAt: Date;
  offSeconds: number;
};

type PhotoRow = { kind: PhotoKind; sha256: string; takenAt: Date; isHere: boolean };
type Made = { edition: PaperEdition; sha256: string; photos: number };

const sheetText = `
  select sheet, sheet_sha256 as "sheetSha256", facts, signatures, received_at as "receivedAt",
    coalesce(device_off_seconds, 0) as "offSeconds"
  from handover where id = $1 and sheet is not null and sheet_sha256 is not null and facts is not null`;

const photosText = `
  select kind, sha256, taken_at as "takenAt", received_at is not null as "isHere"
  from handover_photo where handover_id = $1 order by id`;

const madeText = `
  select edition, sha256, photos from handover_paper where handover_id = $1
  order by edition`;

/**
 * The newest file of a sheet; it is made when nobody has asked before, and once more when the photos that it lacked have all
 * arrived. Undefined when there is no such sheet, or nothing is left of it.
 */
export async function findSheetPaper(
  world: World,
  handoverId: number,
): Promise<Buffer | undefined> {
  const { pool, handoverDir } = world;
  const { rows } = await pool.query<Row>({
    name: "sheet-on-paper",
    text: sheetText,
    values: [handoverId],
  });
  const [row] = rows;
  if (!row) return undefined;
  const photos = await photosOf(pool, handoverId);
  const shown = photos.filter(({ kind }) => !isSecret(kind));
  const made = await listMade(pool, handoverId);
  const newest = made.at(-1);
  const isWhole = shown.every(({ isHere }) => isHere);
  const isDue =
    !newest || (newest.edition === "at-once" && isWhole && newest.photos < shown.length);
  if (!isDue) return readMade(world, newest, { row, photos });
  if (handoverDir === undefined) return draw(world, row, photos);
  const edition: PaperEdition = newest ? "with-photos" : "at-once";
  return keepDrawn(handoverDir, pool, {
    handoverId,
    edition,
    photos: shown.filter(({ isHere }) => isHere).length,
    pdf: await draw(world, row, photos),
  });
}

async function photosOf(pool: Pool, handoverId: number): Promise<PhotoRow[]> {
  const values = [handoverId];
  const { rows } = await pool.query<PhotoRow>({
    name: "photos-on-paper",
    text: photosText,
    values,
  });
  return rows;
}

async function listMade(pool: Pool, handoverId: number): Promise<Made[]> {
  const values = [handoverId];
  const { rows } = await pool.query<Made>({ name: "papers-of-sheet", text: madeText, values });
  return rows;
}

/** A file that is gone is drawn again, and counts only when it has the bytes that it had. */
async function readMade(
  world: World,
  { sha256, edition }: Made,
  { row, photos }: { row: Row; photos: readonly PhotoRow[] },
): Promise<Buffer | undefined> {
  const { handoverDir } = world;
  if (handoverDir === undefined) return draw(world, row, photos);
  const kept = await readSheetFile(handoverDir, sha256);
  if (kept) return kept;
  const pdf = await draw(world, row, photos);
  if (hashOf(pdf) !== sha256) throw new Error(`the file ${edition} of a sheet is gone: ${sha256}`);
  await keepSheetFile(handoverDir, { sha256, bytes: pdf });
  return pdf;
}

type Drawn = Omit<Made, "sha256"> & { handoverId: number; pdf: Buffer };

/** Keeps a file that was drawn; when another process drew one meanwhile, that one holds. Undefined when its customer was erased. */
async function keepDrawn(
  handoverDir: string,
  pool: Pool,
  { handoverId, edition, photos, pdf }: Drawn,
): Promise<Buffer | undefined> {
  const sha256 = hashOf(pdf);
  await keepSheetFile(handoverDir, { sha256, bytes: pdf });
  await pool.query(
    // A reservation that was erased while its sheet was drawn has none: its erasure is waited for, or waits for this row.
    `insert into handover_paper (handover_id, edition, sha256, photos)
     select id, $2, $3, $4 from handover where id = $1 and facts is not null for share
     on conflict do nothing`,
    [handoverId, edition, sha256, photos],
  );
  const held = (await listMade(pool, handoverId)).find((one) => one.edition === edition);
  if (!held) return undefined;
  if (held.sha256 === sha256) return pdf;
  return readSheetFile(handoverDir, held.sha256);
}

function hashOf(pdf: Buffer): string {
  return createHash("sha256").update(pdf).digest("hex");
}

/** Few photos are printed a little finer than many, so that no file is too big for a letter. */
const fewPhotos = 12;
const widths = { few: 480, many: 320 };

/** Draws one sheet after the other: a page of photos keeps the process busy for some tenths of a second. */
function draw({ handoverDir }: World, row: Row, photos: readonly PhotoRow[]): Promise<Buffer> {
  return oneAtATime(async () => {
    const width = photos.length > fewPhotos ? widths.many : widths.few;
    const printed: PaperPhoto[] = [];
    for (const photo of photos) printed.push(await printedPhoto(handoverDir, photo, width));
    return makeHandoverPdf(orderOf(row, printed));
  });
}

async function printedPhoto(
  handoverDir: string | undefined,
  photo: PhotoRow,
  width: number,
): Promise<PaperPhoto> {
  // They are for those alone who may read papers.
  if (handoverDir === undefined || !photo.isHere || isSecret(photo.kind)) return photo;
  const webp = await readPhotoFile(handoverDir, photo.sha256);
  const jpeg = webp && (await smallPhoto(webp, width));
  return jpeg ? { ...photo, jpeg } : photo;
}

function orderOf(row: Row, photos: readonly PaperPhoto[]): SheetOrder {
  const { sheet, signatures, ...kept } = row;
  // What was signed was checked before it was kept, and the database keeps it from being changed.
  return {
    ...kept,
    sheet: JSON.parse(sheet) as HandoverSheet,
    signatures: signatures ?? {},
    photos,
  };
}
