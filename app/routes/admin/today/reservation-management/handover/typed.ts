/** What was typed on a phone so far, and the sheet that it makes. */
import type { DriverPapers } from "../../../../../domain/handovers/driver-papers.ts";
import type { Energy } from "../../../../../domain/handovers/energy.ts";
import { hasOnlyBattery } from "../../../../../domain/handovers/energy.ts";
import type { Equipment } from "../../../../../domain/handovers/equipment.ts";
import {
  proposedLines,
  type ProposedLine,
} from "../../../../../domain/handovers/proposed-lines.ts";
import type { OwnPhone } from "../../../../../domain/handovers/own-phone/phone-pass.ts";
import type { DamageMark } from "../../../../../domain/handovers/marks.ts";
import type { ExpectedPhoto } from "../../../../../domain/handovers/photos.ts";
import type { SentSheet } from "../../../../../domain/handovers/reading/read-sheet.ts";
import type {
  FoundMark,
  HandoverSheet,
  InSheet,
  LineDecision,
  OutSheet,
  SignedHow,
} from "../../../../../domain/handovers/sheet.ts";
import type { Drawing } from "../../../../../domain/handovers/signature.ts";
import type { SheetWarning } from "../../../../../domain/handovers/check-sheet.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { readCents } from "../../../../../domain/read-money.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import type { HandoverFacts } from "./facts.ts";
import { type ToldHere, withNames } from "./told-here.ts";
import { photosOfSheet } from "./typed-photos.ts";

export type TypedLine = {
  decision: LineDecision["decision"];
  /** Euros, as typed. */
  amount: string;
  reason: string;
};

export type Typed = {
  /** Made by this phone: the same sheet that is sent again has the same key. */
  phoneKey: string;
  drivers: DriverPapers[];
  plate: string;
  /** The vehicle whose plate was typed: what is read stands on that one, also when another one is taken then. */
  seenVehicle?: number;
  odometer: string;
  eighths?: number;
  percent?: number;
  equipment: Equipment;
  clean: boolean;
  marks: FoundMark[];
  /** Of everything, also of what is not on the sheet any more. */
  photos: ExpectedPhoto[];
  lines: Readonly<Record<string, TypedLine>>;
  signedHow: SignedHow;
  customerName: string;
  customer: Drawing;
  staff: Drawing;
  /** What the customer added, on the own phone or at a key box. */
  told?: ToldHere;
  /** What came from the customer's own phone: so much of what was said on a pass, and the signature. */
  ownPhone?: { pass: number; taken: number; signed?: OwnPhone & { language: Language } };
  acknowledged: readonly SheetWarning["code"][];
  note: string;
};

/** Papers of a driver of whom nothing is known but perhaps the name. */
export function noPapers(name: string): DriverPapers {
  return {
    name,
    licenceNumber: "",
    licenceCountry: "BA",
    licenceIssued: "",
    licenceExpires: "",
    identityKind: "id-card",
    identityNumber: "",
    identityExpires: "",
    address: "",
  };
}

/** A handover that nobody has begun. At a return it holds what the customer marked at the key box. */
export function nothingTyped(facts: HandoverFacts, phoneKey: string): Typed {
  const { customerName, drivers, left } = facts;
  const { marks = [], photos = [] } = left ?? {};
  return {
    phoneKey,
    drivers: drivers.length > 0 ? drivers : [noPapers(customerName)],
    plate: "",
    odometer: "",
    equipment: {},
    clean: true,
    marks: [...marks],
    photos: photos.filter(({ kind }) => kind === "damage"),
    ...(marks.length > 0 && { told: withNames(undefined, marks) }),
    lines: {},
    signedHow: "screen",
    customerName,
    customer: [],
    staff: [],
    acknowledged: [],
    note: "",
  };
}

/** The sheet as it stands; what is not typed yet is a fault of it (`checkHandOver`, `checkTakeBack`). */
export function sheetOf(typed: Typed, facts: HandoverFacts, now: number): HandoverSheet {
  const { direction, vehicle, trip, code, textVersion } = facts;
  const { language = facts.language, ...ownPhone } = signedThere(typed) ?? {};
  const common = {
    form: 1 as const,
    code: formatCode(code),
    vehicleId: facts.out?.vehicleId ?? vehicle.id,
    plate: typed.plate,
    at: toLocal(now),
    locationId: direction === "out" ? trip.pickupLocationId : trip.dropoffLocationId,
    odometerKm: kmOf(typed.odometer),
    energy: energyOf(typed, facts),
    clean: typed.clean,
    equipment: typed.equipment,
    photos: photosOfSheet(typed, direction === "out"),
    takenBy: "staff" as const,
    signedHow: typed.signedHow,
    customerName: typed.customerName.trim(),
    language,
    ...(textVersion !== undefined && { textVersion }),
    note: typed.note.trim(),
    ...("sha256" in ownPhone && { ownPhone }),
  };
  if (direction === "out")
    return {
      ...common,
      ...namedIn(facts),
      direction,
      marks: typed.marks.map(withoutAnswer),
      drivers: typed.drivers.map(trimmed),
    } satisfies OutSheet;
  const sheet: InSheet = { ...common, direction, marks: typed.marks, lines: [] };
  const lines = linesOf(sheet, facts).map(({ name }) => decisionOf(name, typed.lines[name]));
  return { ...sheet, lines };
}

/** The agreement that is signed with it. A page that a phone has kept from before there was one knows of none. */
function namedIn({ agreement }: HandoverFacts): Pick<OutSheet, "form" | "agreement"> {
  return agreement ? { form: 2, agreement: { sha256: agreement.sha256 } } : { form: 1 };
}

/** The signature from the customer's own phone, when that is how it was signed. */
function signedThere({ signedHow, ownPhone }: Typed) {
  return signedHow === "screen" ? ownPhone?.signed : undefined;
}

/** The lines that this return proposes; none when a vehicle goes out. */
export function linesOf(sheet: HandoverSheet, facts: HandoverFacts): ProposedLine[] {
  const { out, plan, rules, price } = facts;
  if (sheet.direction === "out" || !out) return [];
  return proposedLines({ out, sheet, plan, rules, ...price });
}

/** Everything that is sent. */
export function sentOf(
  typed: Typed,
  sheet: HandoverSheet,
  now: number,
  agreement?: HandoverFacts["agreement"],
): SentSheet<HandoverSheet> {
  const { phoneKey, acknowledged, customer, staff, ownPhone } = typed;
  const signatures = typed.signedHow === "screen" ? { customer, staff } : {};
  const heard = ownPhone && { heard: { pass: ownPhone.pass, taken: ownPhone.taken } };
  const isNamed = sheet.direction === "out" && sheet.agreement !== undefined;
  const sent = { sheet, signatures, acknowledged, phoneKey, sentAt: now, ...heard };
  return isNamed && agreement ? { ...sent, agreement } : sent;
}

/** What was typed of a draft that somebody kept, perhaps on another phone; undefined when it is no such thing. */
export function readTyped(body: unknown, fresh: Typed): Typed | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const whole = { ...fresh, eighths: 0, percent: 0, seenVehicle: 0, ownPhone: {}, told: {} };
  const kept = Object.entries(body).filter(
    ([name, value]) => name in whole && kindOf(value) === kindOf(whole[name as keyof Typed]),
  );
  return { ...fresh, ...Object.fromEntries(kept) };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

function decisionOf(name: string, typed: TypedLine | undefined): LineDecision {
  if (!typed || typed.decision === "accepted") return { name, decision: "accepted" };
  const reason = typed.reason.trim();
  if (typed.decision === "waived") return { name, decision: "waived", reason };
  return { name, decision: "changed", amountCents: readCents(typed.amount) ?? Number.NaN, reason };
}

/** Kilometres as people write them: `41 200`, `41.200`. Not a number when it is none. */
export function kmOf(typed: string): number {
  const bare = typed.replace(/[\s.,\u00a0]/g, "");
  return /^\d{1,7}$/.test(bare) ? Number(bare) : Number.NaN;
}

function energyOf({ eighths, percent }: Typed, { fuel }: HandoverFacts): Energy {
  if (!hasOnlyBattery(fuel)) return { fuelEighths: eighths ?? Number.NaN };
  return { batteryPercent: percent ?? Number.NaN };
}

function trimmed(papers: DriverPapers): DriverPapers {
  const texts = Object.entries(papers).map(([name, text]) => [name, text.trim()]);
  return { ...papers, ...Object.fromEntries(texts) };
}

function withoutAnswer(mark: FoundMark): DamageMark {
  const { view, x, y, kind, severity, description, photos, sizeMm } = mark;
  const whole = { view, x, y, kind, severity, description, photos };
  return sizeMm === undefined ? whole : { ...whole, sizeMm };
}

/** The elements of a list with their numbers, from 1: drivers and marks have no other name. */
export function numbered<T>(list: readonly T[]): { number: number; item: T }[] {
  return list.map((item, index) => ({ number: index + 1, item }));
}
