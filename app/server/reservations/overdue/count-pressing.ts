import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Instant } from "../../../domain/availability/occupancy.ts";
import type { Deps } from "../../deps.ts";
import { countView } from "../lists/list-counts.ts";
import { findEndangered } from "./find-endangered.ts";

/** How many vehicles are overdue, and how many reservations are in danger because of them: what stands on top of the board. */
export async function countPressing(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  now: Instant,
): Promise<number> {
  const held = await catalogue.get();
  const { rules } = held.priceList;
  const [overdue, endangered] = await Promise.all([
    countView(pool, "overdue", { now, graceMinutes: rules.graceMinutes }),
    findEndangered(pool, { now, rules, fleetRules: fleetRulesOf(held) }),
  ]);
  return overdue + endangered.size;
}
