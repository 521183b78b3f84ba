/** The details of a visitor who has not booked yet, sealed in a cookie: a reload and the other language bring them back. */
import { savedInBrowser } from "../../../domain/saved-in-browser.ts";
import {
  personalFieldNames,
  type PersonalField,
} from "../../../domain/reservations/person/personal-details.ts";
import type { Deps } from "../../deps.ts";
import { endedCookie, openSealed, sealedCookie } from "../../sessions/sealed-cookie.ts";

/** The personal fields as typed; a ticked box is "on". */
export type TypedDetails = Record<PersonalField, string>;

const kind = { name: "ep_details", seconds: savedInBrowser.detailsMinutes * 60 };

/** What is accepted for one booking is not accepted for the next. */
const acceptances = ["privacyAccepted", "termsAccepted", "marketingConsent"] as const;

/** Returns the fields as typed, to be shown again; a repeated key shows its first value. */
export function readTyped(form: FormData): TypedDetails {
  const text = (name: PersonalField) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\0", "") : "";
  };
  return Object.fromEntries(personalFieldNames.map((name) => [name, text(name)])) as TypedDetails;
}

/** `Set-Cookie` that keeps what was typed for the booking of an address's query; `undefined` when it is too long for that. */
export function keepTyped(
  deps: Deps,
  request: Request,
  { values, search }: { values: TypedDetails; search: string },
): string | undefined {
  return sealedCookie(deps, request, kind, { values, search });
}

/** `Set-Cookie` that forgets it. */
export function forgetTyped(deps: Deps, request: Request): string {
  return endedCookie(deps, request, kind);
}

/** What this browser typed before; `foreign` when there is something that cannot be brought back here. */
export function openTyped(
  deps: Deps,
  request: Request,
  search: string,
): TypedDetails | "foreign" | undefined {
  const opened = openSealed(deps, request, kind);
  if (!opened || opened === "foreign") return opened;
  const { values, search: about } = opened.value as { values: TypedDetails; search: string };
  if (about === search) return values;
  return { ...values, ...Object.fromEntries(acceptances.map((name) => [name, ""])) };
}
