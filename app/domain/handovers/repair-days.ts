/** Longer than any repair that somebody plans at the side of a road. */
const maxRepairDays = 60;

/** Can a vehicle that broke down be planned to be in repair for so many days? */
export function isRepairDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= maxRepairDays;
}
