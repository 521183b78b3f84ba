import { dateOf } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import type { BorderCountry, RentalRules } from "../pricing/price-list.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import {
  checkContent,
  checkReadings,
  checkSignatures,
  missingSignedSheet,
  odometerJump,
  withoutKnown,
  type LastReading,
  type SheetCheck,
  type SheetProblem,
  type SheetWarning,
} from "./check-sheet.ts";
import { checkPapers, maxDrivers } from "./driver-papers.ts";
import { askedEquipment, needsWinter, winterItems } from "./equipment.ts";
import type { HandoverRules } from "./handover-rules.ts";
import { papersPhotos } from "./photos.ts";
import type { OutSheet, Signatures } from "./sheet.ts";
import { endingPapers, type PaperDays } from "./vehicle-lacks.ts";

/** What is known of a vehicle that is about to be given out. */
export type KnownVehicle = {
  id: number;
  plate: string;
  last: LastReading;
  /** The last day of each paper; absent when nobody wrote it down. */
  expires: PaperDays;
};

type Known = {
  trip: Trip;
  car: Pick<Car, "fuel">;
  vehicle: KnownVehicle;
  /** The countries that the customer drives to. */
  countries: readonly BorderCountry[];
  rules: Pick<RentalRules, "licenceYears">;
  handover: Pick<HandoverRules, "equipment" | "papersPhotos">;
};

type Signed = { signatures: Signatures; acknowledged: readonly SheetWarning["code"][] };

/** What stands against giving a vehicle out, and what a member has to say that they know first. */
export function checkHandOver(sheet: OutSheet, signed: Signed, known: Known): SheetCheck {
  const { trip, car, vehicle, rules } = known;
  const problems: SheetProblem[] = [];
  if (sheet.at >= trip.dropoffAt) problems.push({ code: "return-passed" });
  if (sheet.vehicleId !== vehicle.id) problems.push({ code: "other-vehicle" });
  if (!isSamePlate(sheet.plate, vehicle.plate))
    problems.push({ code: "other-plate", plate: vehicle.plate });
  const asked = askedFor(known);
  const warnings = [
    ...warningsOf(sheet, known, asked.includes("green-card")),
    ...missingSignedSheet(sheet),
  ];
  return {
    problems: [
      ...problems,
      ...checkReadings(sheet, { fuel: car.fuel, last: vehicle.last, asked }),
      ...checkDrivers(sheet, { ...trip, ...rules }),
      ...checkContent(sheet),
      ...checkSignatures(sheet, signed.signatures),
    ],
    open: withoutKnown(warnings, signed.acknowledged),
  };
}

/** The items that a member is asked about when a vehicle of this trip goes out. */
export function askedFor({
  trip,
  countries,
  handover,
}: Pick<Known, "trip" | "countries"> & { handover: Pick<HandoverRules, "equipment"> }) {
  return askedEquipment({
    listed: handover.equipment,
    first: dateOf(trip.pickupAt),
    last: dateOf(trip.dropoffAt),
    needsGreenCard: greenCardCountries(countries).length > 0,
  });
}

/** A plate as people type it: case, blanks and dashes do not count. */
export function isSamePlate(typed: string, plate: string): boolean {
  return bare(typed) === bare(plate) && bare(plate) !== "";
}

function bare(plate: string): string {
  return plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function greenCardCountries(countries: readonly BorderCountry[]): string[] {
  return countries.flatMap(({ code, document }) => (document === "green-card" ? [code] : []));
}

function checkDrivers(
  { drivers }: OutSheet,
  asked: Parameters<typeof checkPapers>[1],
): SheetProblem[] {
  if (drivers.length === 0 || drivers.length > maxDrivers) return [{ code: "drivers" }];
  return drivers.flatMap((papers, driver) => {
    const problem = checkPapers(papers, asked);
    return problem ? [{ code: "papers", driver, problem } as const] : [];
  });
}

function warningsOf(
  { odometerKm, clean, equipment, photos, drivers }: OutSheet,
  { trip, vehicle, countries, handover }: Known,
  needsGreenCard: boolean,
): SheetWarning[] {
  const warnings: SheetWarning[] = [];
  const jump = odometerJump(odometerKm, vehicle.last);
  if (jump) warnings.push(jump);
  if (!clean) warnings.push({ code: "not-clean" });
  const items = handover.equipment.filter((item) => equipment[item] === 0);
  if (items.length > 0) warnings.push({ code: "equipment-missing", items });
  const isWinter = needsWinter(dateOf(trip.pickupAt), dateOf(trip.dropoffAt));
  if (isWinter && winterItems.every((item) => !equipment[item]))
    warnings.push({ code: "no-winter-equipment" });
  if (needsGreenCard && !equipment["green-card"])
    warnings.push({ code: "no-green-card", countries: greenCardCountries(countries) });
  for (const ending of endingPapers(vehicle.expires, dateOf(trip.dropoffAt)))
    warnings.push({ code: "vehicle-papers", ...ending });
  const ofPapers = papersPhotos(photos, drivers.length);
  if (handover.papersPhotos && ofPapers.taken < ofPapers.asked)
    warnings.push({ code: "no-papers-photos", ...ofPapers });
  return warnings;
}
