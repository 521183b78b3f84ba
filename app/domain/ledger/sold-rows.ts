import type { LocalDate } from "../calendar.ts";
import { shareOut } from "../money.ts";
import type { DayRun, QuoteLine } from "../pricing/quote-line.ts";
import { dayStarts } from "../rental-period.ts";
import type { Reservation } from "../reservations/reservation.ts";
import { isCalledOff } from "../reservations/states/states.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import { summedRows, type SoldRow } from "./ledger-row.ts";

type Sold = Pick<Reservation, "status" | "rentalDays" | "lines"> & { trip: Pick<Trip, "pickupAt"> };

/**
 * What a reservation sells, spread over its rental days; the cents add up to its lines. What was called off sells nothing, since it
 * costs nothing (`reservations/balance`). What is charged beside the price is told by `chargeRows`.
 *
 * Each day has the rate of that day; a day that was added without a price has one of zero. Discounts follow the prices of the days,
 * what belongs to an end of the trip stands on its first or last day, and everything else is the same on all days but for a cent.
 * Migration 0019 fills the past by the same rule.
 */
export function soldRows({ status, trip, rentalDays, lines }: Sold): SoldRow[] {
  if (isCalledOff(status)) return [];
  const days = dayStarts(trip, rentalDays);
  const rented = days.map((day): SoldRow => ({ day, kind: "rate", item: "", days: 1, cents: 0 }));
  const priced = lines.flatMap((line) => rowsOf(line, days, pricesOf(lines, days.length)));
  return summedRows([...rented, ...priced]);
}

function rowsOf(line: QuoteLine, days: readonly LocalDate[], prices: readonly number[]): SoldRow[] {
  const parts = shareOut(line.amountCents, weightsOf(line, prices));
  return days.map((day, place) => ({ day, ...nameOf(line), days: 0, cents: parts[place] ?? 0 }));
}

/** The price of the car on each day: whole euro cents, zero for a day that its line does not know. */
function pricesOf(lines: readonly QuoteLine[], days: number): number[] {
  const runs = lines.flatMap((line): DayRun[] => (line.code === "car" ? line.reason.runs : []));
  const prices = runs.flatMap((run) => Array.from({ length: run.days }, () => run.perDayCents));
  return Array.from({ length: days }, (_, day) => prices[day] ?? 0);
}

function weightsOf(line: QuoteLine, prices: readonly number[]): readonly number[] {
  const lastDay = prices.length - 1;
  const only = (chosen: number) => prices.map((_, day) => (day === chosen ? 1 : 0));
  switch (line.code) {
    case "car":
    case "length-discount":
    case "coupon":
      return prices;
    case "delivery":
    case "out-of-hours":
      return only(line.reason.end === "pickup" ? 0 : lastDay);
    case "one-way":
      return only(lastDay);
    case "manual":
      return line.amountCents < 0 ? prices : prices.map(() => 1);
    default:
      return prices.map(() => 1);
  }
}

function nameOf({ code, subject, amountCents }: QuoteLine): Pick<SoldRow, "kind" | "item"> {
  switch (code) {
    case "car":
      return { kind: "rate", item: "" };
    case "protection":
      return { kind: "plan", item: subject };
    case "extra":
      return { kind: "extra", item: subject };
    case "length-discount":
    case "coupon":
      return { kind: "discount", item: code };
    case "manual":
      return { kind: amountCents < 0 ? "discount" : "fee", item: code };
    default:
      return { kind: "fee", item: code };
  }
}
