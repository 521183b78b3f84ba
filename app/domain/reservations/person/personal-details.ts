/** Who drives: the personal part of a booking. It weighs zod, so pages load it late. */
import { z } from "zod";
import { ageOn, parseDayMonthYear, type LocalDate } from "../../calendar.ts";
import { normaliseCouponCode } from "../../coupons/check-coupon.ts";
import { cleanText } from "../../plain-text.ts";
import { isTooYoung } from "./driver-age.ts";

export const personalFieldNames = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "email",
  "phoneCountry",
  "phone",
  "flightNumber",
  "couponCode",
  "marketingConsent",
  "privacyAccepted",
  "termsAccepted",
] as const;
export type PersonalField = (typeof personalFieldNames)[number];

export type FaultCode =
  | "required"
  | "too-long"
  | "invalid"
  | "not-accepted"
  | "too-young"
  | "too-old"
  | "in-future";

/** What dates are measured against. Without a pick-up day the driver's age is not checked. */
export type PersonalContext = {
  today: LocalDate;
  pickup?: { pickupDate: LocalDate; leastAge: number };
  /** Who books by phone may have no e-mail address; it is then an empty text. */
  mayLackEmail?: boolean;
};

const personalLimits = {
  name: 80,
  email: 254,
  phone: 32,
  flightNumber: 10,
  couponCode: 32,
} as const;

/** Older drivers than this are typing mistakes. */
const oldestDriver = 110;
const defaultPhoneCountry = "BA";

type Read<T> = { value: T } | { fault: FaultCode };

/** The zod schema of the form. Every issue's message is a `FaultCode`. */
function personalDetailsSchema(context: PersonalContext) {
  return z.object({
    firstName: field(readName),
    lastName: field(readName),
    dateOfBirth: field((text) => readDateOfBirth(text, context)),
    email: field(context.mayLackEmail ? readEmailOrNone : readEmail),
    phoneCountry: field(readPhoneCountry),
    phone: field(readPhone),
    flightNumber: field(readFlightNumber),
    couponCode: field(readCouponCode),
    marketingConsent: field((text) => ({ value: isTicked(text) })),
    privacyAccepted: field(readAcceptance),
    termsAccepted: field(readAcceptance),
  });
}

export type PersonalDetails = z.output<ReturnType<typeof personalDetailsSchema>>;
export type PersonalFaults = Partial<Record<PersonalField, FaultCode>>;

/**
 * Checks the form as posted; what is not a text (a file, a repeated key) counts as empty. One fault per field.
 * The phone is checked for its shape only: digits with the usual signs between. Names keep their letters as typed.
 */
export function checkPersonalDetails(
  raw: Readonly<Partial<Record<PersonalField, unknown>>>,
  context: PersonalContext,
): { ok: true; details: PersonalDetails } | { ok: false; faults: PersonalFaults } {
  const typed = Object.fromEntries(personalFieldNames.map((name) => [name, raw[name]]));
  const parsed = personalDetailsSchema(context).safeParse(typed);
  if (parsed.success) return { ok: true, details: parsed.data };
  const faults: PersonalFaults = {};
  for (const issue of parsed.error.issues) {
    faults[issue.path[0] as PersonalField] ??= issue.message as FaultCode;
  }
  return { ok: false, faults };
}

/** A flight number by itself, as the form reads it: in capitals, and absent when nothing was typed. */
export function checkFlightNumber(
  text: string,
): { ok: true; flightNumber: string | undefined } | { ok: false } {
  const read = readFlightNumber(text);
  return "fault" in read ? { ok: false } : { ok: true, flightNumber: read.value };
}

/** A zod type that reads one text and reports a fault code. */
function field<T>(read: (text: string) => Read<T>) {
  return z.unknown().transform((value, context): T => {
    const result = read(typeof value === "string" ? value : "");
    if ("value" in result) return result.value;
    context.addIssue({ code: "custom", message: result.fault });
    return z.NEVER;
  });
}

/** Names go out in our letters: nobody's advertisement goes with them. */
const address = /:\/\/|\bwww\./i;

/**
 * A name has a letter and neither brackets, control characters nor an address of the web; it may have blanks, hyphens, dots
 * and apostrophes.
 */
function readName(text: string): Read<string> {
  return readLine(text, personalLimits.name, (name) => {
    const clean =
      /\p{L}/u.test(name) &&
      !/[<>{}]/u.test(name) &&
      !address.test(name) &&
      !/\p{Cc}/u.test(text.trim());
    return clean ? name : undefined;
  });
}

function readDateOfBirth(text: string, { today, pickup }: PersonalContext): Read<LocalDate> {
  const read = readLine(text, 32, parseDayMonthYear);
  if ("fault" in read) return read.fault === "too-long" ? { fault: "invalid" } : read;
  if (read.value > today) return { fault: "in-future" };
  if (ageOn(read.value, today) > oldestDriver) return { fault: "too-old" };
  if (pickup && isTooYoung(read.value, pickup.pickupDate, pickup.leastAge))
    return { fault: "too-young" };
  return read;
}

function readEmail(text: string): Read<string> {
  return readLine(text, personalLimits.email, (email) => z.email().safeParse(email).data);
}

function readEmailOrNone(text: string): Read<string> {
  return text.trim() === "" ? { value: "" } : readEmail(text);
}

function readPhoneCountry(text: string): Read<string> {
  return readLine(text.trim() || defaultPhoneCountry, 2, (code) =>
    /^[A-Z]{2}$/.test(code) ? code : undefined,
  );
}

function readPhone(text: string): Read<string> {
  return readLine(text, personalLimits.phone, (phone) => {
    const digits = phone.replace(/\D/g, "").length;
    return /^\+?[\d ()/.-]+$/.test(phone) && digits >= 4 && digits <= 15 ? phone : undefined;
  });
}

function readFlightNumber(text: string): Read<string | undefined> {
  return optional(text, personalLimits.flightNumber, (typed) => {
    const flight = typed.toUpperCase();
    return /^[A-Z0-9][A-Z0-9 ]+$/.test(flight) ? flight : undefined;
  });
}

function readCouponCode(text: string): Read<string | undefined> {
  return optional(text, personalLimits.couponCode, (typed) => {
    const code = normaliseCouponCode(typed);
    return /^[A-Z0-9_-]+$/.test(code) ? code : undefined;
  });
}

function readAcceptance(text: string): Read<true> {
  return isTicked(text) ? { value: true } : { fault: "not-accepted" };
}

function isTicked(text: string): boolean {
  return text === "on" || text === "true";
}

function optional<T>(
  text: string,
  max: number,
  read: (line: string) => T | undefined,
): Read<T | undefined> {
  const line = readLine(text, max, read);
  return "fault" in line && line.fault === "required" ? { value: undefined } : line;
}

/** A NUL is typed by nobody: it is not cleaned away, but refused. */
function readLine<T>(text: string, max: number, read: (line: string) => T | undefined): Read<T> {
  if (text.includes("\0")) return { fault: "invalid" };
  const line = cleanText(text, max);
  if (line === undefined) return { fault: "too-long" };
  if (line === "") return { fault: "required" };
  const value = read(line);
  return value === undefined ? { fault: "invalid" } : { value };
}
