import type { FaultOf, FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { optional } from "../../../../domain/forms/field.ts";
import { paragraphs } from "../../../../domain/forms/fields.ts";
import { isFaultless } from "../../../../domain/forms/read-form.ts";
/** The form of a booking by phone, read. */
import { dateOf, parseDayMonthYear, parseLocalDate } from "../../../../domain/calendar.ts";
import { languages, type Language } from "../../../../domain/language.ts";
import { cleanText, wellFormed } from "../../../../domain/plain-text.ts";
import {
  checkPersonalDetails,
  personalFieldNames,
  type PersonalDetails,
  type PersonalFaults,
} from "../../../../domain/reservations/person/personal-details.ts";
import {
  readStaffSource,
  type PartnerFault,
  type StaffSource,
} from "../../../../domain/reservations/booking/source.ts";
import {
  readSearchFields,
  readSelection,
} from "../../../../domain/reservations/trip/search-params.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { isPhoneCountry, toE164 } from "../../../../server/phones/phone-number.ts";
import type { PhoneAsk } from "../../../../server/reservations/booking/offer-by-phone.ts";
import type { PageContext } from "../../../request/page-context.ts";

const staffNote = optional(paragraphs({ max: 1000 }), "");
/** Limits for a form from outside: our own form has far fewer fields and shorter texts. */
const maxFields = 300;
const longestField = 4000;

/** The text fields of a form as those of an address, so that places, dates and choices are read as everywhere else. */
export function asParams(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  let count = 0;
  for (const [name, value] of form) {
    if (typeof value !== "string" || (count += 1) > maxFields) continue;
    params.append(name.slice(0, 80), wellFormed(value.slice(0, longestField)));
  }
  return params;
}

/** The offer that the form asks for so far; parts that are not filled in yet are absent. */
export function readAsk(params: URLSearchParams, { now, language }: PageContext): PhoneAsk {
  const text = (name: string) => (params.get(name) ?? "").replaceAll("\0", "").trim();
  const country = text("phoneCountry") || "BA";
  const owner = text("email").slice(0, 254) || toE164(text("phone").slice(0, 40), country);
  return {
    fields: readSearchFields(params),
    read: readSelection(params),
    dateOfBirth: parseLocalDate(text("dateOfBirth")) ?? parseDayMonthYear(text("dateOfBirth")),
    couponCode: text("couponCode").slice(0, 100),
    ...(owner && { couponOwner: owner }),
    language,
    now,
  };
}

export type FormFaults = PersonalFaults &
  FieldFaults<"readOut", FaultOf<"not-accepted">> &
  FieldFaults<"staffNote", FaultOf<"too-long">> &
  FieldFaults<"partner", PartnerFault>;

export type ReadForm =
  | {
      ok: true;
      details: PersonalDetails;
      language: Language;
      staffNote: string;
      source: StaffSource;
    }
  | { ok: false; faults: FormFaults };

/**
 * Reads the driver and the rest of the form. One tick stands for the privacy policy and the terms: the member read them
 * out, and the customer agreed.
 */
export function readPeople(
  params: URLSearchParams,
  {
    today,
    language,
    leastAge,
    pickupAt,
  }: { today: string; language: Language; leastAge: number; pickupAt?: string },
): ReadForm {
  const raw = Object.fromEntries(personalFieldNames.map((name) => [name, params.get(name) ?? ""]));
  const readOut = params.get("readOut") === "on";
  const accepted = { privacyAccepted: "on", termsAccepted: "on" };
  const pickup = pickupAt && { pickup: { pickupDate: dateOf(pickupAt), leastAge } };
  const checked = checkPersonalDetails(
    { ...raw, ...accepted },
    { today, ...pickup, mayLackEmail: true },
  );
  const faults: FormFaults = checked.ok ? {} : { ...checked.faults };
  const country = raw.phoneCountry || "BA";
  if (!isPhoneCountry(country)) faults.phoneCountry ??= { code: "choice" };
  else if (!toE164(cleanText(raw.phone ?? "", 40) ?? "", country))
    faults.phone ??= { code: "phone" };
  if (!readOut) faults.readOut = { code: "not-accepted" };
  const note = staffNote(noteIn(params, language));
  if ("fault" in note) faults.staffNote = note.fault;
  const came = readStaffSource({
    way: params.get("way") ?? "",
    partner: params.get("partner") ?? "",
  });
  if (!came.ok) faults.partner = came.fault;
  if (!checked.ok || !came.ok || "fault" in note || !isFaultless(faults))
    return { ok: false, faults };
  return {
    ok: true,
    details: checked.details,
    language: languageOf(params),
    staffNote: note.value,
    source: came.source,
  };
}

/** The note for the staff; it begins with the reason why somebody comes while the place is closed. */
function noteIn(params: URLSearchParams, language: Language): string {
  const note = params.get("staffNote") ?? "";
  const why = (params.get("hoursWhy") ?? "").trim();
  if (!why) return note;
  return `${adminReservationsWords(language).book.hoursNote(why)}\n${note}`.trim();
}

function languageOf(params: URLSearchParams): Language {
  return languages.find((one) => one === params.get("customerLanguage")) ?? "en-us";
}
