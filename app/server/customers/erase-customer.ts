import type { PoolClient } from "pg";
import type { SearchedPerson } from "../../domain/lists/names-person.ts";
import { formatCode, parseCode } from "../../domain/reservations/code.ts";
import { isOver } from "../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { dropBoxed } from "../mail/desk/sweep-mailbox.ts";
import { eraseReservations } from "../reservations/reading/erase-reservations.ts";
import { paidCents } from "../reservations/reading/find-for-staff.ts";
import { forgetViewsOf } from "../saved-views/forget-views-of.ts";
import { customerKey } from "./customer-key.ts";
import { isTheirs, namesThem, readCustomer } from "./find-customers.ts";

type ErasureDeps = Pick<Deps, "pool" | "clock" | "signingKey" | "log" | "mailDir">;

export type Erasure = {
  /** In small letters; the phone (E.164) of a customer who has no address. */
  email: string;
  /** What was typed to confirm it: the code of one of the reservations, or the address where there is none. */
  typed: string;
  by: Doer;
};

export type ErasureAnswer =
  | { ok: true; reservations: number; letters: number; messages: number }
  | { ok: false; reason: "not-found" | "not-typed" }
  /** The codes of what is not over, or not settled. */
  | { ok: false; reason: "open" | "unpaid"; codes: string[] };

type Row = SearchedPerson & { id: number; status: ReservationStatus; isUnpaid: boolean };

/** Paid in part, or with a deposit that is still to be given back. Without any payment on record it was settled at the desk. */
const heldText = `
  select id, code, status, first_name as "firstName", last_name as "lastName", email, phone,
    exists (select from deposit where reservation_id = reservation.id and deposit.status in ('due', 'held'))
    or coalesce(${paidCents} < total_cents, false) as "isUnpaid"
  from reservation where ${isTheirs} order by id for update`;

/**
 * Erases a customer: reservations stay for the books without the name, everything else that names the address is deleted. Refused
 * while a rental is open or not settled, and until it was confirmed. The audit log says that it was done, and not of whom.
 */
export async function eraseCustomer(world: ErasureDeps, wish: Erasure): Promise<ErasureAnswer> {
  const letterIds: number[] = [];
  const answer = await inTransaction(world.pool, (client) => erase(client, world, wish, letterIds));
  // The house's own copies of the letters; should that fail, they go with the next sweep of the mailbox.
  if (answer.ok)
    await dropBoxed(world.mailDir, letterIds).catch((err: unknown) =>
      world.log.warn({ err }, "letters in the mailbox were not erased"),
    );
  return answer;
}

/** Tells which letters were deleted by adding their ids to `letterIds`. */
async function erase(
  client: PoolClient,
  { clock, signingKey }: ErasureDeps,
  { email, typed, by }: Erasure,
  letterIds: number[],
): Promise<ErasureAnswer> {
  const { rows } = await client.query<Row>(heldText, [email]);
  const customer = await readCustomer(client, email);
  if (!customer) return { ok: false, reason: "not-found" };
  if (!isTyped(rows, email, typed)) return { ok: false, reason: "not-typed" };
  const open = rows.filter(({ status }) => !isOver(status));
  if (open.length > 0) return { ok: false, reason: "open", codes: codesOf(open) };
  const unpaid = rows.filter(({ isUnpaid }) => isUnpaid);
  if (unpaid.length > 0) return { ok: false, reason: "unpaid", codes: codesOf(unpaid) };
  const ids = rows.map(({ id }) => id);
  const { letters, messages } = await deleteRest(client, email, ids);
  letterIds.push(...letters);
  const nameless = { firstName: "", lastName: "", code: "" };
  const isPhone = !email.includes("@");
  const address = { ...nameless, email: isPhone ? "" : email, phone: isPhone ? email : "" };
  await forgetViewsOf(client, [address, ...rows]);
  await eraseReservations(client, { ids, at: new Date(clock.now()), by });
  await writeAuditEntries(client, [
    {
      ...by,
      action: "customer.erase",
      subjectKind: "customer",
      subjectId: customerKey(signingKey, email),
      after: { reservationIds: ids, letters: letters.length, messages },
    },
  ]);
  return { ok: true, reservations: ids.length, letters: letters.length, messages };
}

function isTyped(rows: readonly Row[], email: string, typed: string): boolean {
  if (rows.length === 0) return typed.trim().toLowerCase() === email;
  const code = parseCode(typed);
  return rows.some((row) => row.code === code);
}

function codesOf(rows: readonly Row[]): string[] {
  return rows.map(({ code }) => formatCode(code));
}

/** Letters of these reservations alone: somebody of that address may book at this very moment, and waits for theirs. */
async function deleteRest(
  client: PoolClient,
  email: string,
  ids: readonly number[],
): Promise<{ letters: number[]; messages: number }> {
  const letters = await client.query<{ id: number }>(
    `delete from outbox where reservation_id = any($2) or ${namesThem} returning id`,
    [email, ids],
  );
  const messages = await client.query("delete from contact_message where lower(email) = $1", [
    email,
  ]);
  await client.query("delete from subscriber where email_key = $1", [email]);
  await client.query("update coupon_use set email_key = '' where email_key = $1", [email]);
  return { letters: letters.rows.map(({ id }) => id), messages: messages.rowCount ?? 0 };
}
