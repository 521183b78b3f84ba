/** The lines of an invoice with their VAT: made out in marks, as the law asks, with the euro that was agreed on beside them. */
import type { Bilingual } from "../language.ts";
import { toKmFeninga, vatPercent } from "../money.ts";
import { apportion } from "./apportion.ts";

export type InvoiceEntry = {
  label: Bilingual;
  quantity: number;
  /** Euro cents, VAT inside where there is any; below zero for a discount. */
  amountCents: number;
  /** Compensation is no sale: it has no VAT. */
  isTaxed: boolean;
};

/** Amounts in feninga but for the agreed euro. `netFeninga` + `vatFeninga` = `grossFeninga`. */
type InvoiceLine = {
  label: Bilingual;
  quantity: number;
  amountCents: number;
  /** 0 for what is no sale. */
  ratePercent: number;
  netFeninga: number;
  vatFeninga: number;
  grossFeninga: number;
};

export type InvoiceSum = Pick<
  InvoiceLine,
  "ratePercent" | "netFeninga" | "vatFeninga" | "grossFeninga"
>;

export type InvoiceAmounts = {
  lines: InvoiceLine[];
  /** One for each rate that occurs, the highest first. */
  sums: InvoiceSum[];
  totalCents: number;
  /** The total in euro converted once: the lines are shares of it. */
  totalFeninga: number;
};

/** Feninga per 100,000 euro cents, as in `money`. */
const rate = { dividend: toKmFeninga(100_000), divisor: 100_000 };

/**
 * The amounts of an invoice. The marks of the lines sum to the total in marks; of each rate the net is gross × 100 / 117 of its sum,
 * rounded half up, and the nets of its lines sum to that.
 */
export function invoiceAmounts(entries: readonly InvoiceEntry[]): InvoiceAmounts {
  const gross = apportion(
    entries.map(({ amountCents }) => amountCents),
    rate.dividend,
    rate.divisor,
  );
  const lines = entries.map(({ label, quantity, amountCents, isTaxed }, at) => ({
    label,
    quantity,
    amountCents,
    ratePercent: isTaxed ? vatPercent : 0,
    grossFeninga: gross[at] ?? 0,
  }));
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((a, b) => b - a);
  const nets = new Map(
    rates.flatMap((percent) => {
      const own = lines.filter(({ ratePercent }) => ratePercent === percent);
      const shares = apportion(
        own.map(({ grossFeninga }) => grossFeninga),
        100,
        100 + percent,
      );
      return own.map((line, at) => [line, shares[at] ?? 0] as const);
    }),
  );
  const whole = lines.map((line): InvoiceLine => {
    const netFeninga = nets.get(line) ?? 0;
    return { ...line, netFeninga, vatFeninga: line.grossFeninga - netFeninga };
  });
  return {
    lines: whole,
    sums: rates.map((percent) => sumOf(whole, percent)),
    totalCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
    totalFeninga: gross.reduce((sum, one) => sum + one, 0),
  };
}

function sumOf(lines: readonly InvoiceLine[], percent: number): InvoiceSum {
  const sum = { ratePercent: percent, netFeninga: 0, vatFeninga: 0, grossFeninga: 0 };
  for (const line of lines) {
    if (line.ratePercent !== percent) continue;
    sum.netFeninga += line.netFeninga;
    sum.vatFeninga += line.vatFeninga;
    sum.grossFeninga += line.grossFeninga;
  }
  return sum;
}
