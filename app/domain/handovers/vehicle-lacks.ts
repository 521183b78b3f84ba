/** What a vehicle lacks for a trip: asked by whoever seats, shows or gives out a reservation. */
import type { LocalDate } from "../calendar.ts";
import { needsWinter } from "./equipment.ts";

/** The papers of a vehicle that can end before a trip does. */
const vehiclePapers = ["registration", "insurance", "inspection"] as const;
export type VehiclePaper = (typeof vehiclePapers)[number];

/** The last day of each paper; absent when nobody wrote it down. */
export type PaperDays = Partial<Record<VehiclePaper, LocalDate | null | undefined>>;

export type EndingPaper = { paper: VehiclePaper; expires: LocalDate };

export type VehicleLack =
  | ({ lack: "paper" } & EndingPaper)
  /** The trip touches the winter, and they are not on. */
  | { lack: "winter-tyres" };

/** The papers whose last day is before the last day of a trip. */
export function endingPapers(days: PaperDays, lastDay: LocalDate): EndingPaper[] {
  return vehiclePapers.flatMap((paper) => {
    const expires = days[paper];
    return expires && expires < lastDay ? [{ paper, expires }] : [];
  });
}

/** What a vehicle lacks for a trip from its first day to its last. */
export function vehicleLacks(
  { winterTyres, ...papers }: PaperDays & { winterTyres: boolean },
  first: LocalDate,
  last: LocalDate,
): VehicleLack[] {
  const ending = endingPapers(papers, last).map((one): VehicleLack => ({ lack: "paper", ...one }));
  return !winterTyres && needsWinter(first, last) ? [...ending, { lack: "winter-tyres" }] : ending;
}
