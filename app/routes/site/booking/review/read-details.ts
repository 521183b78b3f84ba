import { cleanText } from "../../../../domain/plain-text.ts";
import {
  checkPersonalDetails,
  personalFieldNames,
  type PersonalContext,
  type PersonalDetails,
  type PersonalFaults,
  type PersonalField,
} from "../../../../domain/reservations/person/personal-details.ts";
import { isPhoneCountry, toE164 } from "../../../../server/phones/phone-number.ts";
import type { TypedDetails } from "./review-answer.ts";

/** The fields as typed, to be shown again; a key given twice shows its first value. */
export function typedDetails(form: FormData): TypedDetails {
  const text = (name: PersonalField) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\0", "") : "";
  };
  return Object.fromEntries(personalFieldNames.map((name) => [name, text(name)])) as TypedDetails;
}

/** The details that a booking takes, or what is wrong at which field. A key given twice is a fault at its field. */
export function readDetails(
  form: FormData,
  context: PersonalContext,
): { ok: true; details: PersonalDetails } | { ok: false; faults: PersonalFaults } {
  const given = personalFieldNames.map((name) => [name, form.getAll(name)] as const);
  const raw = Object.fromEntries(given.map(([name, [first]]) => [name, first]));
  const checked = checkPersonalDetails(raw, context);
  const faults: PersonalFaults = checked.ok ? {} : checked.faults;
  for (const [name, values] of given) if (values.length > 1) faults[name] ??= "invalid";
  const typed = (name: "phone" | "phoneCountry") => cleanText(String(raw[name] ?? ""), 40) ?? "";
  const country = typed("phoneCountry") || "BA";
  if (!isPhoneCountry(country)) faults.phoneCountry ??= "invalid";
  else if (!toE164(typed("phone"), country)) faults.phone ??= "invalid";
  return checked.ok && Object.keys(faults).length === 0
    ? { ok: true, details: checked.details }
    : { ok: false, faults };
}
