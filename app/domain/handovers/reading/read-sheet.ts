/** Reads what a phone sent: the sheet, who signed it, and when. What it says is checked afterwards. */
import { z } from "zod";
import { languages } from "../../language.ts";
import { identityKinds } from "../driver-papers.ts";
import { equipmentItems } from "../equipment.ts";
import { damageKinds, damageViews, renterAnswers } from "../marks.ts";
import type { Heard } from "../own-phone/phone-pass.ts";
import { photoKinds } from "../photos.ts";
import { signedHow, takers, type InSheet, type OutSheet, type Signatures } from "../sheet.ts";
import type { SheetWarning } from "../check-sheet.ts";
import type { Drawing } from "../signature.ts";
import type { SealedTerms } from "../../documents/contents/agreement.ts";
import { sealedTerms } from "../../documents/contents/read-terms.ts";

const text = z.string().max(2000);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A mark on a drawing, as phones send it. */
export const mark = z.strictObject({
  view: z.enum(damageViews),
  x: z.number(),
  y: z.number(),
  kind: z.enum(damageKinds),
  sizeMm: z.int().optional(),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  description: text,
  photos: z.array(text).max(20),
});

/** The same with what the renter says of it. */
export const foundMark = mark.extend({ answer: z.enum(renterAnswers).optional() });

/** What sheets of both directions hold. */
export const common = {
  form: z.union([z.literal(1), z.literal(2)]),
  code: text,
  vehicleId: z.int(),
  plate: text,
  at: moment,
  locationId: text,
  odometerKm: z.number(),
  energy: z.union([
    z.strictObject({ fuelEighths: z.number() }),
    z.strictObject({ batteryPercent: z.number() }),
  ]),
  clean: z.boolean(),
  equipment: z.partialRecord(z.enum(equipmentItems), z.number()),
  photos: z
    .array(z.strictObject({ kind: z.enum(photoKinds), sha256: text, takenAt: z.number() }))
    .max(100),
  takenBy: z.enum(takers),
  signedHow: z.enum(signedHow),
  customerName: text,
  language: z.enum(languages),
  textVersion: z.int().optional(),
  note: text,
  ownPhone: z.strictObject({ sha256: text, deviceAt: z.int(), receivedAt: z.int() }).optional(),
};

/** The agreement that a sheet names. */
export const namedTerms = z.strictObject({ sha256: text });

const papers = z.strictObject({
  name: text,
  licenceNumber: text,
  licenceCountry: text,
  licenceIssued: day,
  licenceExpires: day,
  identityKind: z.enum(identityKinds),
  identityNumber: text,
  identityExpires: day,
  address: text,
});

/** What was decided about a line of a return. */
export const decision = z.union([
  z.strictObject({ name: text, decision: z.literal("accepted") }),
  z.strictObject({
    name: text,
    decision: z.literal("changed"),
    amountCents: z.number(),
    reason: text,
  }),
  z.strictObject({ name: text, decision: z.literal("waived"), reason: text }),
]);

const outSheet: z.ZodType<OutSheet> = z.strictObject({
  ...common,
  direction: z.literal("out"),
  marks: z.array(mark).max(100),
  drivers: z.array(papers).max(20),
  agreement: namedTerms.optional(),
});

const inSheet: z.ZodType<InSheet> = z.strictObject({
  ...common,
  direction: z.literal("in"),
  marks: z.array(foundMark).max(100),
  lines: z.array(decision).max(200),
});

/** Strokes without their time. */
export const drawing = z.array(z.array(z.tuple([z.number(), z.number()])).max(6000)).max(500);

const warnings: readonly SheetWarning["code"][] = [
  "odometer-jump",
  "equipment-missing",
  "no-winter-equipment",
  "no-green-card",
  "vehicle-papers",
  "no-papers-photos",
  "not-clean",
  "no-signed-sheet",
];

const around = {
  signatures: z.strictObject({ customer: drawing.optional(), staff: drawing.optional() }),
  acknowledged: z.array(z.enum(warnings)),
  phoneKey: z.guid(),
  sentAt: z.int(),
  heard: z.strictObject({ pass: z.int(), taken: z.int().min(0) }).optional(),
};

/** A sheet with everything that is sent beside it. */
export type SentSheet<Sheet extends OutSheet | InSheet> = {
  sheet: Sheet;
  signatures: Signatures;
  /** The warnings of which the member said that they know. */
  acknowledged: readonly SheetWarning["code"][];
  /** Made by the phone: the same sheet that is sent again has the same key. */
  phoneKey: string;
  /** When it was sent, by the clock of the phone; epoch milliseconds. */
  sentAt: number;
  /** Only where the sheet was shown on the customer's own phone. */
  heard?: Heard;
  /** The agreement that was shown and is signed with a vehicle that goes out. */
  agreement?: SealedTerms;
};

const sentOut: z.ZodType<SentSheet<OutSheet>> = z.strictObject({
  sheet: outSheet,
  ...around,
  agreement: sealedTerms.optional(),
});
const sentIn: z.ZodType<SentSheet<InSheet>> = z.strictObject({ sheet: inSheet, ...around });

/** A signature as a form sends it, in JSON; undefined when nobody signed, or it is no such thing. */
export function readDrawing(text: string): Drawing | undefined {
  try {
    const read = drawing.safeParse(JSON.parse(text)).data;
    return read && read.length > 0 ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The sheet of a vehicle that goes out; undefined when it is no such thing. */
export function readOutSheet(sent: unknown): SentSheet<OutSheet> | undefined {
  return sentOut.safeParse(sent).data;
}

/** The sheet of a vehicle that came back; undefined when it is no such thing. */
export function readInSheet(sent: unknown): SentSheet<InSheet> | undefined {
  return sentIn.safeParse(sent).data;
}
