/** The steps of a handover, and which of them a fault belongs to. */
import { checkHandOver } from "../../../../../domain/handovers/check-hand-over.ts";
import type {
  SheetCheck,
  SheetProblem,
  SheetWarning,
} from "../../../../../domain/handovers/check-sheet.ts";
import { checkTakeBack } from "../../../../../domain/handovers/check-take-back.ts";
import { missingAngles, type PhotoAngle } from "../../../../../domain/handovers/photos.ts";
import {
  decideLines,
  type DecisionProblem,
} from "../../../../../domain/handovers/proposed-lines.ts";
import type { Direction, HandoverSheet } from "../../../../../domain/handovers/sheet.ts";
import type { HandoverFacts } from "./facts.ts";
import { linesOf, type Typed } from "./typed.ts";

const stepNames = ["papers", "vehicle", "photos", "damage", "money", "signing"] as const;
export type Step = (typeof stepNames)[number];

/** The steps of a direction: papers are those of the pick-up. */
export function stepsOf(direction: Direction): readonly Step[] {
  return direction === "out" ? stepNames : stepNames.filter((step) => step !== "papers");
}

const stepOfProblem: Readonly<Record<SheetProblem["code"], Step>> = {
  odometer: "vehicle",
  "odometer-below": "vehicle",
  energy: "vehicle",
  equipment: "vehicle",
  "equipment-unasked": "vehicle",
  mark: "damage",
  photos: "photos",
  texts: "vehicle",
  "no-name": "signing",
  signature: "signing",
  "not-as-signed": "signing",
  "told-since": "damage",
  agreement: "signing",
  at: "vehicle",
  drivers: "papers",
  papers: "papers",
  "return-passed": "papers",
  "before-pickup": "vehicle",
  "other-plate": "vehicle",
  "other-vehicle": "vehicle",
  "other-reservation": "vehicle",
  place: "vehicle",
};

/** The warnings that are about the papers of people and about signatures; the others are about the vehicle. */
const stepsOfWarnings: Partial<Record<SheetWarning["code"], Step>> = {
  "no-papers-photos": "papers",
  "no-signed-sheet": "signing",
};
const stepOfWarning = (code: SheetWarning["code"]): Step => stepsOfWarnings[code] ?? "vehicle";

export type Checked = SheetCheck & {
  /** Angles without a photo: worth a word, and nothing that anybody has to answer. */
  unseen: readonly PhotoAngle[];
  decisions: readonly DecisionProblem[];
  /** What is missing at each step. */
  byStep: Readonly<Record<Step, readonly SheetProblem[]>>;
};

/** What is still missing, by the rules that the server asks too. */
export function checkTyped(sheet: HandoverSheet, typed: Typed, facts: HandoverFacts): Checked {
  const signed = {
    signatures: { customer: typed.customer, staff: typed.staff },
    acknowledged: typed.acknowledged,
  };
  const { trip, vehicle, countries, rules, licenceYears, fuel, out, daysOut, isExchange } = facts;
  const check: SheetCheck =
    sheet.direction === "out"
      ? checkHandOver(sheet, signed, {
          trip,
          car: { fuel },
          vehicle,
          countries,
          rules: { licenceYears },
          handover: rules,
        })
      : out
        ? checkTakeBack(sheet, signed, { out, car: { fuel }, daysOut, isExchange })
        : { problems: [], open: [] };
  const decided =
    sheet.direction === "in" ? decideLines(linesOf(sheet, facts), sheet.lines) : undefined;
  const of = (step: Step) => check.problems.filter(({ code }) => stepOfProblem[code] === step);
  return {
    ...check,
    unseen: missingAngles(sheet.photos),
    decisions: decided && !decided.ok ? decided.problems : [],
    byStep: {
      papers: of("papers"),
      vehicle: of("vehicle"),
      photos: of("photos"),
      damage: of("damage"),
      money: [],
      signing: of("signing"),
    },
  };
}

/** Is there nothing left to do at a step? */
export function isDone(step: Step, { byStep, decisions, open, unseen }: Checked): boolean {
  if (step === "money") return decisions.length === 0;
  if (step === "photos" && unseen.length > 0) return false;
  if (open.some(({ code }) => stepOfWarning(code) === step)) return false;
  return byStep[step].length === 0;
}
