import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { VisitStep } from "../../domain/visits/visit-steps.ts";
import type { Deps } from "../deps.ts";
import { isCounted } from "./is-counted.ts";
import { countPlain } from "./plain-counter.ts";

type Told = {
  step: VisitStep;
  /** The code of what is wrong, by field; of what no field is to blame for, by an empty name. */
  faults: Readonly<Record<string, string | { code: string } | undefined>>;
};

type World = Pick<Deps, "pool" | "log" | "clock">;

/** Counts what kept a form from going on, by step, field and code; nothing of what was typed, nor of who did. */
export function countFaults(world: World, request: Request, told: Told): void {
  if (isCounted(request)) addFaults(world, told);
}

/** The same for whoever is known to be counted. */
export function addFaults(world: World, { step, faults }: Told): void {
  const day = dateOf(toLocal(world.clock.now()));
  for (const [field, fault] of Object.entries(faults)) {
    const code = typeof fault === "string" ? fault : fault?.code;
    if (code !== undefined)
      countPlain(world, { day, subject: "fault", value: `${step}/${field}/${code}` });
  }
}
