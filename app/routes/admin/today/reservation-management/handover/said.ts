/** What is missing, and what is asked about, in words. */
import type { SheetProblem, SheetWarning } from "../../../../../domain/handovers/check-sheet.ts";
import type { ProposedLine } from "../../../../../domain/handovers/proposed-lines.ts";
import type { PhotoAngle } from "../../../../../domain/handovers/photos.ts";
import type { Energy } from "../../../../../domain/handovers/energy.ts";
import { hasOnlyBattery } from "../../../../../domain/handovers/energy.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { handoverWords as sheetWords } from "../../../../../i18n/handover/en.ts";
import { lineLabel } from "../../../../../i18n/handover/line-label.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { ownCountryName } from "../../../../../i18n/booking/country-names.ts";
import { formatDate, formatEuro, formatList, formatNumber } from "../../../../../i18n/format.ts";
import type { HandoverFacts } from "./facts.ts";
import type { Typed } from "./typed.ts";

type About = { facts: HandoverFacts; typed: Typed; language: Language };

/** `41.200 km`. */
export function kmText(km: number, language: Language): string {
  return `${formatNumber(km, language)} km`;
}

/** The angles of which there is no photo yet. */
export function unseenText(missing: readonly PhotoAngle[], language: Language): string {
  const { angles, missing: text } = phoneWords(language).photo;
  const names = missing.map((angle) => angles[angle].toLowerCase());
  return text(formatList(names, language));
}

/** `6/8`, `80 %`. */
export function energyText(energy: Energy): string {
  return "fuelEighths" in energy ? `${energy.fuelEighths}/8` : `${energy.batteryPercent} %`;
}

export function problemText(problem: SheetProblem, { facts, typed, language }: About): string {
  const words = handoverWords(language);
  const { problems } = words;
  const { equipment } = sheetWords(language);
  switch (problem.code) {
    case "odometer-below":
      return problems["odometer-below"](kmText(problem.leastKm, language));
    case "energy":
      return problems.energy[hasOnlyBattery(facts.fuel) ? "battery" : "fuel"];
    case "equipment-unasked":
      return problems["equipment-unasked"](
        formatList(
          problem.items.map((item) => equipment[item]),
          language,
        ),
      );
    case "mark":
      return problems.mark(problem.index + 1);
    case "signature":
      return problems.signature[problem.of];
    case "papers": {
      const name =
        typed.drivers[problem.driver]?.name.trim() || problems.driver(problem.driver + 1);
      return problems.papers[problem.problem](name);
    }
    case "other-plate":
      return typed.plate.trim() === ""
        ? problems["no-plate"]
        : problems["other-plate"](problem.plate);
    default:
      return problems[problem.code];
  }
}

export function warningText(warning: SheetWarning, language: Language): string {
  const { warnings } = handoverWords(language);
  const { equipment } = sheetWords(language);
  switch (warning.code) {
    case "odometer-jump":
      return warnings["odometer-jump"](kmText(warning.lastKm, language));
    case "equipment-missing":
      return warnings["equipment-missing"](
        formatList(
          warning.items.map((item) => equipment[item]),
          language,
        ),
      );
    case "no-green-card": {
      const names = warning.countries.map((code) => ownCountryName(code, language) ?? code);
      return warnings["no-green-card"](formatList(names, language));
    }
    case "vehicle-papers":
      return warnings["vehicle-papers"][warning.paper](formatDate(warning.expires, language));
    case "no-winter-equipment":
      return warnings["no-winter-equipment"];
    case "no-papers-photos":
      return warnings["no-papers-photos"](warning.taken, warning.asked);
    case "not-clean":
    case "no-signed-sheet":
      return warnings[warning.code];
  }
}

/** What a line of the return is for, as the bill will say it. */
export function lineText({ about }: ProposedLine, language: Language): string {
  return inLanguage(lineLabel(about), language);
}

/** That a vehicle comes back early, and what the settings give back for it; absent when no whole day is left. */
export function earlyText(
  { price: { early }, rules }: Pick<HandoverFacts, "price" | "rules">,
  language: Language,
): string | undefined {
  if (early.days === 0) return undefined;
  const words = handoverWords(language).money;
  const rule = rules.earlyReturn;
  const amount = formatEuro(early.cents, language);
  const given = rule === "nothing" ? words.earlyRules.nothing : words.earlyRules[rule](amount);
  return `${words.early(counted(early.days, "day", language))} ${given}`;
}

/** What of a damage is left to the renter, where the plan takes a part; absent elsewhere. */
export function planText({ about }: ProposedLine, language: Language): string | undefined {
  if (about.kind !== "damage" || about.leftCents === about.priceCents) return undefined;
  const { planLeaves } = handoverWords(language).money;
  return planLeaves(formatEuro(about.priceCents, language), formatEuro(about.leftCents, language));
}
