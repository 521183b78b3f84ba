/** Rows of fines, with the vehicle and the reservation that they are about. */
import type { Pool, PoolClient } from "pg";
import type { Currency } from "../../domain/account/cash.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { FineState } from "../../domain/fines/fine.ts";
import type { Language } from "../../domain/language.ts";
import type { FineNotice } from "../../domain/fines/read-fine.ts";

export type Fine = {
  id: number;
  version: number;
  state: FineState;
  plate: string;
  vehicleId: number | null;
  reservationId: number | null;
  /** The reservation's, null for a fine of nobody. */
  code: string | null;
  token: string | null;
  /** The customer's. */
  language: Language | null;
  /** Of the customer; empty once it was erased. */
  customer: string | null;
  at: Date;
  place: string;
  country: string;
  authority: string;
  reference: string;
  currency: Currency;
  amount: number;
  amountCents: number;
  receivedOn: LocalDate;
  dueOn: LocalDate | null;
  photoSha256: string | null;
  note: string;
  withdrawnReason: string;
};

export const fineColumns = `
  fine.id, fine.version, fine.state, fine.plate, fine.vehicle_id as "vehicleId",
  fine.reservation_id as "reservationId", reservation.code, reservation.token, reservation.language,
  nullif(trim(concat_ws(' ', reservation.first_name, reservation.last_name)), '') as customer, fine.at, fine.place, fine.country,
  fine.authority, fine.reference, fine.currency, fine.amount, fine.amount_cents as "amountCents",
  fine.received_on::text as "receivedOn", fine.due_on::text as "dueOn", fine.photo_sha256 as "photoSha256",
  fine.note, fine.withdrawn_reason as "withdrawnReason"`;

/** A fine; undefined when there is none. */
export async function findFine(db: Pool | PoolClient, id: number): Promise<Fine | undefined> {
  const { rows } = await db.query<Fine>({
    name: "find-fine",
    text: `select ${fineColumns} from fine left join reservation on reservation.id = fine.reservation_id where fine.id = $1`,
    values: [id],
  });
  return rows[0];
}

export type NewFine = {
  notice: FineNotice;
  vehicleId: number;
  reservationId: number | undefined;
  photoSha256: string | undefined;
  formKey: string;
  staffId: string | undefined;
};

/** Writes a fine; undefined when the authority's notice of this number is known. */
export async function insertFine(client: PoolClient, fine: NewFine): Promise<number | undefined> {
  const { notice, vehicleId, reservationId, photoSha256, formKey, staffId } = fine;
  const { plate, at, place, country, authority, reference, note } = notice;
  const about = [plate, vehicleId, reservationId ?? null, new Date(at), place, country];
  const money = [notice.currency, notice.amount, notice.amountCents];
  const days = [notice.receivedOn, notice.dueOn ?? null];
  const { rows } = await client.query<{ id: number }>({
    name: "insert-fine",
    text: `
      insert into fine (
        plate, vehicle_id, reservation_id, at, place, country, authority, reference, currency, amount, amount_cents,
        received_on, due_on, photo_sha256, note, form_key, staff_id
      )
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      on conflict (authority, reference) do nothing
      returning id`,
    values: [
      ...about,
      authority,
      reference,
      ...money,
      ...days,
      photoSha256 ?? null,
      note,
      formKey,
      staffId ?? null,
    ],
  });
  return rows[0]?.id;
}
