import type { Pool } from "pg";
import { addDays, type LocalDate } from "../../domain/calendar.ts";
import { endingPapers, type EndingPaper } from "../../domain/handovers/vehicle-lacks.ts";

/** What is written down of a vehicle that a trip can lack: the last day of each paper, and whether winter tyres are on. */
export type VehicleState = {
  id: number;
  plate: string;
  registration: LocalDate | null;
  insurance: LocalDate | null;
  inspection: LocalDate | null;
  winterTyres: boolean;
};

/** The papers and tyres of vehicles by their ids; ids of no vehicle are left out. */
export async function papersOf(
  pool: Pool,
  vehicleIds: readonly number[],
): Promise<Map<number, VehicleState>> {
  const { rows } = await pool.query<VehicleState>({
    name: "papers-of",
    text: `
      select id, plate, registration_expires::text as registration, insurance_expires::text as insurance,
        inspection_expires::text as inspection, winter_tyres as "winterTyres"
      from vehicle where id = any($1)`,
    values: [vehicleIds],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A vehicle in service with its papers that end. */
export type VehicleWithEndingPapers = {
  carId: number;
  vehicleId: number;
  carName: string;
  plate: string;
  papers: EndingPaper[];
};

type EndingRow = Omit<VehicleWithEndingPapers, "papers"> & {
  registration: LocalDate | null;
  insurance: LocalDate | null;
  inspection: LocalDate | null;
};

const endingText = `
  select car.id as "carId", vehicle.id as "vehicleId", car.name as "carName", plate,
    registration_expires::text as registration, insurance_expires::text as insurance, inspection_expires::text as inspection
  from vehicle join car on car.id = vehicle.car_id
  where least(registration_expires, insurance_expires, inspection_expires) < $1::date
    and in_service_from < $2 and coalesce(in_service_until > $2, true)
  order by least(registration_expires, insurance_expires, inspection_expires), plate`;

const daysAhead = 30;

/** The vehicles in service of which a paper has ended or ends within thirty days, what ends first before. `now` in epoch milliseconds. */
export async function listEndingPapers(
  pool: Pool,
  { today, now }: { today: LocalDate; now: number },
): Promise<VehicleWithEndingPapers[]> {
  const before = addDays(today, daysAhead);
  const values = [before, new Date(now)];
  const { rows } = await pool.query<EndingRow>({ name: "ending-papers", text: endingText, values });
  return rows.map(({ registration, insurance, inspection, ...vehicle }) => ({
    ...vehicle,
    papers: endingPapers({ registration, insurance, inspection }, before),
  }));
}
