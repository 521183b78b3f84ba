/** The notice of a fine, as it is typed. */
import { currencies } from "../account/cash.ts";
import { marks } from "../account/read-payment.ts";
import { maxHundredths } from "../account/settle.ts";
import { joinDateTime, parseLocalTime, type LocalDate } from "../calendar.ts";
import { readPlate } from "../cars/plate.ts";
import { toEuroCents } from "../money.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { choice, date, line, money, paragraphs, tick } from "../forms/fields.ts";
import { optional, reads } from "../forms/field.ts";
import { readForm, type SentTexts } from "../forms/read-form.ts";
import { existsInSarajevo, toInstant } from "../sarajevo.ts";
import type { Currency } from "../account/cash.ts";

/** Where our vehicles go, ISO 3166-1 alpha-2: the countries that send notices. */
export const fineCountries: readonly string[] =
  "BA HR RS ME SI AT DE IT HU MK AL XK BG GR RO TR CZ SK PL CH FR NL BE".split(" ");

export const fineFields = {
  plate: reads({ code: "plate" }, readPlate),
  onDay: date({ first: "2000-01-01" }),
  onTime: reads({ code: "time" }, (typed) => parseLocalTime(typed.trim().padStart(5, "0"))),
  place: line({ max: 160 }),
  country: choice(fineCountries),
  authority: line({ max: 120 }),
  reference: line({ max: 60 }),
  currency: choice(currencies),
  amount: money({ maxCents: maxHundredths, minCents: 1 }),
  receivedOn: date({ first: "2000-01-01" }),
  dueOn: optional(date({ first: "2000-01-01" })),
  note: optional(paragraphs({ max: 500 }), ""),
  /** It is kept although nobody had the vehicle. */
  ofNobody: tick,
};

export type FineNotice = {
  plate: string;
  /** Epoch milliseconds. */
  at: number;
  place: string;
  country: string;
  authority: string;
  reference: string;
  currency: Currency;
  /** Hundredths of the currency. */
  amount: number;
  amountCents: number;
  receivedOn: LocalDate;
  dueOn: LocalDate | undefined;
  note: string;
  ofNobody: boolean;
};

/** Reads a notice at a moment (epoch milliseconds) of a day: nothing that it tells of lies ahead. */
export function readFine(
  sent: SentTexts,
  { now, today }: { now: number; today: LocalDate },
): { ok: true; notice: FineNotice } | { ok: false; faults: FieldFaults } {
  const amount = sent.currency === "BAM" ? marks : fineFields.amount;
  const read = readForm(sent, { ...fineFields, amount });
  if (!read.ok) return read;
  const { onDay, onTime, dueOn, ...rest } = read.values;
  const local = joinDateTime(onDay, onTime);
  if (!existsInSarajevo(local)) return { ok: false, faults: { onTime: { code: "time" } } };
  const at = toInstant(local);
  if (at > now) return { ok: false, faults: { onDay: { code: "in-future" } } };
  if (rest.receivedOn > today) return { ok: false, faults: { receivedOn: { code: "in-future" } } };
  if (rest.receivedOn < onDay) return { ok: false, faults: { receivedOn: { code: "date" } } };
  const amountCents = rest.currency === "EUR" ? rest.amount : toEuroCents(rest.amount);
  return { ok: true, notice: { ...rest, at, dueOn, amountCents } };
}
