import type { FaultOf } from "../forms/field-fault.ts";
import type { RentalRules } from "../pricing/price-list.ts";
import type { SettingName } from "./definitions.ts";

/** Rules that are each in order and make no sense together. */
export type Clash = FaultOf<"over-young-driver" | "over-longest" | "over-advance">;

type Ruled = Pick<
  RentalRules,
  | "minDriverAge"
  | "youngDriverUntil"
  | "minRentalDays"
  | "maxRentalDays"
  | "leadMinutes"
  | "outOfHoursLeadHours"
  | "maxAdvanceDays"
>;

const minutesPerDay = 1440;

/** Which rules contradict each other; empty when all of them fit. Numbers that are not there contradict nothing. */
export function settingClashes(rules: Partial<Ruled>): Partial<Record<SettingName, Clash>> {
  const { minDriverAge, youngDriverUntil, minRentalDays, maxRentalDays } = rules;
  const { leadMinutes, outOfHoursLeadHours, maxAdvanceDays } = rules;
  const clashes: Partial<Record<SettingName, Clash>> = {};
  // Equal ages mean that no driver is young: nobody pays the surcharge.
  if (isOver(minDriverAge, youngDriverUntil)) clashes.minDriverAge = { code: "over-young-driver" };
  if (isOver(minRentalDays, maxRentalDays)) clashes.minRentalDays = { code: "over-longest" };
  if (maxAdvanceDays !== undefined) {
    const fault = { code: "over-advance" } as const;
    if (isOver(leadMinutes, maxAdvanceDays * minutesPerDay)) clashes.leadMinutes = fault;
    if (isOver(outOfHoursLeadHours, maxAdvanceDays * 24)) clashes.outOfHoursLeadHours = fault;
  }
  return clashes;
}

function isOver(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}
