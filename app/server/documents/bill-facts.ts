/** What every bill of a reservation has in common: who sells, who buys, and what was paid. */
import { readCharges } from "../charges/charge-rows.ts";
import { accountOf } from "../../domain/account/account.ts";
import { dateOf, type LocalDate } from "../../domain/calendar.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { InvoiceContent, Supplier } from "../../domain/documents/contents/invoice.ts";
import type { Buyer } from "../../domain/documents/buyer.ts";
import { invoiceAmounts } from "../../domain/documents/invoice-lines.ts";
import { paymentReference } from "../../domain/documents/payment-reference.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { readPayments } from "../payments/payment-rows.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import { billEntries } from "./bill-entries.ts";
import { paperAgency, staffName } from "./paper-agency.ts";

export type BillForm = {
  buyer: Buyer;
  /** The total that the form showed, euro cents. */
  seenTotalCents: number;
};

/**
 * `no-supplier`: the agency has no JIB or VAT number in its settings, and may issue none. `nothing`: nothing was charged. `changed`: the
 * total is no longer what the form showed.
 */
export type BillRefusal = { ok: false; reason: "no-supplier" | "nothing" | "changed" };

type Bill = Omit<InvoiceContent, "kind" | "suppliedOn" | "dueOn">;

/** The agency with both of its numbers; undefined while the settings lack one of them. */
export function supplierOf(
  catalogue: Pick<Catalogue, "facts" | "legalFacts">,
): Supplier | undefined {
  const { jib, vatNumber, bankName, bankAccount } = catalogue.legalFacts;
  if (jib === undefined || vatNumber === undefined) return undefined;
  const bank = {
    ...(bankName !== undefined && { bankName }),
    ...(bankAccount !== undefined && { bankAccount }),
  };
  return { ...paperAgency(catalogue), jib, vatNumber, ...bank };
}

/** What a bill of the reservation says from now on, or why there is none. */
export async function billFacts(
  held: Held,
  { buyer, seenTotalCents, by }: BillForm & { by: Doer },
): Promise<{ ok: true; bill: Bill } | BillRefusal> {
  const { client, kept, catalogue, at } = held;
  const { view } = kept;
  const agency = supplierOf(catalogue);
  if (!agency) return { ok: false, reason: "no-supplier" };
  const amounts = invoiceAmounts(await billEntries(client, { id: kept.id, view, catalogue }));
  if (amounts.totalCents <= 0) return { ok: false, reason: "nothing" };
  if (amounts.totalCents !== seenTotalCents) return { ok: false, reason: "changed" };
  const account = accountOf(
    view,
    await readPayments(client, kept.id),
    [],
    await readCharges(client, kept.id),
  );
  const { plate } = await lastHandover(held);
  const bill = {
    ...amounts,
    agency,
    buyer,
    code: view.code,
    car: view.car.name,
    plate,
    from: view.trip.pickupAt,
    to: view.trip.dropoffAt,
    issuedOn: dateOf(toLocal(at.getTime())),
    paidCents: account.paidCents - account.refundedCents,
    reference: paymentReference(parseCode(view.code) ?? ""),
    staff: await staffName(client, by),
  };
  return { ok: true, bill };
}

/** The day on which the vehicle came back; undefined when none was taken back. */
export async function returnDay(held: Held): Promise<LocalDate | undefined> {
  const { backAt } = await lastHandover(held);
  return backAt === null ? undefined : dateOf(toLocal(backAt.getTime()));
}

async function lastHandover({
  client,
  kept,
}: Held): Promise<{ plate: string; backAt: Date | null }> {
  const { rows } = await client.query<{ plate: string; backAt: Date | null }>({
    name: "handover-on-bill",
    text: `
      select plate, case direction when 'in' then at end as "backAt"
      from handover join vehicle on vehicle.id = handover.vehicle_id
      where reservation_id = $1 and addendum_to is null order by at desc, handover.id desc limit 1`,
    values: [kept.id],
  });
  return rows[0] ?? { plate: "", backAt: null };
}
