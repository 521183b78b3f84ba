/** Rows of a handover: the sheet with its hash, the photos it expects, papers, damages. */
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { DriverPapers } from "../../domain/handovers/driver-papers.ts";
import type { PaperFacts } from "../../domain/handovers/paper-facts.ts";
import type { FoundMark, HandoverSheet } from "../../domain/handovers/sheet.ts";
import { canonicalJson } from "../../domain/handovers/sheet.ts";
import type { SentSheet } from "../../domain/handovers/reading/read-sheet.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { endPasses } from "./own-phone/end-passes.ts";

/** The SHA-256 of a sheet as it is signed, in small hexadecimal digits. */
export function hashSheet(sheet: HandoverSheet): string {
  return createHash("sha256").update(canonicalJson(sheet)).digest("hex");
}

const handoverText = `
  insert into handover (
    reservation_id, vehicle_id, direction, addendum_to, at, device_at, device_off_seconds, received_at, location_id,
    odometer_km, fuel_eighths, battery_percent, clean, checklist, taken_by, phone_key, language, text_version, sheet,
    sheet_sha256, signed_how, signatures, customer_name, staff_id, note, facts
  )
  values (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
    $26
  )
  returning id`;

/** What the customer sent from the own phone, or for another sheet of this rental, is here already. */
const photosText = `
  insert into handover_photo (handover_id, kind, sha256, taken_at, received_at)
  select $1, kind, sha256, to_timestamp("takenAt" / 1000.0), (
    select min(received_at) from (
      select handover_pass_photo.received_at
      from handover_pass_photo join handover_pass on handover_pass.id = pass_id
      where reservation_id = $3 and sha256 = photo.sha256
      union all
      select other.received_at
      from handover_photo as other join handover on handover.id = other.handover_id
      where reservation_id = $3 and sha256 = photo.sha256
    ) as known
  )
  from jsonb_to_recordset($2) as photo (kind text, sha256 text, "takenAt" float8)`;

export type NewHandover = SentSheet<HandoverSheet> & {
  reservationId: number;
  by: Doer;
  /** When it was received, by our clock. */
  at: Date;
  /** What it is printed with besides. */
  facts: PaperFacts;
  /** The handover that this one corrects. */
  addendumTo?: number;
};

/** By how many seconds the clock of a phone was ahead of ours. */
export function clockOff({ sentAt }: { sentAt: number }, at: Date): number {
  const seconds = Math.round((sentAt - at.getTime()) / 1000);
  return Math.max(-2_000_000_000, Math.min(2_000_000_000, seconds));
}

/** The moment of a sheet: what the phone said, and never later than now. */
export function momentOf({ at }: Pick<HandoverSheet, "at">, received: Date): Date {
  return new Date(Math.min(toInstant(at), received.getTime()));
}

/** Writes a sheet with the photos that it expects; returns its id. */
export async function insertHandover(client: PoolClient, made: NewHandover): Promise<number> {
  const { sheet, signatures, facts, reservationId, by, at, addendumTo } = made;
  const { energy } = sheet;
  const values = [
    reservationId,
    sheet.vehicleId,
    sheet.direction,
    addendumTo,
    momentOf(sheet, at),
    new Date(toInstant(sheet.at)),
    clockOff(made, at),
    at,
    sheet.locationId,
    sheet.odometerKm,
    "fuelEighths" in energy ? energy.fuelEighths : null,
    "batteryPercent" in energy ? energy.batteryPercent : null,
    sheet.clean,
    JSON.stringify(sheet.equipment),
    sheet.takenBy,
    made.phoneKey,
    sheet.language,
    sheet.textVersion,
    canonicalJson(sheet),
    hashSheet(sheet),
    sheet.signedHow,
    JSON.stringify(signatures),
    sheet.customerName.trim(),
    memberIdOf(by.actor) ?? null,
    sheet.note,
    JSON.stringify(facts),
  ];
  const { rows } = await client.query<{ id: number }>({
    name: "insert-handover",
    text: handoverText,
    values,
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("a handover was written and has no id");
  if (sheet.photos.length > 0)
    await client.query(photosText, [id, JSON.stringify(sheet.photos), reservationId]);
  return id;
}

const papersText = `
  with gone as (delete from driver_papers where reservation_id = $1 and position >= $3)
  insert into driver_papers (
    reservation_id, position, name, licence_number, licence_country, licence_issued, licence_expires, identity_kind,
    identity_number, identity_expires, address
  )
  select $1, position, name, "licenceNumber", "licenceCountry", "licenceIssued", "licenceExpires", "identityKind",
    "identityNumber", "identityExpires", address
  from jsonb_to_recordset($2) as papers (
    position int, name text, "licenceNumber" text, "licenceCountry" text, "licenceIssued" date, "licenceExpires" date,
    "identityKind" text, "identityNumber" text, "identityExpires" date, address text
  )
  on conflict (reservation_id, position) do update set
    name = excluded.name, licence_number = excluded.licence_number, licence_country = excluded.licence_country,
    licence_issued = excluded.licence_issued, licence_expires = excluded.licence_expires,
    identity_kind = excluded.identity_kind, identity_number = excluded.identity_number,
    identity_expires = excluded.identity_expires, address = excluded.address`;

/** Writes the papers of the drivers of a reservation in the place of those that were known. */
export async function writePapers(
  client: PoolClient,
  reservationId: number,
  drivers: readonly DriverPapers[],
): Promise<void> {
  const rows = drivers.map((papers, position) => ({ ...papers, position }));
  await client.query(papersText, [reservationId, JSON.stringify(rows), drivers.length]);
}

const damagesText = `
  insert into damage (
    vehicle_id, reservation_id, handover_id, found_at, view, x, y, kind, size_mm, severity, status, description, photos,
    price_cents, charge_cents, renter_answer
  )
  select $1, $2, $3, $4, view, x, y, kind, "sizeMm", severity,
    case when coalesce("chargeCents", 0) > 0 then 'charged' else 'open' end, description, photos, "priceCents",
    "chargeCents", answer
  from jsonb_to_recordset($5) as mark (
    view text, x float8, y float8, kind text, "sizeMm" int, severity int, description text, photos text[],
    "priceCents" int, "chargeCents" int, answer text
  )`;

/** A mark with what it costs by the table, and what was decided to charge for it; euro cents. */
export type PricedMark = FoundMark & { priceCents?: number; chargeCents?: number };

/** Keeps new damage at its vehicle, so that the next handover shows it. */
export async function insertDamages(
  client: PoolClient,
  about: { vehicleId: number; reservationId: number; handoverId: number; foundAt: "out" | "in" },
  marks: readonly PricedMark[],
): Promise<void> {
  if (marks.length === 0) return;
  const { vehicleId, reservationId, handoverId, foundAt } = about;
  const values = [vehicleId, reservationId, handoverId, foundAt, JSON.stringify(marks)];
  await client.query(damagesText, values);
}

/** Forgets what was kept of a handover before it took place: the draft, and what the customer's own phone showed. */
export async function dropDraft(
  client: PoolClient,
  reservationId: number,
  direction: HandoverSheet["direction"],
): Promise<void> {
  const values = [reservationId, direction];
  await client.query(
    "delete from handover_draft where reservation_id = $1 and direction = $2",
    values,
  );
  await endPasses(client, { reservationId, direction, ended: "done" });
}
