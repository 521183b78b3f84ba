import type { VisitDimension } from "./visit-dimensions.ts";

/** What is added up of some days for one value of a dimension. What a dimension does not count is zero. */
export type VisitSum = {
  dimension: VisitDimension;
  value: string;
  /** Counted of everybody, without whose it was: pages shown, arrivals from a host, searches, trips, faults, programs. */
  hits: number;
  /** Visits that had agreed to be recorded and saw a page on the day; one that goes on after midnight counts on both days. */
  visits: number;
  /** The pages of these visits. */
  views: number;
  /** Seconds for which the measured of these pages were looked at. */
  seconds: number;
  /** The pages whose time is known. */
  measured: number;
  /** Searches that found no car, of the hits. */
  refused: number;
  /** Euro cents with VAT: of trips and bookings what they come to, of full searches what they would have cost at least. */
  cents: number;
};

/** The numbers of a sum. */
export type VisitNumbers = Omit<VisitSum, "dimension" | "value">;

export const noVisits: VisitNumbers = {
  hits: 0,
  visits: 0,
  views: 0,
  seconds: 0,
  measured: 0,
  refused: 0,
  cents: 0,
};

/** Sums added up. */
export function addVisits(sums: Iterable<VisitNumbers>): VisitNumbers {
  const all = { ...noVisits };
  for (const sum of sums) {
    all.hits += sum.hits;
    all.visits += sum.visits;
    all.views += sum.views;
    all.seconds += sum.seconds;
    all.measured += sum.measured;
    all.refused += sum.refused;
    all.cents += sum.cents;
  }
  return all;
}
