import type { Member } from "../../../guard/require-staff.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { StaffAsk } from "../../../../../server/reservations/deeds/staff-hand.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { textOf } from "../../../forms/text-of.ts";
import type { Typed } from "../tasks/change-options.ts";

/** A form of the page as it came. */
export type Asked = {
  form: FormData;
  member: Member;
  found: StaffReservation;
  about: PageContext;
};

/** Who asks, for which reservation, and what they had seen; `undefined` when the form does not say. */
export function handOf({ form, member, found, about }: Asked): StaffAsk | undefined {
  const version = textOf(form, "version", 12);
  if (!/^\d{1,9}$/.test(version)) return undefined;
  const { token } = found.view;
  return { token, by: member.by, seenVersion: Number(version), now: about.now };
}

/** A whole number of a form that is no more than `most` digits; -1 when it is none, which is nobody's. */
export function wholeOf(form: FormData, name: string, most = 9): number {
  const text = textOf(form, name, most + 1);
  return new RegExp(`^\\d{1,${most}}$`).test(text) ? Number(text) : -1;
}

/** The fee that the form showed, in euro cents, unless the member waived it. */
export function agreedFeeOf(form: FormData): number {
  return form.get("waivesFee") === "on" ? 0 : Math.max(0, wholeOf(form, "seenFeeCents"));
}

/** A name that the page made for one sending of a form. */
export function keyOf(form: FormData): string | undefined {
  const key = textOf(form, "key", 65);
  return /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

/** The texts of some fields as they were typed, for the form to be filled with again. */
export function typedIn(form: FormData, names: readonly string[]): Typed {
  return names.map((name) => [name, textOf(form, name, 4000)]);
}
