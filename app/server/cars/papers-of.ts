import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";

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
