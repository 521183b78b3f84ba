import { dateOf, timeOf, type LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { isReturnAhead } from "../../../../../domain/reservations/states/moments.ts";
import { findReturnReport } from "../../../../../server/reservations/lateness/keep-report.ts";
import type { PageContext } from "../../../../request/page-context.ts";

/** The choices of a customer who brings the car back before the agreed time. */
export type EarlyOptions = {
  agreed: LocalDateTime;
  /** What was announced last. */
  told?: LocalDateTime;
  /** The vehicle is promised to others from then on: another time takes a call. */
  isArranged: boolean;
  days: { min: string; max: string };
  suggested: { date: string; time: string };
};

/** Undefined while no car is out, and once its return is due. */
export async function earlyOptions(
  { status, trip, token }: Reservation,
  { deps, now }: PageContext,
): Promise<EarlyOptions | undefined> {
  if (!isReturnAhead({ status, trip }, now)) return undefined;
  const report = await findReturnReport(deps, token);
  const agreed = trip.dropoffAt;
  const told = report && report.expectedAt < agreed ? report.expectedAt : undefined;
  const suggested = told ?? agreed;
  return {
    agreed,
    ...(told && { told }),
    isArranged: report?.freesVehicle ?? false,
    days: { min: dateOf(now), max: dateOf(agreed) },
    suggested: { date: dateOf(suggested), time: timeOf(suggested) },
  };
}
