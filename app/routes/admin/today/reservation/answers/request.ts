import { z } from "zod";
import { type Fields, mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import { textOf } from "../../../forms/fields-of.ts";
import type { Member } from "../../../guard/require-staff.ts";
import type { WayGroup } from "../../instead-ways.ts";
import type { CarOption } from "../tasks/car-options.ts";
import type { Typed } from "../tasks/change-options.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { StaffAsk } from "../../../../../server/reservations/deeds/hold-for-staff.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import type { PriceChangeFacts } from "../../../../../ui/booking/bill/price-change.tsx";
import type { ActionAnswer } from "../../../forms/action-answer.ts";

/** A form of the page as it was sent. */
export type DeedRequest = {
  form: FormData;
  member: Member;
  found: StaffReservation;
  about: PageContext;
};

/** The member, the reservation and the version that the member saw; undefined when the form names no version. */
export function handOf({ form, member, found, about }: DeedRequest): StaffAsk | undefined {
  const version = textOf(form, "version", 12);
  if (!/^\d{1,9}$/.test(version)) return undefined;
  const { token } = found.view;
  return { token, by: member.by, seenVersion: Number(version), now: about.now };
}

/** A whole number of at most `maxDigits` digits in a form; -1, which is no row's, for any other text. */
export function wholeOf(form: FormData, name: string, maxDigits = 9): number {
  const text = textOf(form, name, maxDigits + 1);
  return new RegExp(`^\\d{1,${maxDigits}}$`).test(text) ? Number(text) : -1;
}

/** The fee that the form showed, in euro cents, unless the member waived it. */
export function agreedFeeOf(form: FormData): number {
  return form.get("waivesFee") === "on" ? 0 : Math.max(0, wholeOf(form, "seenFeeCents"));
}

/** The key that the page made for one sending of a form; undefined when it cannot be one. */
export function keyOf(form: FormData): string | undefined {
  const key = textOf(form, "key", 65);
  return /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

/** The typed texts of some fields, so that the form can be filled with them again. */
export function typedIn(form: FormData, names: readonly string[]): Typed {
  return names.map((name) => [name, textOf(form, name, 4000)]);
}

/** The id of the last event when the form was drawn; 0 when the form does not say. */
export function lastSeenIn(form: FormData): number {
  return Math.max(0, wholeOf(form, "event"));
}

const texts = z.record(z.string(), z.string());

/**
 * The fields as the form was filled, so that those the member left alone can follow somebody else's edit. Undefined
 * when the form does not say.
 */
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

/** The fields by name; repeated fields are joined. Empty fields are left out, and so is an extra with 0 pieces. */
export function fieldsOf(typed: Typed): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) {
    if (value === "" || (name.startsWith("extra.") && value === "0")) continue;
    fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** The typed fields on top of the current ones; fields that the member left alone are as they are now. */
export function mergedTyped(typed: Typed, seen: Fields, current: Typed): Typed {
  const [mine, theirs] = [fieldsOf(typed), fieldsOf(current)];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(seen)])];
  const { fields } = mergeFields(names, { seen, typed: mine, current: theirs });
  return Object.entries(fields).flatMap(([name, text]): Typed => {
    if (text === "") return [];
    return (name === "country" ? text.split(",") : [text]).map((one) => [name, one]);
  });
}

/** The deeds that the address may name, so that the page says that they were done. */
export const doneNames = [
  "confirm",
  "complete",
  "cancel",
  "no-show",
  "reinstate",
  "change",
  "extend",
  "announce-return",
  "swap",
  "undo",
  "line",
  "customer",
  "source",
  "note",
  "resend",
] as const;
export type DoneName = (typeof doneNames)[number];

/** The intents that the page's forms may send. */
export const intents = [
  "confirm",
  "complete",
  "cancel",
  "no-show",
  "reinstate",
  "quote",
  "change",
  "quote-extension",
  "extend",
  "foresee-return",
  "announce-return",
  "swap",
  "undo",
  "add-line",
  "remove-line",
  "customer",
  "source",
  "note",
  "resend",
] as const;
export type Intent = (typeof intents)[number];

/** A change that is possible, for the member to accept. */
export type Offer = {
  price: PriceChangeFacts;
  seenTotalCents: number;
  seenSequence: number;
  /** The wish in the form's own fields. */
  typed: Typed;
  /** The fee for a late change, euro cents; 0 while changes are free. */
  feeCents: number;
};

/** An extension that is possible, for the member to accept. */
export type ExtensionOffer = {
  price: PriceChangeFacts;
  differenceCents: number;
  /** The version of the reservation that the price is of. */
  version: number;
  /** The later reservations that go to other vehicles, in words. */
  moving: string[];
};

/** An early return that can be announced, for the member to say so. */
export type EarlyOffer = {
  /** What it means, in sentences. */
  means: string[];
  backCents: number;
  /** The version of the reservation that it is of. */
  version: number;
};

/** What there is instead of an extension that is not possible. */
export type ExtensionWays = {
  /** A return until which the car can stay out, `2026-07-15T10:00`. */
  until?: { value: string; label: string };
  /** The code of the later reservation that needs the vehicle. */
  code?: string;
};

/** The reason why a form was refused. */
type DeedRefusal = {
  message: string;
  /** The id of an event; later ones are shown, because somebody else has changed the reservation meanwhile. */
  since?: number;
  /** What there is instead of a taken car. */
  instead?: WayGroup[];
};

/** The action's answer to a form that was refused; its faults are sentences. */
export type ReservationAnswer = ActionAnswer<{
  intent: Intent;
  refused: DeedRefusal;
  faults: Readonly<Record<string, string>>;
  typed: Typed;
  shown: {
    offer?: Offer;
    extension?: ExtensionOffer;
    early?: EarlyOffer;
    ways?: ExtensionWays;
    /** The cars for the typed trip. */
    cars?: CarOption[];
    /** The way out that was tapped: the form is filled in anew with it. */
    way?: string;
  };
}>;

/** The outcome of a form: a deed that was done, which the next page says, or an answer with the reason of the refusal. */
export type DeedAnswer = { done: DoneName } | { answer: ReservationAnswer; status: number };

type DeedFault = "not-found" | "stale" | "closed";

/** The answer to a form that could not be read. */
export function unreadable({ about }: DeedRequest): DeedAnswer {
  return said(adminReservationWords(about.language).told.unreadable, 400);
}

/** The answer to a refused deed; after somebody else's change it shows the events since. */
export function refused(request: DeedRequest, reason: DeedFault, typed?: Typed): DeedAnswer {
  const { told } = adminReservationWords(request.about.language);
  if (reason !== "stale") return said(reason === "closed" ? told.closed : told.gone, 409, typed);
  const message = `${told.stale} ${told.staleThen}`;
  return { answer: { refused: { message, since: lastSeenIn(request.form) }, typed }, status: 409 };
}

/** The answer that refuses a form with a sentence. */
export function said(message: string, status = 409, typed?: Typed): DeedAnswer {
  return { answer: { refused: { message }, typed }, status };
}
