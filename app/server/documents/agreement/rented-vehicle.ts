/** What papers print of a vehicle, and what a reservation has had of papers so far. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import { formatDocumentNumber } from "../../../domain/documents/document-number.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";

export type RentedVehicle = {
  id: number;
  make: string;
  model: string;
  year: number;
  plate: string;
  /** Empty when nobody wrote it down. */
  vin: string;
};

const vehicleText = `
  select vehicle.id, brand as make, model, vehicle.year, plate, coalesce(vin, '') as vin
  from vehicle join car on car.id = car_id where vehicle.id = $1`;

/** The vehicle that a reservation has, or is meant to have; undefined when there is none. */
export async function findRented(
  db: Pool | PoolClient,
  { seat, vehicleId }: Pick<HeldReservation, "seat" | "vehicleId">,
): Promise<RentedVehicle | undefined> {
  const { rows } = await db.query<RentedVehicle>({
    name: "rented-vehicle",
    text: vehicleText,
    values: [seat?.vehicleId ?? vehicleId ?? null],
  });
  return rows[0];
}

/** A paper that holds: nothing ended it. */
export type InForce<Content> = {
  id: number;
  number: string;
  issuedOn: LocalDate;
  content: Content;
};

const inForceText = `
  select id, year, number, content,
    to_char(issued_at at time zone 'Europe/Sarajevo', 'YYYY-MM-DD') as "issuedOn"
  from document
  where reservation_id = $1 and kind = $2 and content <> '{}'
    and not exists (select from document later where later.ends_id = document.id)
  order by id desc limit 1`;

type Row = {
  id: number;
  year: number;
  number: number;
  content: DocumentContent;
  issuedOn: LocalDate;
};

/** The newest paper of a kind of a reservation that no other one has ended; undefined when there is none. */
export async function findInForce<Kind extends DocumentContent["kind"]>(
  client: PoolClient,
  reservationId: number,
  kind: Kind,
): Promise<InForce<ContentOf<Kind>> | undefined> {
  const { rows } = await client.query<Row>({
    name: "paper-in-force",
    text: inForceText,
    values: [reservationId, kind],
  });
  const [row] = rows;
  if (!row || !isOf(row.content, kind)) return undefined;
  const { id, content, issuedOn } = row;
  return { id, content, issuedOn, number: formatDocumentNumber({ kind, ...row }) };
}

type ContentOf<Kind> = Extract<DocumentContent, { kind: Kind }>;

function isOf<Kind extends DocumentContent["kind"]>(
  content: DocumentContent,
  kind: Kind,
): content is ContentOf<Kind> {
  return content.kind === kind;
}
