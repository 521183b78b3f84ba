import { daysBetween, type LocalDate } from "../calendar.ts";

/** The papers of a vehicle that run out. */
export const papers = ["registration", "insurance", "inspection"] as const;
export type Paper = (typeof papers)[number];

export type PaperState = "unknown" | "expired" | "soon" | "valid";

/** The staff are told so many days before a paper runs out. */
export const paperNoticeDays = 30;

/** How a paper stands on `today`: it is good to the end of its last day. */
export function paperState(expires: LocalDate | null | undefined, today: LocalDate): PaperState {
  if (!expires) return "unknown";
  const left = daysBetween(today, expires);
  if (left < 0) return "expired";
  return left <= paperNoticeDays ? "soon" : "valid";
}
