import { dateOf } from "../../domain/calendar.ts";
import type { DocumentContent } from "../../domain/documents/contents/document-content.ts";
import { formatDocumentNumber } from "../../domain/documents/document-number.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "./issue-by-staff.ts";
import { staffName } from "./paper-agency.ts";

type Row = { content: DocumentContent; year: number; number: number; isEnded: boolean };

/** `no-invoice`: the reservation has no such invoice. `ended`: a credit note ended it before. `no-reason`: it does not say why. */
type CreditRefusal = { ok: false; reason: "no-invoice" | "ended" | "no-reason" };

export type CreditNoteAnswer = PaperDone | StaffRefusal | CreditRefusal;

/** Ends an invoice by a credit note of its whole amount; another invoice may be issued after it. */
export function issueCreditNote(
  world: StaffWorld,
  ask: PaperAsk & { invoiceId: number; reason: string },
): Promise<CreditNoteAnswer> {
  const reason = ask.reason.trim();
  return issueByStaff<CreditRefusal>(world, ask, async ({ client, kept, at }) => {
    const { rows } = await client.query<Row>({
      name: "invoice-to-end",
      text: `
        select content, year, number,
          exists (select from document later where later.ends_id = invoice.id) as "isEnded"
        from document invoice where id = $1 and reservation_id = $2 and kind = 'invoice' and content <> '{}'`,
      values: [ask.invoiceId, kept.id],
    });
    const [row] = rows;
    if (row?.content.kind !== "invoice") return { ok: false, reason: "no-invoice" };
    if (row.isEnded) return { ok: false, reason: "ended" };
    if (reason === "") return { ok: false, reason: "no-reason" };
    const { content: invoice, year, number } = row;
    const content = {
      kind: "credit-note",
      invoice,
      invoiceNumber: formatDocumentNumber({ kind: "invoice", year, number }),
      issuedOn: dateOf(toLocal(at.getTime())),
      reason,
      staff: await staffName(client, ask.by),
    } as const;
    return { content, form: 1, endsId: ask.invoiceId, reason };
  });
}
