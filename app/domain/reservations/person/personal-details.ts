/** Who drives: the personal part of a booking. */
import { ageOn, type LocalDate } from "../../calendar.ts";
import { normaliseCouponCode } from "../../coupons/check-coupon.ts";
import { email } from "../../forms/email.ts";
import type { FieldFault, FieldFaults } from "../../forms/field-fault.ts";
import { optional, refine, type Field } from "../../forms/field.ts";
import { accepted, date, line, tick } from "../../forms/fields.ts";
import { readForm, type FaultsIn, type FormValues, type SentForm } from "../../forms/read-form.ts";
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

/** What dates are measured against. Without a pick-up day the driver's age is not checked. */
export type PersonalContext = {
  today: LocalDate;
  pickup?: { pickupDate: LocalDate; leastAge: number };
  /** Who books by phone may have no e-mail address; it is then an empty text. */
  mayLackEmail?: boolean;
};

/** Older drivers than this are typing mistakes. */
const oldestDriver = 110;
const defaultPhoneCountry = "BA";

/** The fields of the form. */
export function personalFields(context: PersonalContext) {
  return {
    firstName: personName,
    lastName: personName,
    dateOfBirth: dateOfBirth(context),
    email: context.mayLackEmail ? optional(visitorEmail, "") : visitorEmail,
    phoneCountry,
    phone,
    flightNumber,
    couponCode,
    marketingConsent: tick,
    privacyAccepted: accepted,
    termsAccepted: accepted,
  } satisfies Record<PersonalField, Field<unknown>>;
}

type Fields = ReturnType<typeof personalFields>;
export type PersonalDetails = FormValues<Fields>;
export type PersonalFault = FaultsIn<Fields>;
export type PersonalFaults = FieldFaults<PersonalField, PersonalFault>;

/**
 * Checks the form as posted; what is not a text (a file, a repeated key) counts as empty. One fault per field.
 * The phone is checked for its shape only: digits with the usual signs between. Names keep their letters as typed.
 */
export function checkPersonalDetails(
  raw: SentForm,
  context: PersonalContext,
): { ok: true; details: PersonalDetails } | { ok: false; faults: PersonalFaults } {
  const read = readForm(raw, personalFields(context));
  return read.ok ? { ok: true, details: read.values } : read;
}

/** What is said of a field that was sent twice: nobody knows which one is meant. */
export const unreadable = {
  firstName: { code: "name" },
  lastName: { code: "name" },
  dateOfBirth: { code: "date" },
  email: { code: "email" },
  phoneCountry: { code: "choice" },
  phone: { code: "phone" },
  flightNumber: { code: "flight-number" },
  couponCode: { code: "coupon-code" },
  marketingConsent: { code: "choice" },
  privacyAccepted: { code: "choice" },
  termsAccepted: { code: "choice" },
} as const satisfies Record<PersonalField, PersonalFault>;

/** Names go out in our letters: nobody's advertisement goes with them. */
const address = /:\/\/|\bwww\./i;

/**
 * A name has a letter and neither brackets, control characters nor an address of the web; it may have blanks, hyphens, dots
 * and apostrophes.
 */
const personName = shaped(80, { code: "name" }, (name, typed) =>
  /\p{L}/u.test(name) &&
  !/[<>{}]/u.test(name) &&
  !address.test(name) &&
  !/\p{Cc}/u.test(typed.trim())
    ? name
    : undefined,
);

/** A day as people write it, or as the back office sends it. */
function dateOfBirth({ today, pickup }: PersonalContext) {
  const born = refine(withoutNul(date(), { code: "date" }), { code: "in-future" }, (day) =>
    day > today ? undefined : day,
  );
  const plausible = refine(born, { code: "too-old" }, (day) =>
    ageOn(day, today) > oldestDriver ? undefined : day,
  );
  return refine(plausible, { code: "too-young" }, (day) =>
    pickup && isTooYoung(day, pickup.pickupDate, pickup.leastAge) ? undefined : day,
  );
}

const visitorEmail = withoutNul(email, { code: "email" });

const countryCode = shaped(2, { code: "choice" }, (code) =>
  /^[A-Z]{2}$/.test(code) ? code : undefined,
);
const phoneCountry: typeof countryCode = (typed) =>
  countryCode(typed.trim() || defaultPhoneCountry);

const phone = shaped(32, { code: "phone" }, (number) => {
  const digits = number.replace(/\D/g, "").length;
  return /^\+?[\d ()/.-]+$/.test(number) && digits >= 4 && digits <= 15 ? number : undefined;
});

/** In capitals, and absent when nothing was typed. */
const flightNumber = optional(
  shaped(10, { code: "flight-number" }, (typed) => {
    const flight = typed.toUpperCase();
    return /^[A-Z0-9][A-Z0-9 ]+$/.test(flight) ? flight : undefined;
  }),
);

const couponCode = optional(
  shaped(32, { code: "coupon-code" }, (typed) => {
    const code = normaliseCouponCode(typed);
    return /^[A-Z0-9_-]+$/.test(code) ? code : undefined;
  }),
);

/** A flight number by itself, as the form reads it. */
export function checkFlightNumber(
  typed: string,
): { ok: true; flightNumber: string | undefined } | { ok: false } {
  const read = flightNumber(typed);
  return "fault" in read ? { ok: false } : { ok: true, flightNumber: read.value };
}

/** A line of at most `max` characters that `read` reads. */
function shaped<Fault extends FieldFault>(
  max: number,
  fault: Fault,
  read: (text: string, typed: string) => string | undefined,
) {
  return withoutNul(refine(line({ max }), fault, read), fault);
}

/** A NUL is typed by nobody: it is not cleaned away, but refused. */
function withoutNul<T, Fault extends FieldFault, Other extends FieldFault>(
  field: Field<T, Fault>,
  fault: Other,
): Field<T, Fault | Other> {
  return (typed) => (typed.includes("\0") ? { fault } : field(typed));
}
