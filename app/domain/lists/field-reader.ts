import { parseLocalDate, type LocalDate } from "../calendar.ts";
import { cleanText } from "../plain-text.ts";
import { readCents } from "../read-money.ts";
import type { FieldFaults } from "./field-fault.ts";

/** A form as it was sent: texts by the names of their fields. */
export type SentForm = Readonly<Record<string, string | undefined>>;

type Range = { least: number; most: number };

/**
 * Reads a form field by field and collects what is wrong with it in `faults`. An empty field that may be empty reads as
 * `undefined` (a text as ""). Amounts are typed in euros and read as cents.
 */
export function fieldReader(sent: SentForm) {
  const faults: FieldFaults = {};
  const typed = (name: string) => (sent[name] ?? "").trim();
  const isEmpty = (name: string, required: boolean): boolean => {
    if (typed(name) !== "") return false;
    if (required) faults[name] = { code: "missing" };
    return true;
  };
  return {
    faults,
    text(name: string, most: number, required = true): string {
      if (isEmpty(name, required)) return "";
      // What stands for characters that could not be read is no text.
      const text = cleanText(typed(name).replaceAll("\ufffd", ""), most);
      if (text === undefined) faults[name] = { code: "too-long", most };
      else if (text === "" && required) faults[name] = { code: "missing" };
      return text ?? "";
    },
    cents(name: string, mostCents: number, required = true): number | undefined {
      if (isEmpty(name, required)) return undefined;
      const cents = typed(name).length > 40 ? undefined : readCents(typed(name));
      if (cents !== undefined && cents <= mostCents) return cents;
      faults[name] = { code: "amount", mostCents };
      return undefined;
    },
    count(name: string, { least, most }: Range, required = true): number | undefined {
      if (isEmpty(name, required)) return undefined;
      const count = /^\d{1,9}$/.test(typed(name)) ? Number(typed(name)) : Number.NaN;
      if (count >= least && count <= most) return count;
      faults[name] = { code: "number", least, most };
      return undefined;
    },
    date(name: string, required = false): LocalDate | undefined {
      if (isEmpty(name, required)) return undefined;
      const date = parseLocalDate(typed(name));
      if (date === undefined) faults[name] = { code: "date" };
      return date;
    },
    choice<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      const value = values.find((one) => one === sent[name]);
      if (value === undefined) faults[name] = { code: "choice" };
      return value;
    },
  };
}

/** Nothing is wrong with the form. */
export function isFaultless(faults: FieldFaults): boolean {
  return Object.keys(faults).length === 0;
}
