/** What is known before a handover: damage of the vehicle, and papers that were taken before. */
import type { Pool, PoolClient } from "pg";
import type { DriverPapers } from "../../domain/handovers/driver-papers.ts";
import type { DamageKind, DamageMark, DamageView } from "../../domain/handovers/marks.ts";

type DamageRow = {
  view: DamageView;
  x: number;
  y: number;
  kind: DamageKind;
  sizeMm: number | null;
  severity: number;
  description: string;
};

const damageText = `
  select view, x, y, kind, size_mm as "sizeMm", severity, description from damage
  where vehicle_id = $1 and repaired_at is null and status <> 'repaired' order by id`;

/** Damage of a vehicle that nobody has repaired yet, the oldest first. Without photos. */
export async function listOpenDamage(
  db: Pool | PoolClient,
  vehicleId: number,
): Promise<DamageMark[]> {
  const { rows } = await db.query<DamageRow>({
    name: "open-damage",
    text: damageText,
    values: [vehicleId],
  });
  return rows.map(({ sizeMm, severity, ...mark }) => ({
    ...mark,
    severity: severity === 3 ? 3 : severity === 2 ? 2 : 1,
    photos: [],
    ...(sizeMm !== null && { sizeMm }),
  }));
}

const papersText = `
  select name, licence_number as "licenceNumber", licence_country as "licenceCountry", licence_issued::text as "licenceIssued",
    licence_expires::text as "licenceExpires", identity_kind as "identityKind", identity_number as "identityNumber",
    identity_expires::text as "identityExpires", address
  from driver_papers where reservation_id = $1 order by position`;

/** Papers of the drivers of a reservation, the customer first. Only for who may read them. */
export async function listPapers(
  db: Pool | PoolClient,
  reservationId: number,
): Promise<DriverPapers[]> {
  const { rows } = await db.query<DriverPapers>({
    name: "driver-papers",
    text: papersText,
    values: [reservationId],
  });
  return rows;
}
