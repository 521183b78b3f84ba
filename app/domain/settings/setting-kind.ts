/** What kinds of settings there are: how each is written into a form, and read back from one. */
import { isAddress } from "../is-address.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { email } from "../forms/email.ts";
import { optional, reads, type Field } from "../forms/field.ts";
import { choice, decimal, line, money, phone, tick, whole, year } from "../forms/fields.ts";
import { readForm, type SentTexts } from "../forms/read-form.ts";
import { tileOrigin } from "../locations/map-tiles.ts";
import { readWeek } from "../locations/week-form.ts";
import { tagHosts } from "../visits/tag-hosts.ts";
import { cleanText } from "../plain-text.ts";

export type SettingUnit = "minutes" | "hours" | "days" | "months" | "years" | "km";

/** `max` of a text counts UTF-16 units. An optional text that is left empty is not set. */
export type SettingKind =
  | { is: "whole"; min: number; max: number; unit?: SettingUnit }
  | { is: "year"; min: number; max: number }
  | { is: "decimal"; min: number; max: number }
  /** An amount, typed in euros. */
  | { is: "money"; maxCents: number }
  /** Amounts by name, typed in euros; a name without an amount is not in the table. */
  | { is: "prices"; of: readonly string[]; maxCents: number }
  | { is: "line"; max: number; optional?: true }
  | { is: "digits"; length: number }
  | { is: "phone" }
  | { is: "email" }
  | { is: "pair"; max: number }
  | { is: "week" }
  | { is: "choices"; of: readonly string[] }
  | { is: "choice"; of: readonly string[] }
  | { is: "switch" }
  | { is: "tiles" }
  | { is: "hosts" };

/** E.164 of what was typed, or `undefined`: knowing every country's numbers is a matter of the server. */
export type ReadPhone = (typed: string) => string | undefined;

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
const tileParts = ["url", "attribution", "attributionUrl", "maxZoom"] as const;

/** What the fields of a setting are called behind its name and a dot; a setting of one field has the part "". */
export function settingParts(kind: SettingKind): readonly string[] {
  if (kind.is === "pair") return ["en", "bs"];
  if (kind.is === "week") return weekdays.flatMap((day) => [`${day}.opens`, `${day}.closes`]);
  if (kind.is === "choices" || kind.is === "prices") return kind.of;
  if (kind.is === "tiles") return tileParts;
  return [""];
}

type Parts = { ok: true; value: unknown } | { ok: false; faults: FieldFaults };

/** Reads a setting from the texts of its parts: the value as it is kept, or what is wrong by part. */
export function readParts(kind: SettingKind, texts: SentTexts, readPhone: ReadPhone): Parts {
  if (kind.is === "week") {
    const read = readWeek(texts);
    return read.ok ? { ok: true, value: read.weekly } : read;
  }
  if (kind.is === "choices") return readChoices(kind.of, texts);
  if (kind.is === "tiles") return readTiles(texts);
  if (kind.is === "prices") return readPrices(kind, texts);
  if (kind.is === "pair") {
    const text = line({ max: kind.max });
    return valueOf(readForm(texts, { en: text, bs: text }), (pair) => pair);
  }
  return valueOf(readForm(texts, { "": fieldOf(kind, readPhone) }), (parts) => parts[""]);
}

type SingleKind = Exclude<SettingKind, { is: "week" | "choices" | "tiles" | "pair" | "prices" }>;

function fieldOf(kind: SingleKind, readPhone: ReadPhone): Field<unknown> {
  switch (kind.is) {
    case "whole":
      return whole(kind);
    case "year":
      return year(kind);
    case "decimal":
      return decimal({ ...kind, decimals: 1 });
    case "money":
      return money(kind);
    case "line":
      return kind.optional ? optional(line(kind), null) : line(kind);
    case "digits":
      return digits(kind.length);
    case "phone":
      return phone(readPhone);
    case "email":
      return email;
    case "switch":
      return tick;
    case "hosts":
      return tagHosts;
    case "choice":
      return choice(kind.of);
  }
}

/** A number of an authority, which may be missing; blanks, points and dashes between its digits are no part of it. */
function digits(length: number): Field<string | null> {
  const bare = optional(
    reads({ code: "digits", length }, (typed) =>
      typed.length === length && /^\d+$/.test(typed) ? typed : undefined,
    ),
    null,
  );
  return (typed) => bare(typed.slice(0, 60).replace(/[\s.-]/g, ""));
}

function readChoices(of: readonly string[], texts: SentTexts): Parts {
  const chosen = of.filter((one) => texts[one] === "on");
  return chosen.length > 0
    ? { ok: true, value: chosen }
    : { ok: false, faults: { [of[0] ?? ""]: { code: "choices" } } };
}

function readPrices(
  { of, maxCents }: Extract<SettingKind, { is: "prices" }>,
  texts: SentTexts,
): Parts {
  const amount = optional(money({ maxCents }));
  const fields = Object.fromEntries(of.map((name) => [name, amount]));
  return valueOf(readForm(texts, fields), (prices) =>
    Object.fromEntries(Object.entries(prices).filter(([, cents]) => cents !== undefined)),
  );
}

const tileFields = {
  url: reads({ code: "tile-address" }, (typed) => {
    const url = cleanText(typed, 300);
    return url && tileOrigin(url) ? url : undefined;
  }),
  attribution: line({ max: 120 }),
  attributionUrl: reads({ code: "web-address" }, (typed) => {
    const url = cleanText(typed, 300);
    return url && /^https?:\/\//i.test(url) && isAddress(url) ? url : undefined;
  }),
  maxZoom: whole({ min: 1, max: 22 }),
};

/** Without an address there is no street map. */
function readTiles(texts: SentTexts): Parts {
  if (texts.url?.trim() === "") return { ok: true, value: null };
  return valueOf(readForm(texts, tileFields), (tiles) => tiles);
}

function valueOf<Values>(
  read: { ok: true; values: Values } | { ok: false; faults: FieldFaults },
  of: (values: Values) => unknown,
): Parts {
  return read.ok ? { ok: true, value: of(read.values) } : read;
}
