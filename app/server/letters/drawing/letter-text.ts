/** The plain text of a letter: written to be read, not HTML with its tags taken off. */
import type {
  About,
  Bill,
  Block,
  ChangeRow,
  Leg,
  LetterContent,
  LetterLink,
} from "../letter-content.ts";
import { letterFoot } from "../blocks/letter-foot.ts";

/** Amounts of a bill end here, so that they stand below each other in a fixed-width font. */
const width = 64;

/** The whole letter as text: the same words as its HTML, in the same order, with every address written out. */
export function letterText(content: LetterContent, about: About): string {
  const { title, code, lead, action, links = [], blocks } = content;
  const foot = letterFoot(content, about);
  const parts = [
    foot.sender,
    code ? `${title}\n\n    ${code}` : title,
    lead,
    linkLines([...(action ? [action] : []), ...links]),
    ...blocks.map(blockText),
    "-".repeat(width),
    [foot.ask, ...foot.ways.map(way), foot.phoneHours].filter(Boolean).join("\n"),
    [foot.address, ...foot.pages.map(({ label, href }) => `${label}: ${href}`)].join("\n"),
    content.footnote,
  ];
  // No-break spaces are for HTML; a text is searched and copied.
  return `${parts.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ")}\n`;
}

function blockText(block: Block): string {
  switch (block.is) {
    case "heading":
      return `${block.text.toLocaleUpperCase("en")}\n${"=".repeat([...block.text].length)}`;
    case "paragraph":
    case "note":
      return block.text;
    case "links":
      return linkLines(block.links);
    case "trip":
      return [legText(block.pickup), `  ${block.between}`, legText(block.dropoff)].join("\n\n");
    case "bill":
      return billText(block.bill);
    case "things":
      return block.things.map(({ what, why }) => `* ${what}: ${why}`).join("\n");
    case "rows":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "changes":
      return block.rows.map((row) => changeText(row, block)).join("\n\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
  }
}

function linkLines(links: readonly LetterLink[]): string {
  return links.map(({ label, href, text }) => text ?? `${label}:\n${href}`).join("\n\n");
}

/** A link as text: a number or an address stands for itself; a page needs its address. */
function way({ label, href, text }: LetterLink): string {
  return text ?? (/^https?:/u.test(href) ? `${label}: ${href}` : label);
}

function legText({ when, place, lines, links }: Leg): string {
  const about = [place, ...lines, ...links.map(way)];
  return [when, ...about.map((line) => `  ${line}`)].join("\n");
}

function billText({ rows, total, due, deposit }: Bill): string {
  return [
    ...rows.map(({ label, amount }) => amountLine(label, amount)),
    "-".repeat(width),
    amountLine(total.label, total.amount),
    amountLine(total.vat, total.km),
    ...(due.length > 0 ? [""] : []),
    ...due.map(({ label, amount }) => amountLine(label, amount)),
    "",
    amountLine(deposit.label, deposit.amount),
    deposit.why,
  ].join("\n");
}

/** `Basic protection ......... included`; a line that is too long keeps two dots. */
function amountLine(label: string, amount: string): string {
  const room = width - [...label].length - [...amount].length - 2;
  return `${label} ${".".repeat(Math.max(2, room))} ${amount}`;
}

function changeText(
  { label, before, now }: ChangeRow,
  says: { before: string; now: string },
): string {
  return `${label}\n  ${says.before}: ${before}\n  ${says.now}: ${now}`;
}
