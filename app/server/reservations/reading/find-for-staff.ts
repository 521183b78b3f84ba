/** Everything that the staff see of one reservation. */
import type { Pool } from "pg";
import type { Cash } from "../../../domain/account/cash.ts";
import type { Charge } from "../../../domain/account/charge.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { PaymentMethod } from "../../../domain/account/payment-method.ts";
import type { Source } from "../../../domain/reservations/booking/source.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import {
  hasBegun,
  holdsVehicle,
  isCalledOff,
  isCancelled,
  isMissed,
} from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { statusIn } from "../../db/status-sql.ts";
import { holdsOf, type KeptHold } from "../../deposits/hold-rows.ts";
import type { Deps } from "../../deps.ts";
import { sourceOf } from "../ledger/source-sql.ts";
import { readByCode } from "./find-reservation.ts";

export type StaffReservation = {
  id: number;
  version: number;
  view: Reservation;
  /** The personal data was erased: nothing of it is left, and nothing can be done any more. */
  isErased: boolean;
  dateOfBirth: LocalDate | null;
  phoneCountry: string;
  source: Source;
  /** Who sent it: of a partner alone. */
  partner: string | null;
  staffNote: string;
  marketingConsentAt: Date | null;
  privacyAcceptedAt: Date | null;
  termsAcceptedAt: Date | null;
  /** The versions of the legal texts that were accepted. */
  privacyVersion: number | null;
  termsVersion: number | null;
  cancellationVersion: number | null;
  /** The vehicle meant for it, or that served it. */
  vehicle: { id: number; plate: string } | null;
  pinned: boolean;
  payments: Payment[];
  deposits: KeptHold[];
  /** The voided ones too, the oldest first. */
  charges: StaffCharge[];
  /** Somebody stopped the reminders of what is owed. */
  remindersStopped: boolean;
  /** The sum that may be charged for changes after the free time, euro cents. */
  changeFeeCents: number;
  /** The oldest first. */
  events: StaffEvent[];
};

type Payment = {
  id: number;
  kind: "payment" | "refund";
  method: PaymentMethod;
  amountCents: number;
  /** ISO 8601. */
  paidAt: string;
  /** When it was taken, where that was earlier; ISO 8601. */
  takenAt: string | null;
  isVoided: boolean;
  voidReason: string | null;
  /** What was given and what was given back of it, hundredths of each currency. */
  tendered: Cash;
  change: Cash;
  /** Euro cents by which the amount is above what stayed. */
  roundingCents: number;
  /** Who paid, or got it back, where it was not the customer. */
  payer: string;
  reference: string | null;
  fiscalReceipt: string | null;
  fiscalDevice: string | null;
  note: string;
};

/** A charge with what its statement says of it. */
export type StaffCharge = Charge & {
  id: number;
  reason: string;
  /** ISO 8601. */
  at: string;
  /** Of a member who is still known. */
  by: string | null;
  voidReason: string | null;
  voidedBy: string | null;
};

export type StaffEvent = {
  id: number;
  action: string;
  fromStatus: ReservationStatus | null;
  toStatus: ReservationStatus;
  actorKind: "visitor" | "staff" | "system";
  /** Of a member who is still known. */
  actorName: string | null;
  reason: string | null;
  before: Facts | null;
  after: Facts | null;
  /** ISO 8601. */
  at: string;
};

/** What history keeps of a reservation: whatever was of interest to the deed. */
export type Facts = Readonly<Record<string, unknown>>;

type Row = Omit<StaffReservation, "view" | "isErased"> & { erasedAt: Date | null };

const text = `
  select reservation.id, reservation.version, erased_at as "erasedAt", date_of_birth::text as "dateOfBirth",
    phone_country as "phoneCountry", ${sourceOf} as source, partner, staff_note as "staffNote",
    marketing_consent_at as "marketingConsentAt", privacy_accepted_at as "privacyAcceptedAt",
    terms_accepted_at as "termsAcceptedAt", privacy_version as "privacyVersion",
    terms_version as "termsVersion", cancellation_version as "cancellationVersion", pinned,
    (select json_build_object('id', id, 'plate', plate) from vehicle where vehicle.id = vehicle_id) as vehicle,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'method', method, 'amountCents', amount_cents, 'paidAt', paid_at,
        'takenAt', taken_at,
        'isVoided', voided_at is not null, 'voidReason', void_reason,
        'tendered', json_build_object('EUR', tendered_eur, 'BAM', tendered_bam),
        'change', json_build_object('EUR', change_eur, 'BAM', change_bam),
        'roundingCents', rounding_cents, 'payer', payer, 'reference', reference,
        'fiscalReceipt', fiscal_receipt_number, 'fiscalDevice', fiscal_device, 'note', note
      ) order by paid_at, id), '[]') from payment where reservation_id = reservation.id
    ) as payments,
    ${holdsOf} as deposits,
    (
      select coalesce(json_agg(json_build_object(
        'id', charge.id, 'kind', kind, 'decision', decision, 'amountCents', amount_cents, 'reason', charge.reason,
        'at', charge.at, 'by', member.name, 'isVoided', voided_at is not null, 'voidReason', void_reason,
        'voidedBy', voider.name
      ) order by charge.at, charge.id), '[]')
      from charge left join "user" member on member.id = staff_id left join "user" voider on voider.id = voided_by
      where reservation_id = reservation.id
    ) as charges,
    change_fee_cents as "changeFeeCents",
    exists (select from debt_stop where reservation_id = reservation.id) as "remindersStopped",
    (
      select coalesce(json_agg(json_build_object(
        'id', event.id, 'action', action, 'fromStatus', from_status, 'toStatus', to_status,
        'actorKind', actor_kind, 'actorName', member.name, 'reason', reason, 'before', event.before,
        'after', event.after, 'at', event.created_at
      ) order by event.id), '[]')
      from reservation_event event left join "user" member on member.id = actor_id
      where reservation_id = reservation.id
    ) as events
  from reservation where code = $1`;

/** The reservation of a bare code; `undefined` when there is none. */
export async function findForStaff(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  code: string,
): Promise<StaffReservation | undefined> {
  // The row first: a write between the two readings makes the version too old, and never too new.
  const { rows } = await pool.query<Row>({ name: "find-for-staff", text, values: [code] });
  const [row] = rows;
  const view = await readByCode(pool, code, await catalogue.get());
  if (!row || !view) return undefined;
  const { erasedAt, ...kept } = row;
  return { ...kept, view, isErased: erasedAt !== null };
}

export type CustomerHistory = {
  /** Their other reservations, by the same e-mail or phone; while they are open, by anything that tells the same person. */
  count: number;
  kept: number;
  cancelled: number;
  noShows: number;
  /** What those come to that were not cancelled or missed, euro cents. */
  totalCents: number;
  /** The newest ten. */
  latest: {
    code: string;
    status: ReservationStatus;
    pickupLocal: string;
    totalCents: number;
    name: string;
  }[];
};

const historyText = `
  with other as (
    select code, status, pickup_local, pickup_at, total_cents, first_name || ' ' || last_name as name
    from reservation
    where id <> $1 and erased_at is null
      and (
        ($2 <> '' and lower(email) = lower($2)) or ($3 <> '' and phone = $3)
        or (
          ${statusIn(holdsVehicle)}
          and person_keys && (select own.person_keys from reservation own where own.id = $1)
        )
      )
  )
  select count(*)::int as count,
    (count(*) filter (where ${statusIn(hasBegun, "status")}))::int as kept,
    (count(*) filter (where ${statusIn(isCancelled, "status")}))::int as cancelled,
    (count(*) filter (where ${statusIn(isMissed, "status")}))::int as "noShows",
    coalesce(sum(total_cents) filter (where not (${statusIn(isCalledOff, "status")})), 0)::float8 as "totalCents",
    (
      select coalesce(json_agg(json_build_object(
        'code', code, 'status', status, 'pickupLocal', pickup_local, 'totalCents', total_cents, 'name', name
      ) order by pickup_at desc), '[]')
      from (select * from other order by pickup_at desc limit 10) newest
    ) as latest
  from other`;

/** What the house knows of a customer from their other reservations. */
export async function customerHistory(
  pool: Pool,
  { id, view }: Pick<StaffReservation, "id" | "view">,
): Promise<CustomerHistory> {
  const { email, phone } = view.customer;
  const { rows } = await pool.query<CustomerHistory>({
    name: "customer-history",
    text: historyText,
    values: [id, email, phone],
  });
  const [history] = rows;
  if (!history) throw new Error("the history of a customer was not answered");
  return history;
}
