import { dateOf } from "../../domain/calendar.ts";
import { isCalledOff, isUnconfirmed } from "../../domain/reservations/states/states.ts";
import { formatAddress, formatDate } from "../../i18n/format.ts";
import { formatPhone, telLink } from "../../i18n/phone.ts";
import { colours, grid, styles, type Style } from "./paper-look.ts";
import type { Paper } from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import {
  decorate,
  drawLines,
  drawText,
  linesOf,
  told,
  widthOf,
  type Element,
  type Sheet,
} from "./sheet.ts";

const qrSize = 80;
const scanGap = 12;

/** Draws the agency, the code, and the link to the reservation on the site. Returns where it ends. */
export function drawHead(sheet: Sheet, paper: Paper): number {
  const part = sheet.root;
  const agencyEnd = drawAgency(sheet, part, paper);
  const top = agencyEnd + 14;
  const codeEnd = isVoid(paper)
    ? drawVoidCode(sheet, part, paper, top)
    : drawCode(sheet, part, paper, top);
  drawWayIn(sheet, part, paper, top);
  return Math.max(codeEnd, top + qrSize);
}

/** Draws the head of the pages after the first: the logo and the code. */
export function drawNextHead(sheet: Sheet, { reservation, catalogue }: Paper): void {
  decorate(sheet, () => {
    drawMark(sheet, grid.left, grid.top + styles.label.leading / 2, 0.6);
    const at = { x: grid.left + 36, y: grid.top };
    drawLines(
      sheet,
      linesOf(sheet, catalogue.facts.name, grid.wide, styles.label),
      at,
      styles.label,
    );
    const right = { x: grid.right, y: grid.top, align: "right" } as const;
    drawLines(sheet, [reservation.code], right, styles.label);
  });
}

function drawAgency(sheet: Sheet, part: Element, { catalogue, words }: Paper): number {
  const { facts } = catalogue;
  const { name, phone, email } = facts;
  decorate(sheet, () => drawMark(sheet, grid.left, grid.top + 8, 0.82));
  told(sheet, part, "P", () => {
    const at = { x: grid.left + 46, y: grid.top };
    const lines = linesOf(sheet, name, grid.wide - 46, styles.brand);
    drawLines(sheet, lines, at, styles.brand);
    const end = at.x + widthOf(sheet, `${name} `, styles.brand);
    const fits = end + widthOf(sheet, words.rentACar, styles.brandRest) < grid.third;
    if (fits) drawLines(sheet, [words.rentACar], { ...at, x: end }, styles.brandRest);
  });
  const ways = [
    { text: formatAddress(facts), link: "" },
    { text: formatPhone(phone), link: telLink(phone) },
    { text: email, link: `mailto:${email}` },
  ];
  return told(sheet, part, "P", () =>
    ways.reduce((y, { text, link }) => {
      const place = { x: grid.third, y, width: grid.column };
      const end = drawText(sheet, text, place, styles.small);
      if (link) sheet.doc.link(place.x, y, place.width, end - y, link);
      return end;
    }, grid.top + 2),
  );
}

function drawCode(sheet: Sheet, part: Element, paper: Paper, top: number): number {
  const { words, reservation } = paper;
  const tone = isUnconfirmed(reservation.status) ? colours.warn : colours.lake;
  const status = { ...styles.status, colour: tone };
  const wide = { x: grid.left, width: grid.wide };
  const statusEnd = told(sheet, part, "P", () =>
    drawText(sheet, words.status[reservation.status], { ...wide, y: top }, status),
  );
  const codeEnd = told(sheet, part, "H1", () =>
    drawLines(sheet, [reservation.code], { x: grid.left - 1.2, y: statusEnd + 1 }, styles.code),
  );
  const nameEnd = told(sheet, part, "P", () =>
    drawText(sheet, nameOf(paper), { ...wide, y: codeEnd + 3 }, styles.lead),
  );
  return told(sheet, part, "P", () =>
    drawText(sheet, bookedOn(paper), { ...wide, y: nameEnd }, styles.body),
  );
}

/** Draws the code of a reservation that holds no car, which says so before anything else. */
function drawVoidCode(sheet: Sheet, part: Element, paper: Paper, top: number): number {
  const { words, reservation } = paper;
  const inset = 16;
  const width = grid.wide - 2 * inset;
  const says: [string, string, Style][] = [
    ["P", words.status[reservation.status], styles.void],
    ["H1", reservation.code, styles.brand],
    ["P", `${nameOf(paper)} · ${bookedOn(paper)}`, styles.body],
    ["P", words.noCarHeld, styles.body],
  ];
  const blocks = says.map(([type, text, style]) => ({
    type,
    style,
    lines: linesOf(sheet, text, width, style),
  }));
  const height = blocks.reduce((sum, { lines, style }) => sum + lines.length * style.leading, 0);
  decorate(sheet, (doc) => {
    doc
      .roundedRect(grid.left, top, grid.wide, height + 2 * 12, 6)
      .fillColor(colours.badTint)
      .fill();
  });
  let y = top + 12;
  for (const { type, style, lines } of blocks) {
    y = told(sheet, part, type, () => drawLines(sheet, lines, { x: grid.left + inset, y }, style));
  }
  return y + 12;
}

function drawWayIn(sheet: Sheet, part: Element, paper: Paper, top: number): void {
  const { address, words } = paper;
  const place = { x: grid.third, y: top + 1, size: qrSize };
  const code = sheet.doc.struct("Figure", { alt: address }, () =>
    drawQrCode(sheet, address, place),
  );
  part.add(code);
  sheet.doc.link(place.x, place.y, qrSize, qrSize, address);
  const left = grid.third + qrSize + scanGap;
  const scan = isVoid(paper) ? words.scanVoid : words.scan;
  told(sheet, part, "P", () => {
    const lines = linesOf(sheet, scan, grid.right - left, styles.caption);
    drawLines(sheet, lines, { x: left, y: top }, styles.caption);
  });
}

function isVoid({ reservation }: Paper): boolean {
  return isCalledOff(reservation.status);
}

function nameOf({ reservation: { customer } }: Paper): string {
  return `${customer.firstName} ${customer.lastName}`;
}

function bookedOn({ words, reservation, language }: Paper): string {
  return words.bookedOn(formatDate(dateOf(reservation.createdAt), language));
}

/** Ring, line, dot: the logo, 44 by 18 at full size, its middle at `y`. */
export function drawMark({ doc }: Sheet, x: number, y: number, scale: number): void {
  const at = (units: number) => units * scale;
  doc.lineWidth(at(2.5)).strokeColor(colours.lake).fillColor(colours.lake);
  doc
    .moveTo(x + at(16), y)
    .lineTo(x + at(28), y)
    .stroke();
  doc.circle(x + at(9), y, at(6.75)).stroke();
  doc.circle(x + at(35), y, at(8)).fill();
}
