/** Photos on a paper, four in a row, each with what it shows. */
import type { PhotoKind } from "../../../domain/handovers/photos.ts";
import { handoverPaperWords } from "../../../i18n/handover-paper/en.ts";
import { makeRoom, type Column } from "../column.ts";
import { grid, styles } from "../paper-look.ts";
import { drawLines, linesOf, told, type Sheet } from "../sheet.ts";

const across = 4;
const gap = 10;
const width = (grid.right - grid.left - (across - 1) * gap) / across;
const height = width * 0.75;
const captions = 14;
/** Pixels: as sharp on paper as a photo of a sheet. */
export const photoPixels = 400;

export type GridPhoto = { kind: PhotoKind; jpeg: Buffer };

/** Draws photos that are here. */
export function drawPhotoGrid(sheet: Sheet, column: Column, photos: readonly GridPhoto[]): void {
  for (let first = 0; first < photos.length; first += across) {
    makeRoom(sheet, column, height + captions);
    photos.slice(first, first + across).forEach((photo, index) => {
      drawOne(sheet, photo, {
        x: grid.left + index * (width + gap),
        y: column.y,
        number: first + index + 1,
      });
    });
    column.y += height + captions;
  }
}

function drawOne(
  sheet: Sheet,
  { kind, jpeg }: GridPhoto,
  { x, y, number }: { x: number; y: number; number: number },
): void {
  const [bs, en] = (["ba", "en-us"] as const).map(
    (one) => handoverPaperWords(one).photoKinds[kind],
  );
  const text = `${number} · ${bs} · ${en}`;
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
