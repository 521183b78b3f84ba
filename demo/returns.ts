/** How imagined rentals came back: full or not, clean or not, with new damage or none, and what a member decided about it. */
import { hasOnlyBattery, type Energy } from "../app/domain/handovers/energy.ts";
import {
  damageKinds,
  damageViews,
  placeOf,
  type RenterAnswer,
} from "../app/domain/handovers/marks.ts";
import {
  decideLines,
  proposedLines,
  type DecidedLine,
  type ProposedLine,
} from "../app/domain/handovers/proposed-lines.ts";
import type { FoundMark, LineDecision } from "../app/domain/handovers/sheet.ts";
import { manualLine } from "../app/domain/pricing/lines/manual-lines.ts";
import type { QuoteLine } from "../app/domain/pricing/quote-line.ts";
import { lineLabel } from "../app/i18n/handover/line-label.ts";
import type { Catalogue } from "../app/domain/catalogue/catalogue.ts";
import type { Chance } from "./chance.ts";
import type { Imagined } from "./year.ts";

export type Return = {
  energy: Energy;
  clean: boolean;
  marks: readonly FoundMark[];
  decisions: readonly LineDecision[];
  /** The lines that were decided, and those of them that cost something as they stand on the bill. */
  decided: readonly DecidedLine[];
  charged: readonly QuoteLine[];
};

type Making = { chance: Chance; catalogue: Catalogue };

/** Returns how a vehicle of this car is given out. */
export function givenEnergy({ car }: Pick<Imagined, "car">): Energy {
  return hasOnlyBattery(car.fuel) ? { batteryPercent: 90 } : { fuelEighths: 8 };
}

/** Returns how a rental came back, with the lines that the product itself proposes for it. */
export function returnOf({ chance, catalogue }: Making, imagined: Imagined): Return {
  const energy = leftOver(givenEnergy(imagined), chance.percent(9) ? chance.whole(1, 3) : 0);
  const clean = !chance.percent(3);
  const marks = chance.percent(5) ? [markOf(chance)] : [];
  const plan = catalogue.priceList.plans.find(({ code }) => code === imagined.selection.planCode);
  const proposed = proposedLines({
    out: { energy: givenEnergy(imagined), equipment: {} },
    sheet: { energy, equipment: {}, clean, marks },
    plan,
    rules: catalogue.handovers,
    lateCents: 0,
    early: { days: 0, cents: 0 },
  });
  const decisions = proposed.map((line) => decisionOf(chance, line));
  const answer = decideLines(proposed, decisions);
  const decided = answer.ok ? answer.lines : [];
  const charged = decided
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ name, about, amountCents }) =>
      manualLine(name, { label: lineLabel(about), amountCents }),
    );
  return { energy, clean, marks, decisions, decided, charged };
}

function leftOver(given: Energy, missing: number): Energy {
  return "fuelEighths" in given
    ? { fuelEighths: given.fuelEighths - missing }
    : { batteryPercent: given.batteryPercent - missing * 15 };
}

function decisionOf(chance: Chance, { name, about, amountCents }: ProposedLine): LineDecision {
  const isDamage = about.kind === "damage";
  const decision = chance.weighted([
    ["accepted", isDamage ? 50 : 85],
    ["waived", isDamage ? 35 : 15],
    ["changed", isDamage && amountCents > 0 ? 15 : 0],
  ] as const);
  if (decision === "accepted") return { name, decision };
  if (decision === "waived")
    return { name, decision, reason: isDamage ? "Sitna šteta, na teret agencije" : "Stalni gost" };
  const half = Math.round(amountCents / 200) * 100;
  return { name, decision, amountCents: half, reason: "Dogovoreno s klijentom na licu mjesta" };
}

function markOf(chance: Chance): FoundMark {
  const place = () => placeOf(chance.whole(2500, 7500) / 10_000);
  const answer = chance.weighted<RenterAnswer>([
    ["accepted", 80],
    ["disputed", 20],
  ]);
  return {
    view: chance.pick(damageViews),
    x: place(),
    y: place(),
    kind: chance.pick(damageKinds),
    sizeMm: chance.whole(10, 180),
    severity: 1,
    description: "",
    photos: [],
    answer,
  };
}
