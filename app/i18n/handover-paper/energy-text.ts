import type { Energy } from "../../domain/handovers/energy.ts";
import type { Language } from "../../domain/language.ts";
import { formatPercent } from "../format.ts";
import { handoverPaperWords } from "./en.ts";

/** What is in the tank, or in the battery: `5/8 of the tank`, `80% charged`. */
export function energyText(energy: Energy, language: Language): string {
  const words = handoverPaperWords(language);
  if ("fuelEighths" in energy) return words.eighths[energy.fuelEighths] ?? "";
  return words.charge(formatPercent(energy.batteryPercent, language));
}
