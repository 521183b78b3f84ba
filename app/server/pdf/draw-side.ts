import { soldGrace } from "../../domain/pricing/lines/sold-grace.ts";
import type { LineOf } from "../../domain/pricing/quote-line.ts";
import { holdsVehicle, isAhead } from "../../domain/reservations/states/states.ts";
import { freeTimeOf } from "../../domain/reservations/trip/free-time.ts";
import { counted } from "../../i18n/booking/counted.ts";
import { bookingWords } from "../../i18n/booking/en.ts";
import { freeTimeText } from "../../i18n/cancellation/free-time-text.ts";
import { confirmationWords } from "../../i18n/confirmation/en.ts";
import { thingsToBring } from "../../i18n/confirmation/things-to-bring.ts";
import { formatList } from "../../i18n/format.ts";
import { pathTo } from "../../i18n/paths.ts";
import { formatPhone } from "../../i18n/phone.ts";
import { hasRoom, makeRoom, type Column } from "./column.ts";
import { colours, styles, type Style } from "./paper-look.ts";
import type { Paper } from "./paper.ts";
import {
  drawLines,
  drawRule,
  drawText,
  group,
  linesOf,
  told,
  type Element,
  type Sheet,
} from "./sheet.ts";

/** A sentence, or a term with its explanation. */
type Item = { strong?: string; text: string };

type Term = { text: string; link?: string };

/** Draws what to bring, and the papers for the borders. */
export function drawSide(sheet: Sheet, paper: Paper, column: Column): void {
  const { reservation, words, language } = paper;
  const { bring } = confirmationWords(language);
  if (isAhead(reservation.status)) drawSection(sheet, column, bring, itemsToBring(paper));
  if (holdsVehicle(reservation.status))
    drawSection(sheet, column, words.abroad, borderPapers(paper));
}

/**
 * Draws the terms in short, as long as they can matter: small print that stays together, in the first column with
 * enough room on its page, or else on the next page of the first column.
 */
export function drawTerms(sheet: Sheet, paper: Paper, columns: [Column, ...Column[]]): void {
  if (!holdsVehicle(paper.reservation.status)) return;
  const terms = termsInShort(paper);
  const heightIn = ({ width }: Column) =>
    terms.reduce(
      (sum, { text }) =>
        sum + linesOf(sheet, text, width, styles.fine).length * styles.fine.leading,
      styles.heading.leading + headingGap + terms.length * termGap,
    );
  const column = columns.find((one) => hasRoom(one, heightIn(one))) ?? columns[0];
  makeRoom(sheet, column, heightIn(column));
  drawHeading(sheet, column, paper.words.terms);
  const list = group(sheet, sheet.root, "L");
  for (const { text, link } of terms) {
    const { left: x, y, width } = column;
    const end = told(sheet, group(sheet, list, "LI"), "LBody", () =>
      drawText(sheet, text, { x, y, width }, styles.fine),
    );
    if (link) sheet.doc.link(x, y, width, end - y, link);
    column.y = end + termGap;
  }
}

function itemsToBring({ reservation, language, catalogue }: Paper): Item[] {
  const { facts, priceList } = catalogue;
  const { licenceYears } = priceList.rules;
  const terms = { licenceYears, paymentTypes: facts.paymentTypes };
  const things = thingsToBring(reservation, terms, language);
  return things.map(({ what, why }) => ({ strong: what, text: why }));
}

/** The papers for the borders; countries that ask for the same paper are listed together. */
function borderPapers({ reservation, names, language, words }: Paper): Item[] {
  const says = bookingWords(language).line.document;
  const fees = reservation.lines.filter(
    (line): line is LineOf<"border-fee"> => line.code === "border-fee",
  );
  const byPaper = Map.groupBy(fees, (line) => line.reason.document);
  const items = [...byPaper].map(([paper, lines]) => ({
    strong: formatList(
      lines.map(({ subject }) => names.country(subject)),
      language,
    ),
    text: says[paper],
  }));
  return items.length > 0 ? [...items, { text: words.abroadPermit }] : [];
}

function termsInShort({ reservation, language, catalogue, words, siteUrl }: Paper): Term[] {
  const { rules } = catalogue.priceList;
  const { status, lines, createdAt } = reservation;
  // On paper it is said as it was when it was booked: paper is read later than it is printed.
  const free = freeTimeOf(reservation, rules, createdAt);
  const legal = siteUrl + pathTo("legal", language);
  const modify = siteUrl + pathTo("modify", language);
  const whileOpen = [
    { text: freeTimeText(free, rules, language) },
    { text: words.change(bareAddress(modify)), link: modify },
  ];
  return [
    ...(isAhead(status) ? whileOpen : []),
    { text: words.grace(counted(soldGrace(lines), "minuteOf", language)) },
    { text: `${words.mileage} ${words.fuel}` },
    { text: words.damage(formatPhone(catalogue.facts.phone)) },
    { text: `${words.allTerms} ${bareAddress(legal)}`, link: legal },
  ];
}

const headingGap = 5;
const itemPad = 3.5;
const termGap = 2;

function drawSection(sheet: Sheet, column: Column, heading: string, items: readonly Item[]): void {
  if (items.length === 0) return;
  makeRoom(sheet, column, styles.heading.leading + 44);
  drawHeading(sheet, column, heading);
  const list = group(sheet, sheet.root, "L");
  for (const item of items) drawItem(sheet, list, column, item);
  column.y += 16;
}

function drawHeading(sheet: Sheet, column: Column, heading: string): void {
  const at = { x: column.left, y: column.y, width: column.width };
  const end = told(sheet, sheet.root, "H2", () => drawText(sheet, heading, at, styles.heading));
  column.y = end + headingGap;
}

function partsOf(sheet: Sheet, { width }: Column, { strong = "", text }: Item) {
  const head = linesOf(sheet, strong, width, styles.label);
  const body = linesOf(sheet, text, width, styles.small);
  const words = head.length * styles.label.leading + body.length * styles.small.leading;
  return { head, body, height: words + 2 * itemPad };
}

function drawItem(sheet: Sheet, list: Element, column: Column, item: Item): void {
  const { head, body, height } = partsOf(sheet, column, item);
  makeRoom(sheet, column, height);
  const { left: x, y: top, width } = column;
  drawRule(sheet, { left: x, right: x + width, y: top }, colours.hair, 0.5);
  const style: Style = item.strong ? styles.small : { ...styles.small, colour: colours.ink };
  told(sheet, group(sheet, list, "LI"), "LBody", () => {
    const y = drawLines(sheet, head, { x, y: top + itemPad }, styles.label);
    drawLines(sheet, body, { x, y }, style);
  });
  column.y += height;
}

/** An address without `https://`. */
function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
