import type { ProposalAbout } from "../../domain/handovers/proposed-lines.ts";
import { languages, type Bilingual, type Language } from "../../domain/language.ts";
import { handoverWords } from "./en.ts";

/** The name of a line that a return brings, in both languages. */
export function lineLabel(about: ProposalAbout): Bilingual {
  const [en, bs] = languages.map((language) => labelIn(about, language));
  return { en: en ?? "", bs: bs ?? "" };
}

function labelIn(about: ProposalAbout, language: Language): string {
  const { lines } = handoverWords(language);
  switch (about.kind) {
    case "fuel":
      return lines.fuel(about.eighths);
    case "battery":
      return lines.battery(about.percent);
    case "late":
      return lines.late;
    case "early":
      return lines.early(about.days);
    case "cleaning":
      return lines.cleaning;
    case "equipment":
      return lines.equipment(about.item, about.pieces);
    case "damage":
      return lines.damage(about.damage, about.view);
  }
}
