import { dateOf, type LocalDate } from "../../calendar.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { RentalRules } from "../price-list.ts";
import type { LineOf, QuoteLine } from "../quote-line.ts";
import { youngDriverLine } from "./young-driver.ts";

type Priced = {
  lines: readonly QuoteLine[];
  trip: Pick<Trip, "pickupAt">;
  rentalDays: number;
};

/** The surcharge of a price that is not due, or the one that is due and not in it. */
export type AgeGap = { kind: "missing" | "needless"; line: LineOf<"young-driver"> };

/** Does a price take the driver for young who is not, or the other way round? So it is after a birth date was corrected. */
export function ageGap(
  { lines, trip, rentalDays }: Priced,
  dateOfBirth: LocalDate | null | undefined,
  rules: RentalRules,
): AgeGap | undefined {
  if (!dateOfBirth) return undefined;
  const due = youngDriverLine(dateOfBirth, dateOf(trip.pickupAt), rentalDays, rules);
  const kept = lines.find((line) => line.code === "young-driver");
  if (due && !kept) return { kind: "missing", line: due };
  return kept && !due ? { kind: "needless", line: kept } : undefined;
}
