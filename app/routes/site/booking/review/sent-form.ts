import { redirect } from "react-router";
import { pathTo } from "../../../../i18n/paths.ts";
import { findBooking } from "../../../../server/reservations/booking/find-booking.ts";
import type { PageContext } from "../../../request/page-context.ts";

/** A form as it came, before anything of it was understood. */
export type SentForm = {
  fields: FormData;
  /** The query of the address that it was sent to. */
  search: string;
};

/** Everything that a form said: a form that is sent twice says the same. */
export function bodyOf({ fields, search }: SentForm): object {
  return { search, fields: [...fields] };
}

/** The key that the page gave to its form; `undefined` when it is none that we make. */
export function submissionKeyOf({ fields }: SentForm): string | undefined {
  const key = fields.get("submissionKey");
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

/** The way to the confirmation, when this very form has booked before. */
export async function bookedBefore(
  sent: SentForm,
  { deps, language }: PageContext,
): Promise<Response | undefined> {
  const submissionKey = submissionKeyOf(sent);
  if (submissionKey === undefined || sent.fields.get("intent") !== "book") return undefined;
  const booked = await findBooking(deps, { submissionKey, sent: bodyOf(sent) });
  return booked && redirect(pathTo("confirmation", language, { token: booked.token }), 303);
}
