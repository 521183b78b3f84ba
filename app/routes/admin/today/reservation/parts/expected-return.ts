import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { isOut } from "../../../../../domain/reservations/states/states.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { findReturnReport } from "../../../../../server/reservations/lateness/keep-report.ts";
import type { PageContext } from "../../../../request/page-context.ts";

/** When a car that is out is expected back, where that is not as agreed; undefined otherwise. */
export async function expectedReturn(
  { status, token, trip }: Reservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const report = isOut(status) ? await findReturnReport(deps, token) : undefined;
  if (!report || report.expectedAt === trip.dropoffAt) return undefined;
  const { expectedAt, freesVehicle } = report;
  return { at: formatDayTime(expectedAt, language), freesVehicle };
}
