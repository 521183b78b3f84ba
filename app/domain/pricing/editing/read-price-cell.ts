import type { FieldFault } from "../../forms/field-fault.ts";
import { optional, type Field } from "../../forms/field.ts";
import { date, line, whole } from "../../forms/fields.ts";
import { readCents } from "../../read-money.ts";
import { outOfHoursOf } from "./cells-of-prices.ts";
import type { Cell, CellValue, SeasonPart } from "./price-cells.ts";

/** The most that a day, a fee or the surcharge of a young driver may cost, in euro cents: more is a slip of the hand. */
export const maxCents = 100_000;
const maxPercent = 90;
const maxDays = 365;
const longestName = 80;

/** A discount begins with the second day of a rental, and within a year. */
export const noDiscountDays: FieldFault = { code: "days", min: 2, max: maxDays };

export type ReadCell = { ok: true; value: CellValue } | { ok: false; fault: FieldFault };

/** Reads what was typed into a cell: `null` when it was emptied, money in euro cents, dates as `YYYY-MM-DD`. */
export function readPriceCell(cell: Cell, typed: string): ReadCell {
  const text = typed.trim();
  if (cell.kind === "season") return readSeasonPart(cell.part, text);
  if (cell.kind === "rate") return text === "" ? empty : readPrice(text, 1);
  if (cell.kind === "one-way") return text === "" ? empty : readPrice(text, 0);
  if (cell.kind === "discount") return readDiscount(cell.fromDays, text);
  if (cell.kind === "place" && cell.part === "hours") {
    const value = outOfHoursOf(text);
    return value ? { ok: true, value } : wrong({ code: "gone" });
  }
  if (cell.kind === "young" && cell.part === "until") return ask(text, age);
  return text === "" ? wrong({ code: "missing" }) : readPrice(text, 0);
}

const age = whole({ min: 18, max: 99 });
const percent = whole({ min: 1, max: maxPercent });
const minDays = whole({ min: 1, max: maxDays });
const priority = whole({ min: 0, max: 1000 });
const seasonDay = date({ first: "2000-01-01", last: "2100-12-31" });
const seasonName = optional(line({ max: longestName }), null);

const empty: ReadCell = { ok: true, value: null };

function wrong(fault: FieldFault): ReadCell {
  return { ok: false, fault };
}

function ask(text: string, field: Field<CellValue>): ReadCell {
  const read = field(text);
  return "fault" in read ? wrong(read.fault) : { ok: true, value: read.value };
}

/** Says more closely than a form what is wrong with an amount: whoever types hundreds of them looks at each for a moment. */
function readPrice(text: string, least: 0 | 1): ReadCell {
  const noPrice: FieldFault = { code: "amount", maxCents };
  if (text.length > 40 || /KM/i.test(text)) return wrong(noPrice);
  const bare = text.replaceAll(/[€\s]|EUR/gi, "");
  if (/^[-−–]\d/.test(bare)) return wrong({ code: "negative" });
  // `12.505` is twelve and a half somebody would swear to, and twelve thousand to the reader of amounts.
  if (/^\d+[.,]\d{3,}$/.test(bare)) return wrong({ code: "decimals" });
  const tooHigh: FieldFault = { code: "too-high", maxCents };
  if (/^\d{7,}([.,]\d{1,2})?$/.test(bare)) return wrong(tooHigh);
  const cents = readCents(text);
  if (cents === undefined) return wrong(noPrice);
  if (cents < least) return wrong({ code: "zero" });
  return cents > maxCents ? wrong(tooHigh) : { ok: true, value: cents };
}

function readDiscount(fromDays: number, text: string): ReadCell {
  if (text === "") return empty;
  if (fromDays < 2 || fromDays > maxDays) return wrong(noDiscountDays);
  return ask(text.replace(/\s*%$/, ""), percent);
}

function readSeasonPart(part: SeasonPart, text: string): ReadCell {
  if (text === "") return empty;
  if (part === "min") return ask(text, minDays);
  if (part === "priority") return ask(text, priority);
  if (part === "from" || part === "to") return ask(text, seasonDay);
  // A text that is no text: half a character, or a control that no keyboard writes.
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return wrong({ code: "text" });
  return ask(text, seasonName);
}
