import type { PoolClient } from "pg";
import { stateAfter, type FineAction, type FineState } from "../../domain/fines/fine.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { insertCharge } from "../charges/charge-rows.ts";
import { voidHeldCharge } from "../charges/void-charge.ts";
import { inTransaction } from "../db/in-transaction.ts";
import {
  holdForStaff,
  type Held,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { findFine, type Fine } from "./fine-rows.ts";

export type FineMove = {
  id: number;
  seenVersion: number;
  action: FineAction;
  /** Why it is withdrawn. */
  reason: string;
  /** The agency's fee for a fine, euro cents; 0 for none. */
  handlingCents: number;
  by: Doer;
};

/** `closed`: its state does not allow it. `no-reason`: nobody said why it is withdrawn. */
export type FineAnswer = { ok: true } | StaffRefusal | { ok: false; reason: "no-reason" };

/** Does something about a fine: names its driver, charges it, settles it or withdraws it. Done twice it is done once. */
export async function moveFine(world: StaffWorld, move: FineMove): Promise<FineAnswer> {
  const { pool, catalogue } = world;
  const fine = await findFine(pool, move.id);
  if (!fine) return { ok: false, reason: "not-found" };
  const touchesAccount =
    move.action === "charge" || (move.action === "withdraw" && fine.state === "charged");
  if (!touchesAccount || fine.token === null)
    return inTransaction(pool, (client) => moveHeld(client, move));
  const { token } = fine;
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept) return { ok: false, reason: "not-found" };
  return holdForStaff<FineAnswer>(
    world,
    { token, seenVersion: kept.version },
    { work: (held) => moveHeld(held.client, move, held) },
  );
}

async function moveHeld(client: PoolClient, move: FineMove, held?: Held): Promise<FineAnswer> {
  const { id, seenVersion, action, reason, by } = move;
  await client.query("select from fine where id = $1 for update", [id]);
  const fine = await findFine(client, id);
  if (!fine) return { ok: false, reason: "not-found" };
  const state = stateAfter(action, { ...fine, hasCustomer: fine.reservationId !== null });
  if (!state) return { ok: false, reason: "closed" };
  if (fine.version !== seenVersion) return { ok: false, reason: "stale" };
  if (action === "withdraw" && reason === "") return { ok: false, reason: "no-reason" };
  await client.query("update fine set state = $2, withdrawn_reason = $3 where id = $1", [
    id,
    state,
    action === "withdraw" ? reason : "",
  ]);
  const about = { subjectKind: "fine", subjectId: String(id) };
  const [before, after] = [{ state: fine.state }, { state }];
  await writeAuditEntries(client, [{ ...by, ...about, action: `fine.${action}`, before, after }]);
  if (held) await touchAccount(held, fine, { move, state });
  return { ok: true };
}

/** What a fine does to the account of its reservation: it is charged with its fee, or both are voided. */
async function touchAccount(
  held: Held,
  fine: Fine,
  { move, state }: { move: FineMove; state: FineState },
): Promise<void> {
  const { by, handlingCents, reason } = move;
  if (state !== "charged") {
    for (const chargeId of await findCharges(held.client, fine.id))
      await voidHeldCharge(held, { by, chargeId, reason });
    return;
  }
  const amounts = { fine: fine.amountCents, handling: handlingCents };
  for (const kind of ["fine", "handling"] as const) {
    const amountCents = amounts[kind];
    if (amountCents === 0) continue;
    await insertCharge(held, {
      kind,
      decision: "charged",
      amountCents,
      reason: `${fine.authority}, ${fine.reference}`,
      formKey: `fine-${fine.id}-${kind}`,
      by,
      fineId: fine.id,
    });
  }
}

/** What a fine charged and was not voided. */
async function findCharges(client: PoolClient, fineId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: "charges-of-fine",
    text: "select id from charge where fine_id = $1 and voided_at is null order by id",
    values: [fineId],
  });
  return rows.map(({ id }) => id);
}
