import type { PeriodKind } from "../../domain/figures/periods.ts";
import type { Language } from "../../domain/language.ts";
import { formatDayMonth, formatMonth } from "../format.ts";

/** The name of a period below a column: `2026`, `July 2026`, or its first day. */
export function periodLabel(kind: PeriodKind, key: string, language: Language): string {
  if (kind === "year") return key;
  return kind === "month" ? formatMonth(`${key}-01`, language) : formatDayMonth(key, language);
}
