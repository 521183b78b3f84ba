/** What a reservation is charged for, as the lines of a bill in both languages. */
import type { Pool, PoolClient } from "pg";
import { compensationKinds, type ChargeKind } from "../../domain/account/charge.ts";
import { timeOf } from "../../domain/calendar.ts";
import { allNames } from "../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { InvoiceEntry } from "../../domain/documents/invoice-lines.ts";
import type { Bilingual, Language } from "../../domain/language.ts";
import { isDamageLine } from "../../domain/pricing/lines/manual-lines.ts";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { isCalledOff } from "../../domain/reservations/states/states.ts";
import { lineNames } from "../../i18n/booking/line-names.ts";
import { lineLabel } from "../../i18n/booking/line-words.ts";
import { plainRanges } from "../../i18n/booking/held-ranges.ts";
import { documentPaperWords } from "../../i18n/document-paper/en.ts";

type Charge = { kind: ChargeKind; amountCents: number; reason: string };

const compensation: ReadonlySet<ChargeKind> = new Set(compensationKinds);

/**
 * The lines of a bill: of the price while the rental holds, and of every charge that was decided beside it. Lines of nothing are left
 * out. Their sum is what the account says was charged.
 */
export async function billEntries(
  db: Pool | PoolClient,
  { id, view, catalogue }: { id: number; view: Reservation; catalogue: Catalogue },
): Promise<InvoiceEntry[]> {
  const { damagesTaxed } = catalogue.handovers;
  const lines = isCalledOff(view.status) ? [] : priceEntries(view, catalogue);
  const charges = await listCharges(db, id);
  return [
    ...lines,
    ...charges.map(({ kind, amountCents, reason }) => ({
      label: chargeLabel(kind, reason),
      quantity: 1,
      amountCents,
      isTaxed: damagesTaxed || !compensation.has(kind),
    })),
  ];
}

/** The lines of the price alone. */
export function priceEntries(view: Reservation, catalogue: Catalogue): InvoiceEntry[] {
  const { damagesTaxed } = catalogue.handovers;
  return view.lines
    .filter(({ amountCents }) => amountCents !== 0)
    .map((line) => ({
      label: labelOf(line, view, catalogue),
      quantity: line.code === "car" ? view.rentalDays : 1,
      amountCents: line.amountCents,
      isTaxed: damagesTaxed || !isDamageLine(line),
    }));
}

function labelOf(line: QuoteLine, view: Reservation, catalogue: Catalogue): Bilingual {
  const list = allNames(catalogue);
  const said = (language: Language) =>
    plainRanges(
      lineLabel(line, {
        names: lineNames(view.car, list, language),
        pickupTime: timeOf(view.trip.pickupAt),
        rentalDays: view.rentalDays,
        language,
      }),
    );
  return { en: said("en-us"), bs: said("ba") };
}

function chargeLabel(kind: ChargeKind, reason: string): Bilingual {
  const said = (language: Language) => {
    const name = documentPaperWords(language).charges[kind];
    return kind === "other" && reason !== "" ? `${name}: ${reason}` : name;
  };
  return { en: said("en-us"), bs: said("ba") };
}

async function listCharges(db: Pool | PoolClient, reservationId: number): Promise<Charge[]> {
  const { rows } = await db.query<Charge>({
    name: "charges-on-bill",
    text: `
      select kind, amount_cents as "amountCents", reason from charge
      where reservation_id = $1 and decision = 'charged' and voided_at is null order by at, id`,
    values: [reservationId],
  });
  return rows;
}
