import { parseDayMonthYear, parseLocalDate } from "../../calendar.ts";
import { cleanText } from "../../plain-text.ts";
import { readCents } from "../../read-money.ts";
import { outOfHoursOf } from "./cells-of-prices.ts";
import type { Cell, CellValue, SeasonPart } from "./price-cells.ts";

/** The most that a day, a fee or the surcharge of a young driver may cost, in euro cents: more is a slip of the hand. */
export const mostCents = 100_000;
const mostPercent = 90;
const mostDays = 365;
const longestName = 80;
const firstDate = "2000-01-01";
const lastDate = "2100-12-31";

/** What may be wrong with one cell by itself. */
export type TypedFault =
  | "required"
  | "not-a-price"
  | "negative"
  | "zero"
  | "too-high"
  | "decimals"
  | "not-a-number"
  | "bad-percent"
  | "bad-days"
  | "bad-age"
  | "bad-date"
  | "too-long"
  | "bad-text"
  | "unknown";

export type ReadCell = { ok: true; value: CellValue } | { ok: false; fault: TypedFault };

/** Reads what was typed into a cell: `null` when it was emptied, money in euro cents, dates as `YYYY-MM-DD`. */
export function readPriceCell(cell: Cell, typed: string): ReadCell {
  const text = typed.trim();
  if (cell.kind === "season") return readSeasonPart(cell.part, text);
  if (cell.kind === "rate") return text === "" ? empty : readPrice(text, 1);
  if (cell.kind === "one-way") return text === "" ? empty : readPrice(text, 0);
  if (cell.kind === "discount") return readDiscount(cell.fromDays, text);
  if (cell.kind === "place" && cell.part === "hours") {
    const value = outOfHoursOf(text);
    return value ? { ok: true, value } : wrong("unknown");
  }
  if (cell.kind === "young" && cell.part === "until") return readWhole(text, 18, 99, "bad-age");
  return text === "" ? wrong("required") : readPrice(text, 0);
}

const empty: ReadCell = { ok: true, value: null };

function wrong(fault: TypedFault): ReadCell {
  return { ok: false, fault };
}

function readPrice(text: string, least: 0 | 1): ReadCell {
  if (text.length > 40 || /KM/i.test(text)) return wrong("not-a-price");
  const bare = text.replaceAll(/[€\s]|EUR/gi, "");
  if (/^[-−–]\d/.test(bare)) return wrong("negative");
  // `12.505` is twelve and a half somebody would swear to, and twelve thousand to the reader of amounts.
  if (/^\d+[.,]\d{3,}$/.test(bare)) return wrong("decimals");
  if (/^\d{7,}([.,]\d{1,2})?$/.test(bare)) return wrong("too-high");
  const cents = readCents(text);
  if (cents === undefined) return wrong("not-a-price");
  if (cents < least) return wrong("zero");
  return cents > mostCents ? wrong("too-high") : { ok: true, value: cents };
}

function readWhole(text: string, least: number, most: number, fault: TypedFault): ReadCell {
  if (text === "") return wrong("required");
  if (!/^[-−–]?\d{1,9}$/.test(text)) return wrong("not-a-number");
  const value = Number(text.replace(/^[−–]/, "-"));
  return value >= least && value <= most ? { ok: true, value } : wrong(fault);
}

function readDiscount(fromDays: number, text: string): ReadCell {
  if (text === "") return empty;
  if (fromDays < 2 || fromDays > mostDays) return wrong("bad-days");
  return readWhole(text.replace(/\s*%$/, ""), 1, mostPercent, "bad-percent");
}

function readSeasonPart(part: SeasonPart, text: string): ReadCell {
  if (text === "") return empty;
  if (part === "min") return readWhole(text, 1, mostDays, "bad-days");
  if (part === "priority") return readWhole(text, 0, 1000, "unknown");
  if (part === "from" || part === "to") {
    const value = parseLocalDate(text) ?? parseDayMonthYear(text);
    return value && value >= firstDate && value <= lastDate
      ? { ok: true, value }
      : wrong("bad-date");
  }
  // A text that is no text: half a character, or a control that no keyboard writes.
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return wrong("bad-text");
  const name = cleanText(text, longestName);
  if (name === undefined) return wrong("too-long");
  return name === "" ? empty : { ok: true, value: name };
}
