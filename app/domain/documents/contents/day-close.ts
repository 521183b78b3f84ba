import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import type { ClosedFigures } from "../../day-close/closed-figures.ts";
import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** What the close of a day is printed from. */
export type DayCloseContent = {
  kind: "day-close";
  agency: PaperAgency;
  day: LocalDate;
  closedAt: LocalDateTime;
  figures: ClosedFigures;
  /** The places of its drawers, by their id. */
  places: Readonly<Record<string, Bilingual>>;
  note: string;
  /** The member who closed it. */
  staff: string;
};
