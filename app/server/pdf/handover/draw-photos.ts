import { dateOf, timeOf } from "../../../domain/calendar.ts";
import { isSecret } from "../../../domain/handovers/photos.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatInputDate } from "../../../i18n/format.ts";
import { makeRoom, type Column } from "../column.ts";
import { grid, styles } from "../paper-look.ts";
import { drawLines, linesOf, told, type Sheet } from "../sheet.ts";
import { drawHeading, drawSentence } from "./both.ts";
import { say, type PaperPhoto, type SheetOrder } from "./order.ts";
import { drawTable } from "./table.ts";

const across = 4;
const gap = 10;
const width = (grid.right - grid.left - (across - 1) * gap) / across;
const height = width * 0.75;
const captions = 14;

/** Draws the photos that have arrived, small, and the SHA-256 of all of them. */
export function drawPhotos(sheet: Sheet, { photos }: SheetOrder, column: Column): void {
  if (photos.length === 0) return;
  const here = photos.filter(({ isHere }) => isHere).length;
  drawHeading(
    sheet,
    column,
    say((words) => words.photos),
    height + captions,
  );
  drawSentence(
    sheet,
    column,
    say((words) =>
      here === photos.length
        ? words.photosHere(photos.length)
        : words.photosFollow(here, photos.length),
    ),
    styles.bodyInk,
  );
  if (photos.some(({ kind }) => isSecret(kind)))
    drawSentence(
      sheet,
      column,
      say((words) => words.papersHidden),
    );
  const shown = photos
    .map((photo, index) => ({ ...photo, number: index + 1 }))
    .flatMap(({ jpeg, ...photo }) => (jpeg ? [{ ...photo, jpeg }] : []));
  for (let first = 0; first < shown.length; first += across) {
    makeRoom(sheet, column, height + captions);
    shown.slice(first, first + across).forEach((photo, index) => {
      drawPhoto(sheet, photo, { x: grid.left + index * (width + gap), y: column.y });
    });
    column.y += height + captions;
  }
  drawHashes(sheet, photos, column);
}

type Shown = PaperPhoto & { jpeg: Buffer; number: number };

function drawPhoto(
  sheet: Sheet,
  { jpeg, kind, number }: Shown,
  { x, y }: { x: number; y: number },
): void {
  const name = say((words) => words.photoKinds[kind]);
  const text = `${number} · ${name.bs} · ${name.en}`;
  const figure = sheet.doc.struct("Figure", { alt: text }, () => {
    sheet.doc.image(jpeg, x, y, { fit: [width, height], align: "center", valign: "center" });
  });
  sheet.root.add(figure);
  told(sheet, sheet.root, "P", () =>
    drawLines(
      sheet,
      linesOf(sheet, text, width, styles.caption).slice(0, 1),
      { x, y: y + height + 1 },
      styles.caption,
    ),
  );
}

function drawHashes(sheet: Sheet, photos: readonly PaperPhoto[], column: Column): void {
  column.y += 6;
  drawTable(
    sheet,
    column,
    [
      { title: say((words) => words.mark), width: 20 },
      { title: say((words) => words.photos), width: 92 },
      { title: say((words) => words.takenAt), width: 76 },
      { title: { bs: "SHA-256", en: "SHA-256" }, width: 303 },
    ],
    photos.map(({ kind, takenAt, sha256 }, index) => {
      const at = toLocal(takenAt.getTime());
      return [
        String(index + 1),
        say((words) => words.photoKinds[kind]),
        `${formatInputDate(dateOf(at), "ba")} ${timeOf(at)}`,
        sha256,
      ];
    }),
  );
}
