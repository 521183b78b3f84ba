/** What kinds of settings there are: how each is written into a form, and read back from one. */
import { z } from "zod";
import { compareText, parseLocalTime } from "../calendar.ts";
import { tileOrigin } from "../locations/map-tiles.ts";
import { cleanParagraphs, cleanText } from "../plain-text.ts";

export type SettingUnit = "minutes" | "hours" | "days" | "months" | "years" | "km";

/** `most` of a text counts UTF-16 units. An optional text that is left empty is not set. */
export type SettingKind =
  | { is: "whole"; least: number; most: number; unit?: SettingUnit }
  | { is: "decimal"; least: number; most: number }
  | { is: "line"; most: number; optional?: true }
  | { is: "digits"; length: number }
  | { is: "phone" }
  | { is: "email" }
  | { is: "pair"; most: number }
  | { is: "week" }
  | { is: "choices"; of: readonly string[] }
  | { is: "switch" }
  | { is: "tiles" };

export type SettingFault =
  | "missing"
  | "long"
  | "whole"
  | "decimal"
  | "digits"
  | "phone"
  | "email"
  | "hours"
  | "choices"
  | "tile-address"
  | "web-address";

/** E.164 of what was typed, or `undefined`: knowing every country's numbers is a matter of the server. */
export type ReadPhone = (typed: string) => string | undefined;

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
const tileParts = ["url", "attribution", "attributionUrl", "maxZoom"] as const;

/** What the fields of a setting are called behind its name and a dot; a setting of one field has the part "". */
export function settingParts(kind: SettingKind): readonly string[] {
  if (kind.is === "pair") return ["en", "bs"];
  if (kind.is === "week") return weekdays.flatMap((day) => [`${day}.opens`, `${day}.closes`]);
  if (kind.is === "choices") return kind.of;
  if (kind.is === "tiles") return tileParts;
  return [""];
}

/** The schema of a setting's parts: from texts by part to the value that is kept. Every issue's message is a `SettingFault`. */
export function settingSchema(
  kind: SettingKind,
  readPhone: ReadPhone,
): z.ZodType<unknown, Readonly<Record<string, string>>> {
  switch (kind.is) {
    case "whole":
      return single(wholeText(kind));
    case "decimal":
      return single(decimalText(kind));
    case "line":
      return single(kind.optional ? optionalLine(kind.most) : lineText(kind.most));
    case "digits":
      return single(digitsText(kind.length));
    case "phone":
      return single(phoneText(readPhone));
    case "email":
      return single(emailText);
    case "pair":
      return z.object({ en: lineText(kind.most), bs: lineText(kind.most) });
    case "week":
      return weekSchema;
    case "choices":
      return choicesSchema(kind.of);
    case "switch":
      return single(z.string().transform((text) => text === "on"));
    case "tiles":
      return tilesSchema;
  }
}

/** A whole number between two bounds, both allowed. */
export function wholeText({ least, most }: { least: number; most: number }) {
  return reads("whole", (text) => {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

/** One line of text that must be there. */
export function lineText(most: number) {
  return z.string().transform((typed, context): string => {
    const text = cleanText(typed, most);
    if (text) return text;
    context.addIssue({ code: "custom", message: text === "" ? "missing" : "long" });
    return z.NEVER;
  });
}

/** Some lines of text that must be there. */
export function paragraphText(most: number) {
  return z.string().transform((typed, context): string => {
    const text = cleanParagraphs(typed, most);
    if (text) return text;
    context.addIssue({ code: "custom", message: text === "" ? "missing" : "long" });
    return z.NEVER;
  });
}

/** A phone number that `readPhone` takes. */
export function phoneText(readPhone: ReadPhone) {
  return reads("phone", (text) => readPhone(cleanText(text, 40) ?? ""));
}

/** An e-mail address as every mail server reads it. */
export const emailText = reads("email", (text) => {
  const email = cleanText(text, 254);
  return email && z.email().safeParse(email).success ? email : undefined;
});

/** A day's hours from two times; both empty is closed (null), 24:00 is an end. `undefined` when they make no day. */
export function readSpan(
  opens: string,
  closes: string,
): { opens: string; closes: string } | null | undefined {
  if (opens === "" && closes === "") return null;
  const isEnd = closes === "24:00" || parseLocalTime(closes) !== undefined;
  if (!parseLocalTime(opens) || !isEnd) return undefined;
  return compareText(opens, closes) < 0 ? { opens, closes } : undefined;
}

function reads<T>(fault: SettingFault, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: text.trim() === "" ? "missing" : fault });
    return z.NEVER;
  });
}

function single(schema: z.ZodType<unknown, string>) {
  return z.object({ "": schema }).transform((parts) => parts[""]);
}

function decimalText({ least, most }: { least: number; most: number }) {
  return reads("decimal", (text) => {
    const written = /^\d{1,3}(?:[.,]\d)?$/.exec(text.trim());
    const number = written ? Number(written[0].replace(",", ".")) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

function optionalLine(most: number) {
  return z.string().transform((typed, context): string | null => {
    const text = cleanText(typed, most);
    if (text !== undefined) return text || null;
    context.addIssue({ code: "custom", message: "long" });
    return z.NEVER;
  });
}

function digitsText(length: number) {
  return z.string().transform((typed, context): string | null => {
    const digits = typed.slice(0, 60).replace(/[\s.-]/g, "");
    if (digits === "") return null;
    if (digits.length === length && /^\d+$/.test(digits)) return digits;
    context.addIssue({ code: "custom", message: "digits" });
    return z.NEVER;
  });
}

const parts = z.record(z.string(), z.string());

/** The spans from Monday to Sunday. */
const weekSchema = parts.transform((texts, context) =>
  weekdays.map((day) => {
    const span = readSpan(texts[`${day}.opens`] ?? "", texts[`${day}.closes`] ?? "");
    if (span === undefined)
      context.addIssue({ code: "custom", message: "hours", path: [`${day}.closes`] });
    return span ?? null;
  }),
);

function choicesSchema(of: readonly string[]) {
  return parts.transform((texts, context) => {
    const chosen = of.filter((one) => texts[one] === "on");
    if (chosen.length === 0)
      context.addIssue({ code: "custom", message: "choices", path: [of[0] ?? ""] });
    return chosen;
  });
}

const tiles = z.object({
  url: reads("tile-address", (text) => {
    const url = cleanText(text, 300);
    return url && tileOrigin(url) ? url : undefined;
  }),
  attribution: lineText(120),
  attributionUrl: reads("web-address", (text) => {
    const url = cleanText(text, 300);
    return url && z.url({ protocol: /^https?$/ }).safeParse(url).success ? url : undefined;
  }),
  maxZoom: wholeText({ least: 1, most: 22 }),
});

/** Without an address there is no street map. */
const tilesSchema = z.union([
  z.object({ url: z.string().regex(/^\s*$/) }).transform(() => null),
  tiles,
]);
