import type { PoolClient } from "pg";
import { addDays, dateOf } from "../../domain/calendar.ts";
import { isBack, isCalledOff } from "../../domain/reservations/states/states.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { billFacts, returnDay, type BillForm, type BillRefusal } from "./bill-facts.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "./issue-by-staff.ts";

/** `not-back`: the rental goes on, and lines may still come. `invoiced`: a live invoice stands; a credit note would end it. */
type InvoiceRefusal = BillRefusal | { ok: false; reason: "not-back" | "invoiced" };

export type InvoiceAnswer = PaperDone | StaffRefusal | InvoiceRefusal;

/**
 * Issues the final invoice of a reservation: of all that was charged, once the vehicle is back, or of the fees of a reservation that was
 * called off. There is never a second one beside one that stands.
 */
export function issueInvoice(world: StaffWorld, ask: PaperAsk & BillForm): Promise<InvoiceAnswer> {
  return issueByStaff<InvoiceRefusal>(world, ask, async (held) => {
    const { client, kept, at } = held;
    const { status } = kept.view;
    if (!isBack(status) && !isCalledOff(status)) return { ok: false, reason: "not-back" };
    if ((await findLiveInvoice(client, kept.id)) !== undefined)
      return { ok: false, reason: "invoiced" };
    const facts = await billFacts(held, ask);
    if (!facts.ok) return facts;
    const today = dateOf(toLocal(at.getTime()));
    const suppliedOn = (isCalledOff(status) ? undefined : await returnDay(held)) ?? today;
    const content = { kind: "invoice", ...facts.bill, suppliedOn, dueOn: suppliedOn } as const;
    return { content, form: 1 };
  });
}

/** `closed`: the rental is over or was called off: it is an invoice that is issued now. */
export type ProformaAnswer = PaperDone | StaffRefusal | BillRefusal;

/** A proforma holds so many days, and never beyond the pick-up. */
const validDays = 7;

/** Issues a proforma of a reservation whose vehicle is not back yet, as often as it is asked for. */
export function issueProforma(
  world: StaffWorld,
  ask: PaperAsk & BillForm,
): Promise<ProformaAnswer> {
  return issueByStaff<BillRefusal | { ok: false; reason: "closed" }>(world, ask, async (held) => {
    const { status, trip } = held.kept.view;
    if (isBack(status) || isCalledOff(status)) return { ok: false, reason: "closed" };
    const facts = await billFacts(held, ask);
    if (!facts.ok) return facts;
    const { issuedOn } = facts.bill;
    const pickupOn = dateOf(trip.pickupAt);
    const latest = addDays(issuedOn, validDays);
    const validTo = pickupOn > issuedOn && pickupOn < latest ? pickupOn : latest;
    return { content: { kind: "proforma", ...facts.bill, validTo }, form: 1 };
  });
}

/** The invoice of a reservation that no credit note has ended; undefined when there is none. */
async function findLiveInvoice(
  client: PoolClient,
  reservationId: number,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>({
    name: "live-invoice",
    text: `
      select id from document invoice
      where reservation_id = $1 and kind = 'invoice'
        and not exists (select from document later where later.ends_id = invoice.id)`,
    values: [reservationId],
  });
  return rows[0]?.id;
}
