/** The lines that a return proposes. Each is accepted, changed or waived by a person: nothing is charged by itself. */
import type { Coverage, ProtectionPlan } from "../pricing/price-list.ts";
import { givenItems, type GivenOut } from "./check-take-back.ts";
import { missingEnergy } from "./energy.ts";
import type { EquipmentItem } from "./equipment.ts";
import type { HandoverRules } from "./handover-rules.ts";
import type { DamageKind, DamageView } from "./marks.ts";
import type { InSheet, LineDecision } from "./sheet.ts";

/** What a line is about; euro cents. */
export type ProposalAbout =
  | { kind: "fuel"; eighths: number }
  | { kind: "battery"; percent: number }
  | { kind: "late" }
  /** Something comes back to the customer. */
  | { kind: "early"; days: number }
  | { kind: "cleaning" }
  | { kind: "equipment"; item: EquipmentItem; pieces: number }
  /** `leftCents` of `priceCents` is what the plan leaves to the renter. */
  | {
      kind: "damage";
      index: number;
      damage: DamageKind;
      view: DamageView;
      priceCents: number;
      leftCents: number;
    };

export type ProposedLine = {
  /** Tells it from the others of this return. */
  name: string;
  /** Below zero for what comes back. */
  amountCents: number;
  about: ProposalAbout;
};

type Returned = {
  out: Pick<GivenOut, "energy" | "equipment">;
  sheet: Pick<InSheet, "energy" | "equipment" | "clean" | "marks">;
  plan: Pick<ProtectionPlan, "covers" | "excessCents"> | undefined;
  rules: HandoverRules;
  /** What the days over the agreed return cost, euro cents; 0 within the grace. */
  lateCents: number;
  /** What comes back for an early return. */
  early: { days: number; cents: number };
};

/** The lines that a return proposes, in the order in which a bill names them. Lines of nothing are left out. */
export function proposedLines(returned: Returned): ProposedLine[] {
  const { lateCents, early, sheet, rules } = returned;
  const lines: ProposedLine[] = [
    { name: "late", amountCents: lateCents, about: { kind: "late" } },
    { name: "early", amountCents: -early.cents, about: { kind: "early", days: early.days } },
    ...energyLines(returned),
    {
      name: "cleaning",
      amountCents: sheet.clean ? 0 : rules.cleaningCents,
      about: { kind: "cleaning" },
    },
    ...equipmentLines(returned),
    ...damageLines(returned),
  ];
  return lines.filter(({ amountCents, about }) => amountCents !== 0 || about.kind === "damage");
}

function energyLines({ out, sheet, rules }: Returned): ProposedLine[] {
  const missing = missingEnergy(out.energy, sheet.energy);
  if ("fuelEighths" in out.energy) {
    const amountCents = missing * rules.fuelEighthCents;
    return [{ name: "fuel", amountCents, about: { kind: "fuel", eighths: missing } }];
  }
  const amountCents = missing * rules.batteryPercentCents;
  return [{ name: "battery", amountCents, about: { kind: "battery", percent: missing } }];
}

function equipmentLines({ out, sheet, rules }: Returned): ProposedLine[] {
  return givenItems(out.equipment).map((item) => {
    const pieces = Math.max(0, (out.equipment[item] ?? 0) - (sheet.equipment[item] ?? 0));
    const amountCents = pieces * (rules.equipmentPrices[item] ?? 0);
    return { name: `missing-${item}`, amountCents, about: { kind: "equipment", item, pieces } };
  });
}

/** The part of a plan that a damage of this view falls under; inside the car none does. */
const coverageOf: Readonly<Record<DamageView, Coverage | undefined>> = {
  top: "collision",
  left: "collision",
  right: "collision",
  front: "collision",
  rear: "collision",
  glass: "glass",
  wheels: "tyres",
  interior: undefined,
};

/** Covered damages together cost the renter no more than the excess of the plan; those that are not covered cost their price. */
function damageLines({ sheet, plan, rules }: Returned): ProposedLine[] {
  let excessLeft = plan?.excessCents ?? 0;
  return sheet.marks.map(({ kind: damage, view }, index) => {
    const priceCents = rules.damagePrices[`${damage}.${view}`] ?? 0;
    const coverage = coverageOf[view];
    const isCovered = coverage !== undefined && plan?.covers.includes(coverage) === true;
    const leftCents = isCovered ? Math.min(priceCents, excessLeft) : priceCents;
    if (isCovered) excessLeft -= leftCents;
    const about = { kind: "damage", index, damage, view, priceCents, leftCents } as const;
    return { name: `damage-${index + 1}`, amountCents: leftCents, about };
  });
}

/** A line that a person decided to charge, or to give back. */
export type DecidedLine = ProposedLine & {
  /** Why it is not what was proposed; empty for an accepted one. */
  reason: string;
};

export type DecisionProblem = {
  /** `undecided`: nobody decided about this line, or twice; `reason`: it was changed without one; `unknown`: there is no such line. */
  code: "undecided" | "reason" | "amount" | "unknown";
  name: string;
};

const maxCents = 10_000_000;
const maxReason = 200;

/** What was decided about every line, or what is missing. A waived line has an amount of 0. */
export function decideLines(
  proposed: readonly ProposedLine[],
  decisions: readonly LineDecision[],
): { ok: true; lines: DecidedLine[] } | { ok: false; problems: DecisionProblem[] } {
  const names = new Set(proposed.map(({ name }) => name));
  const problems: DecisionProblem[] = decisions
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => ({ code: "unknown", name }));
  const lines = proposed.flatMap((line) => {
    const [decision, ...more] = decisions.filter(({ name }) => name === line.name);
    const problem = !decision || more.length > 0 ? "undecided" : problemOf(decision);
    if (problem) problems.push({ code: problem, name: line.name });
    return decision ? [decided(line, decision)] : [];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines };
}

function problemOf(decision: LineDecision): DecisionProblem["code"] | undefined {
  if (decision.decision === "accepted") return undefined;
  const reason = decision.reason.trim();
  if (reason === "" || reason.length > maxReason) return "reason";
  if (decision.decision === "waived") return undefined;
  const { amountCents } = decision;
  return Number.isSafeInteger(amountCents) && Math.abs(amountCents) <= maxCents
    ? undefined
    : "amount";
}

function decided(line: ProposedLine, decision: LineDecision): DecidedLine {
  if (decision.decision === "accepted") return { ...line, reason: "" };
  const amountCents = decision.decision === "changed" ? decision.amountCents : 0;
  return { ...line, amountCents, reason: decision.reason.trim() };
}
