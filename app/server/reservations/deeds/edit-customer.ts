import type { PoolClient } from "pg";
import { dateOf, type LocalDate } from "../../../domain/calendar.ts";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import { languages, type Language } from "../../../domain/language.ts";
import { nameKey } from "../../../domain/plain-text.ts";
import { readFields } from "../../../domain/forms/read-form.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { personKeys } from "../../../domain/reservations/person/person-keys.ts";
import {
  personalFields,
  type PersonalFaults,
} from "../../../domain/reservations/person/personal-details.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { lockCoupon } from "../../coupons/find-coupon.ts";
import { changeCouponHolder } from "../../coupons/use-coupon.ts";
import { isPhoneCountry, toE164 } from "../../phones/phone-number.ts";
import { recordDeed } from "../held/record-deed.ts";
import {
  holdForStaff,
  type Held,
  type StaffWorld,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";

export const customerFields = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "email",
  "phoneCountry",
  "phone",
  "flightNumber",
  "language",
] as const;
type CustomerField = (typeof customerFields)[number];
type PersonField = Exclude<CustomerField, "language">;
const personFields = customerFields.filter((field): field is PersonField => field !== "language");

/** The customer as a form shows them, every field a text; the date of birth as `YYYY-MM-DD` or `DD/MM/YYYY`. */
export type CustomerForm = Readonly<Record<CustomerField, string>>;
type CustomerFaults = Pick<PersonalFaults, PersonField>;

export type EditCustomerAsk = StaffAsk & { form: CustomerForm };
export type EditCustomerAnswer =
  | StaffAnswer
  | { ok: false; reason: "invalid"; faults: CustomerFaults }
  | { ok: false; reason: "unchanged" };

/** What is kept, by its columns. */
type Customer = {
  first_name: string;
  last_name: string;
  date_of_birth: LocalDate | null;
  email: string;
  phone: string;
  phone_country: string;
  flight_number: string | null;
  language: Language;
};

/**
 * Corrects who the customer is and how they are reached. What is not touched needs no reading, whatever it looks like; nobody
 * is told. The price stays, also when the driver is younger than was thought: a change of the trip asks for it anew.
 */
export function editCustomer(world: StaffWorld, ask: EditCustomerAsk): Promise<EditCustomerAnswer> {
  return holdForStaff<EditCustomerAnswer>(world, ask, {
    repeated: (kept) => {
      const read = readCustomer(kept, ask);
      const isSo = kept.version === ask.seenVersion + 1 && read.ok && isSame(kept, read.customer);
      return isSo ? { ok: true, reservation: kept.view } : undefined;
    },
    work: (held) => write(held, ask),
  });
}

async function write(
  { client, kept, at }: Held,
  ask: EditCustomerAsk,
): Promise<EditCustomerAnswer> {
  const { id, view } = kept;
  if (!can("edit-customer", view.status)) return { ok: false, reason: "closed" };
  const read = readCustomer(kept, ask);
  if (!read.ok) return { ok: false, reason: "invalid", faults: read.faults };
  const { customer } = read;
  const changed = changedFields(kept, customer);
  if (changed.length === 0) return { ok: false, reason: "unchanged" };
  const sequence = view.sequence + (changed.some(isOnTheirForm) ? 1 : 0);
  await writeCustomer(client, id, { customer, sequence });
  const holder = couponHolder(customer);
  if (view.couponCode !== undefined && holder !== couponHolder(view.customer)) {
    await lockCoupon(client, view.couponCode, holder);
    await changeCouponHolder(client, { reservationId: id, email: holder });
  }
  // Which fields, not what stands in them: that is in the reservation alone.
  await recordDeed(client, {
    reservationId: id,
    action: "customer",
    ...ask.by,
    at,
    fromStatus: view.status,
    toStatus: view.status,
    after: { changed },
  });
  const { first_name, last_name, email, phone, flight_number, language } = customer;
  const flightNumber = flight_number ?? undefined;
  const now = { firstName: first_name, lastName: last_name, email, phone, flightNumber };
  return { ok: true, reservation: { ...view, language, sequence, customer: now } };
}

/** A customer who is changing the trip at this moment sends these along: theirs is then an older state, and they are told so. */
function isOnTheirForm(field: CustomerField): boolean {
  return field === "phone" || field === "phoneCountry" || field === "flightNumber";
}

type Read = { ok: true; customer: Customer } | { ok: false; faults: CustomerFaults };

/** Reads what was touched; the rest stays as it is kept. */
function readCustomer(kept: HeldReservation, { form, now }: EditCustomerAsk): Read {
  const asKept = formOf(kept);
  const isTouched = (field: CustomerField) => form[field] !== asKept[field];
  const fields = personalFields({ today: dateOf(now) });
  const read = readFields(form, fields, personFields.filter(isTouched));
  const faults: CustomerFaults = read.ok ? {} : read.faults;
  const isNewNumber = isTouched("phone") || isTouched("phoneCountry");
  const phone = isNewNumber ? numberOf(form) : asKept.phone;
  if (phone === undefined) return { ok: false, faults: { phone: { code: "phone" }, ...faults } };
  if (!read.ok) return { ok: false, faults };
  const typed = read.values;
  const customer: Customer = {
    first_name: typed.firstName ?? asKept.firstName,
    last_name: typed.lastName ?? asKept.lastName,
    date_of_birth: typed.dateOfBirth ?? (asKept.dateOfBirth || null),
    email: typed.email ?? asKept.email,
    phone,
    phone_country: isNewNumber ? form.phoneCountry : kept.phoneCountry,
    flight_number: (isTouched("flightNumber") ? typed.flightNumber : asKept.flightNumber) || null,
    language: languages.find((one) => one === form.language) ?? kept.view.language,
  };
  return { ok: true, customer };
}

function numberOf({ phone, phoneCountry }: CustomerForm): string | undefined {
  return isPhoneCountry(phoneCountry) ? toE164(phone, phoneCountry) : undefined;
}

/** A reservation's customer as the form shows them. */
export function formOf({
  view,
  dateOfBirth,
  phoneCountry,
}: Pick<HeldReservation, "view" | "dateOfBirth" | "phoneCountry">): CustomerForm {
  const { firstName, lastName, email, phone, flightNumber = "" } = view.customer;
  const { language } = view;
  return {
    firstName,
    lastName,
    dateOfBirth: dateOfBirth ?? "",
    email,
    phoneCountry,
    phone,
    flightNumber,
    language,
  };
}

function isSame(kept: HeldReservation, customer: Customer): boolean {
  return changedFields(kept, customer).length === 0;
}

function changedFields(kept: HeldReservation, customer: Customer): CustomerField[] {
  const old = formOf(kept);
  const now: CustomerForm = {
    firstName: customer.first_name,
    lastName: customer.last_name,
    email: customer.email,
    dateOfBirth: customer.date_of_birth ?? "",
    phoneCountry: customer.phone_country,
    phone: customer.phone,
    flightNumber: customer.flight_number ?? "",
    language: customer.language,
  };
  return customerFields.filter((field) => old[field] !== now[field]);
}

const text = `
  update reservation set (
    first_name, first_name_key, last_name, date_of_birth, email, phone, phone_country, flight_number, language, sequence,
    person_keys
  ) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  where id = $1`;

type Written = { customer: Customer; sequence: number };

async function writeCustomer(
  client: PoolClient,
  id: number,
  { customer, sequence }: Written,
): Promise<void> {
  const { first_name, last_name, date_of_birth, email, phone, phone_country } = customer;
  const values = [
    id,
    first_name,
    nameKey(first_name),
    last_name,
    date_of_birth,
    email,
    phone,
    phone_country,
    customer.flight_number,
    customer.language,
    sequence,
    personKeys({
      firstName: first_name,
      lastName: last_name,
      dateOfBirth: date_of_birth,
      email,
      phone,
    }),
  ];
  await client.query({ name: "write-customer", text, values });
}
