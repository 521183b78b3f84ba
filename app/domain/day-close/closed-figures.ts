/** A closed day as it is kept: its figures as they were counted up then, with the total of the fiscal device. */
import type { DayFigures } from "./day-figures.ts";
import type { ZReport } from "./z-report.ts";

export type ClosedFigures = DayFigures & {
  /** Absent on a day without fiscal receipts. */
  z?: ZReport;
};
