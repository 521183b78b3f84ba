import type { Language } from "../../../domain/language.ts";
import { may, rolesWith, type Right } from "../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { formatList } from "../../../i18n/format.ts";

/** The reason why members of a role may not do something; undefined when they may. */
export function whyNot(role: StaffRole, right: Right, language: Language): string | undefined {
  if (may(role, right)) return undefined;
  return adminFrameWords(language).mayNotOpen(rolesText(right, language));
}

/** The roles that may do something, in words. */
export function rolesText(right: Right, language: Language): string {
  const { roles } = adminWords(language);
  return formatList(
    rolesWith(right).map((one) => roles[one]),
    language,
  );
}
