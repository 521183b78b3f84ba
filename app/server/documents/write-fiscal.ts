import {
  holdForStaff,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

/** What the fiscal device printed for an invoice or a credit note. */
export type Fiscal = { number: string; device: string; at: Date };

/** `no-fiscal`: a part is missing, or it would be printed in the future. */
export type FiscalAnswer = { ok: true } | StaffRefusal | { ok: false; reason: "no-fiscal" };

/** Writes down the fiscal receipt of an invoice or a credit note, typed from the device; one that was mistyped is written again. */
export function writeFiscal(
  world: StaffWorld,
  ask: StaffAsk & { documentId: number; fiscal: Fiscal },
): Promise<FiscalAnswer> {
  const { number, device, at: printedAt } = ask.fiscal;
  return holdForStaff<FiscalAnswer>(world, ask, {
    work: async ({ client, kept, at }) => {
      if (number === "" || device === "" || printedAt > at)
        return { ok: false, reason: "no-fiscal" };
      const { rows } = await client.query<{ before: string | null }>({
        name: "write-fiscal",
        text: `
          with old as (
            select id, fiscal_number from document
            where id = $1 and reservation_id = $2 and kind in ('invoice', 'credit-note')
          )
          update document set fiscal_number = $3, fiscal_device = $4, fiscal_at = $5 from old
          where document.id = old.id returning old.fiscal_number as before`,
        values: [ask.documentId, kept.id, number, device, printedAt],
      });
      const [row] = rows;
      if (!row) return { ok: false, reason: "not-found" };
      const { status } = kept.view;
      await recordDeed(client, {
        reservationId: kept.id,
        action: "fiscal",
        ...ask.by,
        at,
        fromStatus: status,
        toStatus: status,
        ...(row.before !== null && { before: { fiscal: row.before } }),
        after: { documentId: ask.documentId, fiscal: number },
      });
      return { ok: true };
    },
  });
}
