/** What both sheets have in common: odometer, fuel, equipment, marks, photos, signatures. */
import type { Fuel } from "../cars/car.ts";
import type { PapersProblem } from "./driver-papers.ts";
import { isReadingOf } from "./energy.ts";
import { isEquipment, type EquipmentItem } from "./equipment.ts";
import { checkMark, isSha256, type MarkProblem } from "./marks.ts";
import { photoKinds } from "./photos.ts";
import type { HandoverSheet, Signatures } from "./sheet.ts";
import type { EndingPaper } from "./vehicle-lacks.ts";
import { checkSignature, type SignatureProblem } from "./signature.ts";

/** What a member is told, and may still go on with once they have said that they know. */
export type SheetWarning =
  /** More than a thousand kilometres for each day since it was last read. */
  | { code: "odometer-jump"; lastKm: number; days: number }
  /** Was to be in the car and is not. */
  | { code: "equipment-missing"; items: readonly EquipmentItem[] }
  /** Neither winter tyres nor chains, and the trip lies in winter. */
  | { code: "no-winter-equipment" }
  | { code: "no-green-card"; countries: readonly string[] }
  /** Runs out before the end of the trip. */
  | ({ code: "vehicle-papers" } & EndingPaper)
  /** Fewer photos of the papers than the settings ask for. */
  | { code: "no-papers-photos"; taken: number; asked: number }
  | { code: "not-clean" }
  /** Signed on paper, and nobody has photographed it. */
  | { code: "no-signed-sheet" };

export type SheetProblem =
  /** No whole number of kilometres. */
  | { code: "odometer" }
  | { code: "odometer-below"; leastKm: number }
  | { code: "energy" }
  | { code: "equipment" }
  /** Nobody said whether these are there. */
  | { code: "equipment-unasked"; items: readonly EquipmentItem[] }
  | { code: "mark"; index: number; problem: MarkProblem }
  | { code: "photos" }
  | { code: "texts" }
  | { code: "no-name" }
  | { code: "signature"; of: "customer" | "staff"; problem: SignatureProblem }
  /** The customer signed something else on the own phone. */
  | { code: "not-as-signed" }
  /** The customer said something on the own phone that is not on the sheet. */
  | { code: "told-since" }
  /** The agreement that was shown is not the one of this rental as it is now. */
  | { code: "agreement" }
  /** The phone says a time at which it cannot have been. */
  | { code: "at" }
  | { code: "drivers" }
  | { code: "papers"; driver: number; problem: PapersProblem }
  /** The agreed return is over: there is nothing to give out for. */
  | { code: "return-passed" }
  | { code: "before-pickup" }
  | { code: "other-plate"; plate: string }
  | { code: "other-vehicle" }
  /** The sheet is about another reservation. */
  | { code: "other-reservation" }
  /** There is no such place. */
  | { code: "place" };

export type SheetCheck = {
  problems: readonly SheetProblem[];
  /** Those that nobody has acknowledged yet. */
  open: readonly SheetWarning[];
};

/** The odometer of a vehicle when it was last read. */
export type LastReading = { km: number; daysAgo: number };

const maxKm = 2_000_000;
const kmPerDay = 1000;
const maxMarks = 60;
const maxPhotos = 80;

/** What is wrong with the readings of a vehicle, whichever way it goes. */
export function checkReadings(
  { odometerKm, energy, equipment }: HandoverSheet,
  { fuel, last, asked }: { fuel: Fuel; last: LastReading; asked: readonly EquipmentItem[] },
): SheetProblem[] {
  const problems: SheetProblem[] = [];
  if (!Number.isInteger(odometerKm) || odometerKm < 0 || odometerKm > maxKm)
    problems.push({ code: "odometer" });
  else if (odometerKm < last.km) problems.push({ code: "odometer-below", leastKm: last.km });
  if (!isReadingOf(fuel, energy)) problems.push({ code: "energy" });
  if (!isEquipment(equipment)) problems.push({ code: "equipment" });
  const items = asked.filter((item) => equipment[item] === undefined);
  if (items.length > 0) problems.push({ code: "equipment-unasked", items });
  return problems;
}

/** Asks about an odometer that ran further than a car drives. Less than a day counts as one. */
export function odometerJump(
  odometerKm: number,
  { km, daysAgo }: LastReading,
): SheetWarning | undefined {
  const days = Math.max(1, Math.ceil(daysAgo));
  // Of what nobody has typed yet there is nothing to ask.
  if (Number.isNaN(odometerKm) || odometerKm - km <= kmPerDay * days) return undefined;
  return { code: "odometer-jump", lastKm: km, days };
}

/** What is wrong with the marks, photos and texts of a sheet. */
export function checkContent({ marks, photos, note, customerName }: HandoverSheet): SheetProblem[] {
  const problems: SheetProblem[] = marks.slice(0, maxMarks).flatMap((mark, index) => {
    const problem = checkMark(mark);
    return problem ? [{ code: "mark", index, problem } as const] : [];
  });
  const names = new Set(photos.map(({ sha256 }) => sha256));
  const arePhotos = photos.every(
    ({ kind, sha256, takenAt }) =>
      photoKinds.includes(kind) && isSha256(sha256) && Number.isSafeInteger(takenAt),
  );
  const known = marks.every((mark) => mark.photos.every((sha256) => names.has(sha256)));
  const isMany = photos.length > maxPhotos || marks.length > maxMarks;
  if (!arePhotos || !known || isMany || names.size < photos.length)
    problems.push({ code: "photos" });
  if (note.length > 1000 || customerName.length > 120) problems.push({ code: "texts" });
  return problems;
}

/**
 * Who has not signed. On the screen both do, but nobody of the staff where a customer left the car at the key box; without
 * the customer, or on paper, the member who was there signs alone.
 */
export function checkSignatures(
  { takenBy, signedHow, customerName }: HandoverSheet,
  { customer = [], staff = [] }: Signatures,
): SheetProblem[] {
  const problems: SheetProblem[] = [];
  const isSigning = signedHow === "screen";
  if (isSigning && customerName.trim() === "") problems.push({ code: "no-name" });
  const check = (of: "customer" | "staff", isAsked: boolean) => {
    const drawing = of === "customer" ? customer : staff;
    if (!isAsked && drawing.length === 0) return;
    const problem = checkSignature(drawing);
    if (problem) problems.push({ code: "signature", of, problem });
  };
  check("customer", isSigning);
  check("staff", isSigning && takenBy === "staff");
  return problems;
}

/** Asks for the photo of a sheet that was signed on paper: nothing else has the signatures. */
export function missingSignedSheet({ signedHow, photos }: HandoverSheet): SheetWarning[] {
  const isThere = photos.some(({ kind }) => kind === "signed-sheet");
  return signedHow === "paper" && !isThere ? [{ code: "no-signed-sheet" }] : [];
}

/** The warnings that nobody has said to know of. */
export function withoutKnown(
  warnings: readonly SheetWarning[],
  acknowledged: readonly SheetWarning["code"][],
): SheetWarning[] {
  return warnings.filter(({ code }) => !acknowledged.includes(code));
}
