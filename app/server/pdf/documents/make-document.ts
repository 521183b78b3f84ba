/** The frame of every issued paper: who issued it, what it is in both languages, its number, and the foot of its pages. */
import { dateOf } from "../../../domain/calendar.ts";
import type { PaperAgency } from "../../../domain/documents/contents/paper-agency.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatInputDate } from "../../../i18n/format.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import type { Column } from "../column.ts";
import { drawMark } from "../draw-head.ts";
import { sidesOf } from "../handover/both.ts";
import { colours, grid, styles, type Style } from "../paper-look.ts";
import {
  closeSheet,
  decorate,
  drawEnd,
  drawLines,
  drawRule,
  linesOf,
  openSheet,
  told,
  turnTo,
  type Sheet,
} from "../sheet.ts";
import { inBoth, say, type Issued } from "./issued.ts";

export type Frame = {
  agency: PaperAgency;
  /** What the paper is. */
  title: Bilingual;
  /** What it is about, on the line of its number: the reservation, a plate. */
  about: string;
  /** The one language of a paper that has no other beside it. */
  only?: keyof Bilingual | undefined;
};

/** Beside the number of the page. */
const footWidth = 380;
const title: Style = { ...styles.total, size: 16, leading: 20 };
const strong: Style = { ...styles.total, size: 18, leading: 22, colour: colours.lakeDeep };

/** Makes a paper: the frame around what `draw` puts into its column. */
export async function makeDocument(
  { number, issuedAt }: Pick<Issued, "number" | "issuedAt">,
  frame: Frame,
  draw: (sheet: Sheet, column: Column) => void | Promise<void>,
): Promise<Buffer> {
  const sheet = openSheet({
    title: [...titlesOf(frame), number].join(" · "),
    author: frame.agency.name,
    subject: frame.about,
    lang: frame.only ?? "bs",
    createdAt: issuedAt,
    only: frame.only,
  });
  turnTo(sheet, 0);
  const column = { left: grid.left, width: grid.right - grid.left, page: 0, y: grid.top };
  drawAgency(sheet, frame.agency, column);
  drawTitle(sheet, frame, number, column);
  await draw(sheet, column);
  const made = formatInputDate(dateOf(toLocal(issuedAt.getTime())), "ba");
  drawFeet(sheet, titlesOf(frame), [number, frame.about, made]);
  return closeSheet(sheet);
}

function titlesOf({ title: { bs, en }, only }: Frame): string[] {
  if (only !== undefined) return [only === "bs" ? bs : en];
  return [...new Set([bs, en])];
}

function drawAgency(sheet: Sheet, agency: PaperAgency, column: Column): void {
  const { name, address, phone, email, jib, vatNumber } = agency;
  decorate(sheet, () => drawMark(sheet, grid.left, grid.top + 8, 0.82));
  const names = linesOf(sheet, name, 210, styles.brand);
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, names, { x: grid.left + 46, y: grid.top }, styles.brand),
  );
  const numbers = [jib && `JIB ${jib}`, vatNumber && `PDV ${vatNumber}`].filter(Boolean);
  const ways = [address, `${formatPhone(phone)} · ${email}`, numbers.join(" · ")].flatMap((line) =>
    linesOf(sheet, line, grid.right - grid.second - 70, styles.small),
  );
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, ways, { x: grid.right, y: grid.top, align: "right" }, styles.small),
  );
  const high = Math.max(ways.length * styles.small.leading, names.length * styles.brand.leading);
  column.y = grid.top + high + 14;
}

function drawTitle(sheet: Sheet, frame: Frame, number: string, column: Column): void {
  const lines = sidesOf(sheet).map((side) => ({
    ...side,
    lines: linesOf(sheet, frame.title[side.of], side.width, title),
  }));
  for (const side of lines) {
    const element = sheet.doc.struct("Sect", { lang: side.of });
    sheet.root.add(element);
    told(sheet, element, "H1", () =>
      drawLines(sheet, side.lines, { x: side.x, y: column.y }, title),
    );
  }
  column.y += Math.max(...lines.map((side) => side.lines.length)) * title.leading + 6;
  drawRule(sheet, { left: grid.left, right: grid.right, y: column.y }, colours.lake, 1.2);
  const y = column.y + 5;
  told(sheet, sheet.root, "P", () => {
    drawLines(sheet, [number], { x: grid.left, y }, strong);
    drawEnd(sheet, frame.about, { right: grid.right, y }, strong);
  });
  column.y = y + strong.leading;
}

/** Draws the foot of every page, once their number is known: of two titles that do not fit beside the number, the first. */
function drawFeet(sheet: Sheet, titles: readonly string[], about: readonly string[]): void {
  const footOf = (some: readonly string[]) =>
    linesOf(sheet, [...some, ...about].filter(Boolean).join(" · "), footWidth, styles.caption);
  const both = footOf(titles);
  const [left = ""] = both.length === 1 ? both : footOf(titles.slice(0, 1));
  const { doc } = sheet;
  const pages = doc.bufferedPageRange().count;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    const y = grid.pageHeight - 38;
    const numbers = inBoth(
      sheet,
      say((words) => words.page(page + 1, pages)),
    );
    drawRule(sheet, { left: grid.left, right: grid.right, y }, colours.hair, 0.5);
    decorate(sheet, () => {
      drawLines(sheet, [left], { x: grid.left, y: y + 6 }, styles.caption);
      const right = { x: grid.right, y: y + 6, align: "right" } as const;
      drawLines(sheet, [numbers], right, styles.caption);
    });
  }
}
