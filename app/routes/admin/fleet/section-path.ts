import { adminPath } from "../../../i18n/admin-paths.ts";
import type { Language } from "../../../domain/language.ts";

const sections = ["details", "pictures", "vehicles"] as const;
export type Section = (typeof sections)[number];

/** The address of a section of a car; of its details when no section is named so. */
export function sectionPath(named: string, language: Language, id: number): string {
  const section = sections.find((one) => one === named) ?? "details";
  return section === "details"
    ? adminPath("cars", language, id)
    : adminPath("cars", language, id, section);
}
