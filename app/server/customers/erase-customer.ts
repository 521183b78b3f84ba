import type { PoolClient } from "pg";
import type { SearchedPerson } from "../../domain/lists/names-person.ts";
import { formatCode, parseCode } from "../../domain/reservations/code.ts";
import { isOver } from "../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { stillHeld } from "../deposits/hold-rows.ts";
import type { Deps } from "../deps.ts";
import { dropBoxed } from "../mail/desk/sweep-mailbox.ts";
import { eraseReservations } from "../reservations/reading/erase-reservations.ts";
import { chargesCents, openCents, paidCents } from "../reservations/reading/account-sql.ts";
import { forgetViewsOf } from "../saved-views/forget-views-of.ts";
import { customerKey } from "./customer-key.ts";
import { isTheirs, namesThem, readCustomer } from "./find-customers.ts";

type ErasureDeps = Pick<Deps, "pool" | "clock" | "signingKey" | "log" | "mailDir">;

export type Erasure = {
  /** The e-mail address in lower case; the phone (E.164) of a customer without one. */
  email: string;
  /** The confirmation that was typed: the code of one of the reservations, or the address when there is none. */
  typed: string;
  by: Doer;
};

export type ErasureAnswer =
  | { ok: true; reservations: number; letters: number; messages: number }
  | { ok: false; reason: "not-found" | "not-typed" }
  /** The codes of the reservations that are not over, or not settled. */
  | { ok: false; reason: "open" | "unpaid"; codes: string[] };

type Row = SearchedPerson & { id: number; status: ReservationStatus; isUnpaid: boolean };

/**
 * Reservations that are paid in part, owe a charge, or whose deposit is still to be given back. One without any payment or charge on
 * record was settled at the desk.
 */
const heldText = `
  select id, code, status, first_name as "firstName", last_name as "lastName", email, phone,
    ${stillHeld("$2")} or ${openCents} > 0 and (${paidCents} is not null or ${chargesCents} is not null) as "isUnpaid"
  from reservation where ${isTheirs} order by id for update`;

/**
 * Erases a customer: reservations stay for the books without the name, everything else that names the address is
 * deleted. Refused while a rental is open or not settled, or without confirmation. The audit log notes the deed, but
 * not whose data it was.
 */
export async function eraseCustomer(world: ErasureDeps, wish: Erasure): Promise<ErasureAnswer> {
  const letterIds: number[] = [];
  const answer = await inTransaction(world.pool, (client) => erase(client, world, wish, letterIds));
  // The agency's own copies of the letters; if this fails, the next sweep of the mailbox deletes them.
  if (answer.ok)
    await dropBoxed(world.mailDir, letterIds).catch((err: unknown) =>
      world.log.warn({ err }, "letters in the mailbox were not erased"),
    );
  return answer;
}

/** Deletes in one transaction, and adds the ids of the deleted letters to `letterIds`. */
async function erase(
  client: PoolClient,
  { clock, signingKey }: ErasureDeps,
  { email, typed, by }: Erasure,
  letterIds: number[],
): Promise<ErasureAnswer> {
  const { rows } = await client.query<Row>(heldText, [email, new Date(clock.now())]);
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

/**
 * Only letters of these reservations: somebody with that address may book at this very moment and wait for a letter.
 */
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
