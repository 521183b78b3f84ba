/** The one place that reads a row of the outbox back into a payload. */
import { z } from "zod";
import { entryKinds, holdMethods, takingPurposes } from "../../domain/deposits/hold.ts";
import { chargeKinds } from "../../domain/account/charge.ts";
import { cleanParagraphs, cleanText } from "../../domain/plain-text.ts";
import type { RentalRules } from "../../domain/pricing/price-list.ts";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import { staffRoles } from "../../domain/staff/roles.ts";
import type {
  DepositLetter,
  DebtLetter,
  HandoverLetter,
  LetterKind,
  LetterPayloads,
  StaffLetter,
} from "../mail/letter.ts";
import { UnreadablePayload } from "../mail/sending/unreadable-payload.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";

const cashFields = z.object({ EUR: z.number(), BAM: z.number() });
const depositFields = z.object({
  deed: z.enum(["released", "taken", "undone"]),
  amountCents: z.number(),
  heldCents: z.number(),
  steps: z.array(
    z.object({
      kind: z.enum(["held", "lapsed", ...entryKinds]),
      at: z.number(),
      method: z.enum(holdMethods),
      amountCents: z.number(),
      cash: cashFields,
      purpose: z.enum(takingPurposes).nullable(),
      reason: z.string(),
    }),
  ),
});
const bilingual = z.object({ en: z.string(), bs: z.string() });
const handoverFields = z.object({
  sheets: z.array(z.int()).min(1),
  car: z.string(),
  plate: z.string(),
  at: z.string(),
  place: bilingual,
  odometerKm: z.number(),
  energy: z.union([
    z.object({ fuelEighths: z.number() }),
    z.object({ batteryPercent: z.number() }),
  ]),
  paidCents: z.number(),
  // A letter of an older version knows of none.
  chargesCents: z.number().default(0),
  lines: z.array(z.object({ label: bilingual, amountCents: z.number() })),
  drivenKm: z.number().optional(),
  correction: z.string().optional(),
});

const texts = z.array(z.string());
const revenueFields = z.object({
  email: z.string(),
  name: z.string(),
  month: z.iso.date(),
  sentences: texts,
  chart: z
    .object({
      title: z.string(),
      names: z.object({ now: z.string(), before: z.string() }),
      days: z
        .array(z.object({ label: z.string(), cents: z.number(), beforeCents: z.number() }))
        .min(1),
    })
    .optional(),
  tables: z.array(z.object({ title: z.string(), columns: texts, rows: z.array(texts) })).min(1),
});

const chargeLine = z.object({ kind: z.enum(chargeKinds), amountCents: z.number() });
const accountFields = z.object({
  charges: z.array(chargeLine),
  paidCents: z.number(),
  dueCents: z.number(),
});
const chargedFields = chargeLine.extend({ reason: z.string() });

type Fields = Readonly<Record<string, unknown>>;

/** The facts missing from letters that older versions queued: the grace of their price. */
type Missing = Pick<RentalRules, "graceMinutes">;

/** Fields whose line breaks are kept; every other text of a payload is one line. */
const paragraphs: ReadonlySet<string> = new Set(["message", "error"]);

const readers: {
  [Kind in LetterKind]: (fields: Fields, missing: Missing) => LetterPayloads[Kind] | undefined;
} = {
  "booking-received": readReservation,
  "booking-confirmed": readReservation,
  "booking-notice": readReservation,
  reminder: readReservation,
  "return-reminder": readReservation,
  "handed-over": readHandover,
  "taken-back": readHandover,
  deposit: readDeposit,
  "reservation-changed": readChange,
  "change-notice": readChange,
  "reservation-cancelled": readCancellation,
  "cancel-notice": readCancellation,
  "early-return": (fields, missing) => {
    const reservation = readReservation(fields.reservation, missing);
    const { at, days, cents } = fields;
    return reservation && isText(at) && isNumber(days) && isNumber(cents)
      ? { reservation, at, days, cents }
      : undefined;
  },
  "late-notice": (fields, missing) => {
    const reservation = readReservation(fields.reservation, missing);
    const { wish, differenceCents = 0 } = fields;
    const isLate =
      isFields(wish) && (wish.end === "arrival" || wish.end === "return") && isText(wish.at);
    return reservation && isLate && isNumber(differenceCents)
      ? {
          reservation,
          wish: { end: wish.end as "arrival" | "return", at: String(wish.at) },
          differenceCents,
          ...(fields.isAsAgreed === true && { isAsAgreed: true }),
        }
      : undefined;
  },
  charged: (fields, missing) => {
    const letter = readDebt(fields, missing);
    const charge = chargedFields.safeParse(fields.charge).data;
    return letter && charge && { ...letter, charge };
  },
  "debt-reminder": readDebt,
  "agency-message": (fields, missing) => {
    const reservation = readReservation(fields.reservation, missing);
    const { message } = fields;
    return reservation && isText(message) ? { reservation, message } : undefined;
  },
  "contact-message": ({ name, email, phone, message }) =>
    isText(name) && isText(email) && isText(message)
      ? { name, email, phone: textOrNothing(phone), message }
      : undefined,
  "newsletter-confirmation": ({ email, token }) =>
    isText(email) && isText(token) ? { email, token } : undefined,
  "staff-invitation": ({ role, ...fields }) => {
    const letter = readStaffLetter(fields);
    const known = staffRoles.find((one) => one === role);
    return letter && known && { ...letter, role: known };
  },
  "staff-password": readStaffLetter,
  "test-letter": ({ email, name }) => (isText(email) && isText(name) ? { email, name } : undefined),
  "audit-notice": ({ email, name, head, findings }) =>
    isText(email) && isText(name) && isText(head) && isNumber(findings)
      ? { email, name, head, findings }
      : undefined,
  "revenue-notice": (fields) => revenueFields.safeParse(fields).data,
  "undelivered-notice": ({ kind, to, error, reservationCode }) =>
    isKind(kind) && isText(to)
      ? {
          kind,
          to,
          error: textOrNothing(error) ?? "",
          reservationCode: textOrNothing(reservationCode),
        }
      : undefined,
};

/**
 * Returns the payload of a queued letter, without control and direction marks in any of its texts. We wrote it
 * ourselves, so only the fields that a letter cannot do without are checked; those that later versions added may be
 * missing, and the grace of a price is then today's, as it was when the letter was queued. Throws `UnreadablePayload`
 * when it is no payload of this kind, and another error when the kind is unknown, as a later version's may be.
 */
export function readPayload<Kind extends LetterKind>(
  kind: Kind,
  payload: unknown,
  missing: Missing,
): LetterPayloads[Kind] {
  if (!isKind(kind)) throw new Error(`nobody knows the kind ${String(kind)} of a letter`);
  const clean = cleaned(payload);
  const read = isFields(clean) ? readers[kind](clean, missing) : undefined;
  if (read === undefined) throw new UnreadablePayload(`the payload of a letter is no ${kind}`);
  return read;
}

/** True when a text is a kind of letter. */
export function isKind(text: unknown): text is LetterKind {
  return isText(text) && Object.hasOwn(readers, text);
}

function readStaffLetter({ email, name, linkId, issue }: Fields): StaffLetter | undefined {
  return isText(email) && isText(name) && isText(linkId) && isNumber(issue)
    ? { email, name, linkId, issue }
    : undefined;
}

function readReservation(value: unknown, missing: Missing): Reservation | undefined {
  if (!isReservation(value)) return undefined;
  const lines = value.lines.map((line) => withGrace(line, missing));
  return { ...value, lines, sequence: value.sequence ?? 0 };
}

function withGrace(line: QuoteLine, missing: Missing): QuoteLine {
  if (line.code !== "car") return line;
  const sold: Partial<Missing> = line.reason;
  const graceMinutes = sold.graceMinutes ?? missing.graceMinutes;
  return { ...line, reason: { ...line.reason, graceMinutes } };
}

function readChange(
  fields: Fields,
  missing: Missing,
): LetterPayloads["reservation-changed"] | undefined {
  const before = readReservation(fields.before, missing);
  const after = readReservation(fields.after, missing);
  const action = fields.action === "extend" ? "extend" : "modify";
  return before && after && { action, before, after, lateFeeCents: centsOf(fields.lateFeeCents) };
}

function readHandover(fields: Fields, missing: Missing): HandoverLetter | undefined {
  const reservation = readReservation(fields.reservation, missing);
  const known = handoverFields.safeParse(fields).data;
  return reservation && known && { ...known, reservation };
}

function readDeposit(fields: Fields, missing: Missing): DepositLetter | undefined {
  const reservation = readReservation(fields.reservation, missing);
  const known = depositFields.safeParse(fields).data;
  return reservation && known && { ...known, reservation };
}

function readDebt(fields: Fields, missing: Missing): DebtLetter | undefined {
  const reservation = readReservation(fields.reservation, missing);
  const account = accountFields.safeParse(fields.account).data;
  return reservation && account && { reservation, account };
}

function readCancellation(
  fields: Fields,
  missing: Missing,
): LetterPayloads["cancel-notice"] | undefined {
  const reservation = readReservation(fields.reservation, missing);
  return reservation && { reservation, lateFeeCents: centsOf(fields.lateFeeCents) };
}

function isReservation(
  value: unknown,
): value is Omit<Reservation, "sequence"> & { sequence?: number } {
  if (!isFields(value)) return false;
  const { code, token, status, car, trip, customer, lines, totalCents } = value;
  return (
    [code, token, status].every(isText) &&
    [car, trip, customer].every(isFields) &&
    Array.isArray(lines) &&
    lines.every(isFields) &&
    isNumber(totalCents)
  );
}

/** A value with all of its texts cleaned of invisible characters; one-line texts stay on one line. */
function cleaned(value: unknown, key = ""): unknown {
  if (typeof value === "string") {
    const clean = paragraphs.has(key) ? cleanParagraphs : cleanText;
    return clean(value, Number.POSITIVE_INFINITY) ?? "";
  }
  if (Array.isArray(value)) return value.map((item) => cleaned(item));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cleaned(item, name)]),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function textOrNothing(value: unknown): string | undefined {
  return isText(value) && value !== "" ? value : undefined;
}

function centsOf(value: unknown): number | undefined {
  return isNumber(value) ? value : undefined;
}
