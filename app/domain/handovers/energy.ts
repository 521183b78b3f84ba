/** What is in the tank, or in the battery of a car that has no tank. */
import type { Fuel } from "../cars/car.ts";

export type Energy = { fuelEighths: number } | { batteryPercent: number };

const maxEighths = 8;
const maxPercent = 100;

/** Is a battery all that a car of this fuel drives on? A plug-in hybrid is filled like any other. */
export function hasOnlyBattery(fuel: Fuel): boolean {
  return fuel === "electric";
}

/** Is it a reading that a car of this fuel can show? */
export function isReadingOf(fuel: Fuel, energy: Energy): boolean {
  if (hasOnlyBattery(fuel))
    return "batteryPercent" in energy && isWhole(energy.batteryPercent, maxPercent);
  return "fuelEighths" in energy && isWhole(energy.fuelEighths, maxEighths);
}

/** What is missing at the return, in eighths or percent; 0 when nothing is. Readings of two kinds are not compared. */
export function missingEnergy(out: Energy, back: Energy): number {
  if ("fuelEighths" in out && "fuelEighths" in back)
    return Math.max(0, out.fuelEighths - back.fuelEighths);
  if ("batteryPercent" in out && "batteryPercent" in back)
    return Math.max(0, out.batteryPercent - back.batteryPercent);
  return 0;
}

function isWhole(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
