/** Reads what both phones send of a handover that the customer signs on their own. No browser loads it. */
import { z } from "zod";
import { equipmentItems } from "../equipment.ts";
import { checkMark, damageKinds, damageViews, renterAnswers } from "../marks.ts";
import type { ProposalAbout } from "../proposed-lines.ts";
import { common, decision, drawing, foundMark, mark, namedTerms } from "../reading/read-sheet.ts";
import { directions } from "../sheet.ts";
import type { Drawing } from "../signature.ts";
import type { SharedSheet, Shown } from "./shown.ts";
import type { Told } from "./told.ts";

const cents = z.int();
const pieces = z.int();

const about: z.ZodType<ProposalAbout> = z.union([
  z.strictObject({ kind: z.literal("fuel"), eighths: pieces }),
  z.strictObject({ kind: z.literal("battery"), percent: pieces }),
  z.strictObject({ kind: z.literal("late") }),
  z.strictObject({ kind: z.literal("early"), days: pieces }),
  z.strictObject({ kind: z.literal("cleaning") }),
  z.strictObject({ kind: z.literal("equipment"), item: z.enum(equipmentItems), pieces }),
  z.strictObject({
    kind: z.literal("damage"),
    index: z.int(),
    damage: z.enum(damageKinds),
    view: z.enum(damageViews),
    priceCents: cents,
    leftCents: cents,
  }),
]);

const sheet: z.ZodType<SharedSheet> = z
  .strictObject(common)
  .omit({ at: true, signedHow: true, customerName: true, language: true, ownPhone: true })
  .extend({
    direction: z.enum(directions),
    odometerKm: common.odometerKm.nullable(),
    energy: common.energy.nullable(),
    marks: z.array(foundMark).max(100),
    lines: z.array(decision).max(200),
    agreement: namedTerms.optional(),
  });

const shown: z.ZodType<Shown> = z.strictObject({
  sheet,
  lines: z.array(z.strictObject({ name: z.string().max(40), about, amountCents: cents })).max(200),
});

/** What a member's phone wants to be shown; undefined when it is no such thing. */
export function readShown(sent: unknown): Shown | undefined {
  return shown.safeParse(sent).data;
}

const key = z.string().min(8).max(60).optional();

const told: z.ZodType<Told> = z.union([
  z.strictObject({ kind: z.literal("mark"), mark, takenAt: z.int().min(0).optional(), key }),
  z.strictObject({
    kind: z.literal("answer"),
    of: z.string().max(60),
    answer: z.enum(renterAnswers),
    key,
  }),
]);

/** What a customer's phone sent; undefined when it is no such thing, a mark that is nowhere, or photos that nobody took. */
export function readTold(sent: unknown): Told | undefined {
  const read = told.safeParse(sent).data;
  if (read?.kind !== "mark") return read;
  const hasNoTime = read.mark.photos.length > 0 && read.takenAt === undefined;
  const isTwice = new Set(read.mark.photos).size < read.mark.photos.length;
  return hasNoTime || isTwice || checkMark(read.mark) ? undefined : read;
}

/** A drawn signature as a phone sent it; undefined when it is no such thing. */
export function readDrawing(sent: unknown): Drawing | undefined {
  return drawing.safeParse(sent).data;
}
