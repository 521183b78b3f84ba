import { damageKinds, damageViews } from "../../domain/handovers/marks.ts";
import type { Language } from "../../domain/language.ts";
import { handoverWords } from "../handover/en.ts";
import { settingsWords } from "./en.ts";

/** What one of several values of a setting is called. */
export function choiceName(one: string, language: Language): string {
  const payments: Readonly<Record<string, string>> = settingsWords(language).payments;
  const { equipment, earlyReturns } = handoverWords(language);
  const items: Readonly<Record<string, string>> = equipment;
  return payments[one] ?? items[one] ?? earlyReturns[one] ?? one;
}

/** What a price in a table of the settings is for: "Key", or "Scratch, left side" for `scratch.left`. */
export function pricedName(part: string, language: Language): string {
  const { damages, views } = handoverWords(language);
  const [kind, view] = part.split(".");
  const damage = damageKinds.find((one) => one === kind);
  const place = damageViews.find((one) => one === view);
  return damage && place ? `${damages[damage]}, ${views[place]}` : choiceName(part, language);
}
