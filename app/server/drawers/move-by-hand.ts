import { cashOf, lessCash, noCash, type Currency } from "../../domain/account/cash.ts";
import type { HandMovement } from "../../domain/drawers/drawer.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { moveCash } from "./hold-drawer.ts";
import { isDrawerShort } from "./read-drawer.ts";
import { staffIdOf } from "./staff-id-of.ts";

export type MoveAsk = {
  sessionId: number;
  kind: HandMovement;
  currency: Currency;
  /** Above zero; the kind says whether it comes in or goes out. */
  hundredths: number;
  /** Where it comes from, or what for it goes. */
  note: string;
  /** Made with the form: who sends it twice moves once. */
  formKey: string;
  /** The photo of the receipt of an expense, kept under this hash. */
  photoSha256?: string | undefined;
  by: Doer;
};

export type MoveAnswer =
  | { ok: true }
  /** `too-much`: more should go out than lies in it. */
  | {
      ok: false;
      reason: "not-found" | "closed" | "nothing" | "no-note" | "too-much" | "day-closed";
    };

/** Moves cash that no customer gave or got: a float brought in, a way to the bank, an expense. */
export function moveByHand(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { sessionId, kind, currency, hundredths, note, formKey, photoSha256, by }: MoveAsk,
): Promise<MoveAnswer> {
  return inTransaction<MoveAnswer>(pool, async (client) => {
    // Held first: only then is it known whether the same form came before.
    const held = await client.query<{ closedAt: Date | null }>({
      name: "hold-drawer",
      text: `select closed_at as "closedAt" from drawer_session where id = $1 for update`,
      values: [sessionId],
    });
    const [row] = held.rows;
    if (!row) return { ok: false, reason: "not-found" };
    const same = await client.query("select from cash_movement where form_key = $1", [formKey]);
    if (same.rowCount) return { ok: true };
    if (row.closedAt) return { ok: false, reason: "closed" };
    if (hundredths <= 0) return { ok: false, reason: "nothing" };
    if (note === "") return { ok: false, reason: "no-note" };
    const amount = cashOf(currency, hundredths);
    const cash = kind === "float" ? amount : lessCash(noCash, amount);
    if (await isDrawerShort(client, sessionId, cash)) return { ok: false, reason: "too-much" };
    const at = new Date(clock.now());
    if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
    const words = { note, formKey, photoSha256 };
    await moveCash(client, { sessionId, kind, cash, at, staffId: staffIdOf(by), ...words });
    await writeAuditEntries(client, [
      {
        ...by,
        action: `drawer.${kind}`,
        subjectKind: "drawer",
        subjectId: String(sessionId),
        after: { cash },
      },
    ]);
    return { ok: true };
  });
}
