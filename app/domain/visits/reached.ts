import type { VisitSum } from "./visit-sum.ts";
import { visitSteps, type VisitStep } from "./visit-steps.ts";

/** How many visits came to each step or further; whoever comes to a later one without it counts too. */
export function reached(furthest: readonly VisitSum[]): Record<VisitStep, number> {
  const counts = visitSteps.map((step, at) => {
    const further = furthest.filter(({ value }) => stepOf(value) > at);
    return [step, further.reduce((sum, { visits }) => sum + visits, 0)] as const;
  });
  return Object.fromEntries(counts) as Record<VisitStep, number>;
}

/** The number of the furthest step in a value of the dimension `furthest`: 1 is the first, and 0 none. */
export function stepOf(value: string): number {
  return Number(value.split("|", 1)[0]);
}
