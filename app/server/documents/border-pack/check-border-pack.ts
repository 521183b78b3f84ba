import type { Pool } from "pg";
import { packState, type PackState } from "../../../domain/borders/border-pack.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import { formatDocumentNumber } from "../../../domain/documents/document-number.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { hashSecret } from "./issue-border-pack.ts";

/** What an officer learns of an authorisation: nothing of who drives. */
export type CheckedPack = {
  state: PackState;
  number: string;
  agency: string;
  plate: string;
  countries: readonly { name: Bilingual; sign: string }[];
  from: LocalDateTime;
  to: LocalDateTime;
};

type Row = {
  year: number;
  number: number;
  content: DocumentContent;
  isRevoked: boolean;
  isNewest: boolean;
  status: ReservationStatus;
  plate: string | null;
  dropoffAt: LocalDateTime;
  countries: string[];
};

const text = `
  select document.year, number, content, revoked_at is not null as "isRevoked",
    not exists (
      select from document later
      where later.reservation_id = document.reservation_id and later.kind = 'border-pack' and later.id > document.id
    ) as "isNewest",
    status, plate, dropoff_local as "dropoffAt", countries
  from document
    join reservation on reservation.id = document.reservation_id
    left join vehicle on vehicle.id = reservation.vehicle_id
  where secret_sha256 = $1 and kind = 'border-pack' and content <> '{}'`;

/** The authorisation of an address as it stands at a moment; undefined when this house issued none under it. */
export async function checkBorderPack(
  pool: Pool,
  { secret, now }: { secret: string; now: LocalDateTime },
): Promise<CheckedPack | undefined> {
  const values = [hashSecret(secret)];
  const { rows } = await pool.query<Row>({ name: "check-border-pack", text, values });
  const [row] = rows;
  if (row?.content.kind !== "border-pack") return undefined;
  const { isRevoked, isNewest, plate, dropoffAt, status } = row;
  const { vehicle, countries, from, to, agency } = row.content;
  const codes = countries.map(({ code }) => code);
  const trip = isOut(status)
    ? { plate: plate ?? "", countries: row.countries, from, to: dropoffAt }
    : undefined;
  const pack = { plate: vehicle.plate, countries: codes, from, to, isRevoked, isNewest };
  return {
    state: packState(pack, trip, now),
    number: formatDocumentNumber({ kind: "border-pack", ...row }),
    agency: agency.name,
    plate: vehicle.plate,
    countries: countries.map(({ name, sign }) => ({ name, sign })),
    from,
    to,
  };
}
