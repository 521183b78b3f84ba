import { z } from "zod";
import { type Fields, mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import { textOf } from "../../../forms/fields-of.ts";
import type { Member } from "../../../guard/require-staff.ts";
import type { Typed } from "../tasks/change-options.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { StaffAsk } from "../../../../../server/reservations/deeds/hold-for-staff.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import type { PriceChangeFacts } from "../../../../../ui/booking/bill/price-change.tsx";
import type { ActionAnswer } from "../../../forms/action-answer.ts";

/** A form of the page as it came. */
export type DeedRequest = {
  form: FormData;
  member: Member;
  found: StaffReservation;
  about: PageContext;
};

/** Who asks, for which reservation, and what they had seen; `undefined` when the form does not say. */
export function handOf({ form, member, found, about }: DeedRequest): StaffAsk | undefined {
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

/** What was the last to happen when the form was drawn. */
export function lastSeenIn(form: FormData): number {
  return Math.max(0, wholeOf(form, "event"));
}

/** A form as it was drawn, so that what its member left alone follows what somebody else has written meanwhile. */
const texts = z.record(z.string(), z.string());

/** What the form was filled with; `undefined` when it does not say. */
export function seenIn(form: FormData): Fields | undefined {
  const read = texts.safeParse(parsed(textOf(form, "seen", 20_000)));
  return read.success ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields by their names; those that repeat are joined, and none of an extra is as if it was not said. */
export function fieldsOf(typed: Typed): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) {
    if (value === "" || (name.startsWith("extra.") && value === "0")) continue;
    fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** What was typed, on top of what stands there now. */
export function mergedTyped(typed: Typed, seen: Fields, current: Typed): Typed {
  const [mine, theirs] = [fieldsOf(typed), fieldsOf(current)];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(seen)])];
  const { fields } = mergeFields(names, { seen, typed: mine, current: theirs });
  return Object.entries(fields).flatMap(([name, text]): Typed => {
    if (text === "") return [];
    return (name === "country" ? text.split(",") : [text]).map((one) => [name, one]);
  });
}

/** What the page may say was done; the address names it. */
export const doneNames = [
  "confirm",
  "cancel",
  "no-show",
  "reinstate",
  "change",
  "swap",
  "line",
  "customer",
  "note",
  "resend",
] as const;
export type DoneName = (typeof doneNames)[number];

/** What a form may ask for. */
export const intents = [
  "confirm",
  "cancel",
  "no-show",
  "reinstate",
  "quote",
  "change",
  "swap",
  "add-line",
  "remove-line",
  "customer",
  "note",
  "resend",
] as const;
export type Intent = (typeof intents)[number];

/** A change that can be had, to be accepted. */
export type Offer = {
  price: PriceChangeFacts;
  seenTotalCents: number;
  seenSequence: number;
  /** The wish, as the form said it. */
  typed: Typed;
  /** For a change so late; 0 while it is free. */
  feeCents: number;
};

/** Why a form was not done. */
type DeedRefusal = {
  message: string;
  /** Somebody else was quicker: what happened after this event is shown. */
  since?: number;
  /** Days and cars that are free instead. */
  alternatives?: string[];
};

/** What the action answers to a form that was not done; the faults are sentences. */
export type ReservationAnswer = ActionAnswer<{
  intent: Intent;
  refused: DeedRefusal;
  faults: Readonly<Record<string, string>>;
  typed: Typed;
  shown: Offer;
}>;

/** What became of a form: it was done, which the next page says, or why it was not. */
export type DeedAnswer = { done: DoneName } | { answer: ReservationAnswer; status: number };

type DeedFault = "not-found" | "stale" | "closed";

/** A form that could not be read. */
export function unreadable({ about }: DeedRequest): DeedAnswer {
  return said(adminReservationWords(about.language).told.unreadable, 400);
}

/** What is said of a deed that was refused; after somebody else's change, with what happened since. */
export function refused(request: DeedRequest, reason: DeedFault, typed?: Typed): DeedAnswer {
  const { told } = adminReservationWords(request.about.language);
  if (reason !== "stale") return said(reason === "closed" ? told.closed : told.gone, 409, typed);
  const message = `${told.stale} ${told.staleThen}`;
  return { answer: { refused: { message, since: lastSeenIn(request.form) }, typed }, status: 409 };
}

/** A sentence about what stands in the way. */
export function said(message: string, status = 409, typed?: Typed): DeedAnswer {
  return { answer: { refused: { message }, typed }, status };
}
