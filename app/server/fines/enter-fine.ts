import type { FineNotice } from "../../domain/fines/read-fine.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { insertFine } from "./fine-rows.ts";
import { findHolder, findVehicleOf } from "./find-holder.ts";

export type EnterAsk = {
  notice: FineNotice;
  /** The photo of the notice, kept under this hash. */
  photoSha256: string | undefined;
  /** Made with the form: who sends it twice enters it once. */
  formKey: string;
  by: Doer;
};

/**
 * `unknown-plate`: no vehicle of ours has it. `known`: this notice was entered before. The others: nobody had the vehicle then; it is
 * kept when the notice says that it is of nobody.
 */
export type EnterAnswer =
  | { ok: true; id: number }
  | { ok: false; reason: "unknown-plate" | "before" | "between" | "never" }
  | { ok: false; reason: "known"; id: number };

/** Enters the notice of a fine, with whoever had the vehicle then. */
export function enterFine(
  { pool }: Pick<Deps, "pool">,
  { notice, photoSha256, formKey, by }: EnterAsk,
): Promise<EnterAnswer> {
  return inTransaction<EnterAnswer>(pool, async (client) => {
    const same = await client.query<{ id: number; formKey: string | null }>({
      name: "same-fine",
      text: `select id, form_key as "formKey" from fine where form_key = $1 or (authority = $2 and reference = $3) limit 1`,
      values: [formKey, notice.authority, notice.reference],
    });
    const [known] = same.rows;
    if (known?.formKey === formKey) return { ok: true, id: known.id };
    if (known) return { ok: false, reason: "known", id: known.id };
    const vehicleId = await findVehicleOf(client, notice.plate);
    if (vehicleId === undefined) return { ok: false, reason: "unknown-plate" };
    const holder = await findHolder(client, vehicleId, notice.at);
    if ("nobody" in holder && !notice.ofNobody) return { ok: false, reason: holder.nobody };
    const reservationId = "nobody" in holder ? undefined : holder.reservationId;
    const staffId = memberIdOf(by.actor);
    const fine = { notice, vehicleId, reservationId, photoSha256, formKey, staffId };
    const id = await insertFine(client, fine);
    // Somebody else entered the same notice at the same time.
    if (id === undefined) return { ok: false, reason: "known", id: 0 };
    const after = { vehicleId, reservationId, amountCents: notice.amountCents };
    await writeAuditEntries(client, [
      { ...by, action: "fine.enter", subjectKind: "fine", subjectId: String(id), after },
    ]);
    return { ok: true, id };
  });
}
