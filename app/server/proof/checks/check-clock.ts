import type { Pool } from "pg";
import type { Checked, Finding } from "../../../domain/proof/proof.ts";
import type { Clock } from "../../deps.ts";

const maxApartMs = 5_000;
const minuteMs = 60_000;

type Row = { at: Date; last: Date };

const text = `
  select clock_timestamp() as at, coalesce((select max(created_at) from audit_entry), clock_timestamp()) as last`;

/** The clock of this machine agrees with that of the database, and neither was set back behind what is written already. */
export async function checkClock(pool: Pool, clock: Clock): Promise<Checked> {
  const before = clock.now();
  const { rows } = await pool.query<Row>(text);
  const after = clock.now();
  const [row] = rows;
  if (!row) throw new Error("A query of the time has no row.");
  const findings: Finding[] = [];
  const database = row.at.getTime();
  // The database told its time somewhere between the two.
  const apart = Math.max(before - database, database - after, 0);
  if (apart > maxApartMs) findings.push({ fault: "clock-differs", about: "", is: apart });
  const ahead = row.last.getTime() - database;
  if (ahead > minuteMs) findings.push({ fault: "clock-behind", about: "", is: ahead });
  return { counted: 2, findings };
}
