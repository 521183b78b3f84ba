import type { Pool } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type {
  DamageReportContent,
  ReportedDamage,
} from "../../../domain/documents/contents/damage-report.ts";
import type { DamageMark } from "../../../domain/handovers/marks.ts";
import type { PaperFacts } from "../../../domain/handovers/paper-facts.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { StaffRefusal, StaffWorld } from "../../reservations/deeds/hold-for-staff.ts";
import { findRented } from "../agreement/rented-vehicle.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../issue-by-staff.ts";
import { paperAgency, staffName } from "../paper-agency.ts";

export type DamageAsk = PaperAsk & {
  /** The number of the police report; empty without one. */
  policeReport: string;
  /** What happened; may be empty. */
  account: string;
};

/** `no-damage`: nothing was found when the vehicle came back. */
type DamageRefusal = { ok: false; reason: "no-damage" };

export type DamageAnswer = PaperDone | DamageRefusal | StaffRefusal;

type Row = {
  handoverId: number;
  vehicleId: number;
  at: LocalDateTime;
  odometerKm: number;
  sheetSha256: string;
  facts: PaperFacts;
};

// The newest return at which something was found.
const sheetText = `
  select id as "handoverId", vehicle_id as "vehicleId",
    to_char(at at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI') as at, odometer_km as "odometerKm",
    sheet_sha256 as "sheetSha256", facts
  from handover
  where reservation_id = $1 and direction = 'in' and facts is not null and sheet_sha256 is not null
    and exists (select from damage where handover_id = handover.id)
  order by id desc limit 1`;

const damageText = `
  select view, x, y, kind, size_mm as "sizeMm", severity, description, photos, price_cents as "priceCents",
    charge_cents as "chargeCents", renter_answer as answer
  from damage where handover_id = $1 order by id`;

type DamageRow = Omit<DamageMark, "sizeMm" | "severity" | "photos"> & {
  sizeMm: number | null;
  severity: number;
  photos: string[];
  priceCents: number | null;
  chargeCents: number | null;
  answer: "accepted" | "disputed" | null;
};

/** Was anything found when the vehicle of a reservation came back? */
export async function hasFoundDamage(pool: Pool, reservationId: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "found-damage",
    text: "select from damage where reservation_id = $1 and found_at = 'in' limit 1",
    values: [reservationId],
  });
  return rowCount !== 0;
}

/** Issues the report about the damage that was found when the vehicle of a reservation came back. */
export function issueDamageReport(world: StaffWorld, ask: DamageAsk): Promise<DamageAnswer> {
  return issueByStaff<DamageRefusal>(world, ask, async ({ client, kept, catalogue }) => {
    const { rows } = await client.query<Row>({
      name: "sheet-with-damage",
      text: sheetText,
      values: [kept.id],
    });
    const [found] = rows;
    if (!found) return { ok: false, reason: "no-damage" };
    const { rows: damages } = await client.query<DamageRow>({
      name: "damage-of-sheet",
      text: damageText,
      values: [found.handoverId],
    });
    const vehicle = await findRented(client, { vehicleId: found.vehicleId });
    const { facts, at, odometerKm, sheetSha256 } = found;
    const content: DamageReportContent = {
      kind: "damage-report",
      agency: paperAgency(catalogue),
      code: kept.view.code,
      renter: facts.customer,
      vehicle: { name: facts.car, plate: vehicle?.plate ?? "", vin: vehicle?.vin ?? "" },
      at,
      place: facts.place,
      odometerKm,
      plan: planOf(kept.view, catalogue),
      known: facts.known,
      damages: damages.map(reportedDamage),
      policeReport: ask.policeReport,
      account: ask.account,
      sheetSha256,
      staff: await staffName(client, ask.by),
    };
    return { content, form: 1 };
  });
}

function reportedDamage(row: DamageRow): ReportedDamage {
  const { sizeMm, severity, priceCents, chargeCents, answer, ...mark } = row;
  return {
    ...mark,
    severity: severity === 3 ? 3 : severity === 2 ? 2 : 1,
    ...(sizeMm !== null && { sizeMm }),
    ...(priceCents !== null && { priceCents }),
    ...(chargeCents !== null && { chargeCents }),
    ...(answer !== null && { answer }),
  };
}

function planOf(
  { planCode, lines }: Reservation,
  catalogue: Catalogue,
): DamageReportContent["plan"] {
  const plan = allNames(catalogue).plans.find(({ code }) => code === planCode);
  const sold = lines.find((line) => line.code === "protection");
  return {
    name: plan?.name ?? { en: planCode, bs: planCode },
    excessCents: sold?.reason.excessCents ?? plan?.excessCents ?? 0,
  };
}
