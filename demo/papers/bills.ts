/** The invoices of imagined rentals, and the credit notes of those that were made out to the wrong buyer. */
import { dateOf, type LocalDate } from "../../app/domain/calendar.ts";
import type { Catalogue } from "../../app/domain/catalogue/catalogue.ts";
import type { Buyer } from "../../app/domain/documents/buyer.ts";
import type { InvoiceContent } from "../../app/domain/documents/contents/invoice.ts";
import { invoiceAmounts } from "../../app/domain/documents/invoice-lines.ts";
import { paymentReference } from "../../app/domain/documents/payment-reference.ts";
import { isJib } from "../../app/domain/documents/tax-number.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { priceEntries } from "../../app/server/documents/bill-entries.ts";
import { supplierOf } from "../../app/server/documents/bill-facts.ts";
import type { Chance } from "../chance.ts";
import type { NewPaper } from "./write-papers.ts";
import type { rowsOf } from "../rows.ts";
import type { Imagined } from "../year.ts";

type Making = {
  chance: Chance;
  catalogue: Catalogue;
  vehicles: ReadonlyMap<number, { plate: string }>;
  /** The name of the member who issues them. */
  staff: string;
  /** Epoch milliseconds. */
  now: number;
};
type Rental = { imagined: Imagined; rows: ReturnType<typeof rowsOf> };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns the invoices of everything that was completed, with their credit notes: a few wait for their fiscal receipt. */
export function billsOf(making: Making, rentals: readonly Rental[]): NewPaper[] {
  const open = { ...making, agency: supplierOf(making.catalogue) };
  return rentals.flatMap((rental) => billOf(open, rental));
}

function billOf(
  { agency, ...making }: Making & { agency: ReturnType<typeof supplierOf> },
  rental: Rental,
): NewPaper[] {
  const { chance, catalogue, staff, now } = making;
  const { imagined, rows } = rental;
  const { code } = rows.reservation;
  const completedAt = momentOf(rental, "complete");
  const amounts = invoiceAmounts(priceEntries(rows.view, catalogue));
  if (completedAt === undefined || !agency || amounts.totalCents <= 0) return [];
  const issuedAt = completedAt + chance.whole(1, 9) * minuteMs;
  const correctedAt = issuedAt + dayMs + chance.whole(10, 300) * minuteMs;
  const isForCompany = chance.percent(9);
  const isWrong = isForCompany && chance.percent(35) && correctedAt + minuteMs < now;
  if (issuedAt >= now) return [];
  const content = (buyer: Buyer, at: number): InvoiceContent => {
    const suppliedOn = dayOf(momentOf(rental, "check-in") ?? at);
    return {
      kind: "invoice",
      ...amounts,
      agency,
      buyer,
      code: rows.view.code,
      car: imagined.car.name,
      plate: making.vehicles.get(imagined.vehicleId)?.plate ?? "",
      from: imagined.trip.pickupAt,
      to: imagined.trip.dropoffAt,
      issuedOn: dayOf(at),
      suppliedOn,
      dueOn: suppliedOn,
      paidCents: amounts.totalCents,
      reference: paymentReference(code),
      staff,
    };
  };
  const person = personOf(chance, imagined);
  const company = companyOf(chance);
  const paper = (
    kind: NewPaper["kind"],
    at: number,
    more: Pick<NewPaper, "content" | "key" | "ends">,
  ) => ({
    kind,
    code,
    at,
    ...more,
    ...fiscalOf(chance, at, now),
  });
  const invoice = (buyer: Buyer, at: number, name: string) =>
    paper("invoice", at, { content: () => content(buyer, at), key: `demo-${name} ${code}` });
  const first = invoice(isForCompany && !isWrong ? company : person, issuedAt, "invoice");
  if (!isWrong) return [first];
  const credit = (invoiceNumber: string) =>
    ({
      kind: "credit-note",
      invoice: content(person, issuedAt),
      invoiceNumber,
      issuedOn: dayOf(correctedAt),
      reason: "Klijent je zatražio fakturu na firmu",
      staff,
    }) as const;
  return [
    first,
    paper("credit-note", correctedAt, {
      content: credit,
      key: `demo-credit ${code}`,
      ends: first.key,
    }),
    invoice(company, correctedAt + minuteMs, "invoice-again"),
  ];
}

/** Every bill goes through the fiscal device minutes later; the newest still wait for it. */
function fiscalOf(chance: Chance, at: number, now: number): Pick<NewPaper, "fiscal"> {
  const printedAt = at + chance.whole(1, 4) * minuteMs;
  const number = String(chance.whole(100_000, 9_999_999));
  return at > now - 6 * 60 * minuteMs ? {} : { fiscal: { number, at: printedAt } };
}

const streets = ["Slatina 12", "Armije BiH 3", "Bosne srebrene 44", "Mije Keroševića Guje 9"];

function personOf(chance: Chance, { person }: Imagined): Buyer {
  const isLocal = person.phoneCountry === "BA";
  return {
    kind: "person",
    name: `${person.firstName} ${person.lastName}`,
    address: isLocal ? chance.pick(streets) : `Hauptstraße ${chance.whole(1, 90)}`,
    town: isLocal ? "75000 Tuzla" : "Wien",
    country: isLocal ? "" : person.phoneCountry,
  };
}

const firms = ["Šećerana Đurđevik", "Pekara Žito", "Solana Promet", "Majevica Gradnja"];

function companyOf(chance: Chance): Buyer {
  const name = chance.pick(firms);
  const base = `42000${chance.whole(10_000, 99_999)}00`;
  // The last digit checks the others.
  const jib = Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).find(isJib) ?? "";
  const address = chance.pick(streets);
  return {
    kind: "company",
    name: `${name} d.o.o.`,
    address,
    town: "75000 Tuzla",
    country: "",
    jib,
    vatNumber: jib.slice(1),
  };
}

function momentOf({ rows }: Rental, action: string): number | undefined {
  const event = rows.events.find((one) => one.action === action);
  return event && Date.parse(event.created_at);
}

function dayOf(at: number): LocalDate {
  return dateOf(toLocal(at));
}
