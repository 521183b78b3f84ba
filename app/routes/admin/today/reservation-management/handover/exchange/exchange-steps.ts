/** The steps of an exchange: the vehicle that comes back, the one that goes out, why, and the signatures for both. */
import { isRepairDays } from "../../../../../../domain/handovers/repair-days.ts";
import { type Checked, isDone, type Step } from "../steps.ts";
import type { TwoFacts, TypedExchange } from "./typed-exchange.ts";

const exchangeSteps = [
  "back",
  "back-photos",
  "back-damage",
  "money",
  "papers",
  "out",
  "out-photos",
  "out-damage",
  "why",
  "signing",
] as const;
export type ExchangeStep = (typeof exchangeSteps)[number];

/** Which sheet a step is about, and which of the steps of a handover it is; signatures are for both. */
const places: Readonly<Record<Exclude<ExchangeStep, "why">, { of: "back" | "out"; step: Step }>> = {
  back: { of: "back", step: "vehicle" },
  "back-photos": { of: "back", step: "photos" },
  "back-damage": { of: "back", step: "damage" },
  money: { of: "back", step: "money" },
  papers: { of: "out", step: "papers" },
  out: { of: "out", step: "vehicle" },
  "out-photos": { of: "out", step: "photos" },
  "out-damage": { of: "out", step: "damage" },
  signing: { of: "out", step: "signing" },
};

/** The sheet and the step of a handover that a step of an exchange is; undefined for the reason, which is on none. */
export function placeOf(step: ExchangeStep) {
  return step === "why" ? undefined : places[step];
}

/** The sheet that a step is about, where it is about one alone. */
export function partOf(step: ExchangeStep): "back" | "out" | undefined {
  return step === "signing" ? undefined : placeOf(step)?.of;
}

/** Papers that are known already are not asked for once more. */
export function stepsFor({ out }: TwoFacts): readonly ExchangeStep[] {
  return out.drivers.length > 0 ? exchangeSteps.filter((step) => step !== "papers") : exchangeSteps;
}

export type ExchangeMissing = "reason" | "days";

/** What is missing beside the two sheets. */
export function missingOf({ reason, isInRepair, repairDays }: TypedExchange): ExchangeMissing[] {
  const missing: ExchangeMissing[] = [];
  if (reason.trim() === "") missing.push("reason");
  if (isInRepair && !isRepairDays(wholeOf(repairDays))) missing.push("days");
  return missing;
}

/** The whole number that was typed; not a number when it is none. */
function wholeOf(typed: string): number {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

type State = {
  checked: Record<"back" | "out", Checked>;
  missing: readonly ExchangeMissing[];
};

/** Is there nothing left to do at a step? */
export function isStepDone(step: ExchangeStep, { checked, missing }: State): boolean {
  const place = placeOf(step);
  if (!place) return missing.length === 0;
  if (step === "signing")
    return [checked.back, checked.out].every(({ byStep }) => byStep.signing.length === 0);
  return isDone(place.step, checked[place.of]);
}
