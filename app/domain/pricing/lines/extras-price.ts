import type { LocalDate } from "../../calendar.ts";
import { extraIncludedOn } from "../../extras/extra-included.ts";
import type { Extra } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

export type ExtrasPrice =
  | { ok: true; lines: LineOf<"extra">[] }
  | { ok: false; reason: "unknown-extra" | "too-many-extras" };

/**
 * A line per chosen extra, in display order. Extras that the season includes have a line of 0 even when nobody chose them.
 * Per-day lines count piece-days (pieces x rental days); with a cap the amount is the cap per piece.
 * Negative or fractional quantities, and more than the maximum or the stock, are `too-many-extras`.
 */
export function extrasLines(
  chosen: Readonly<Record<string, number>>,
  extras: readonly Extra[],
  pickupDate: LocalDate,
  rentalDays: number,
): ExtrasPrice {
  const known = new Map(extras.map((extra) => [extra.code, extra]));
  for (const [code, quantity] of Object.entries(chosen)) {
    const extra = known.get(code);
    if (!extra) return { ok: false, reason: "unknown-extra" };
    const most = Math.min(extra.maxQuantity, extra.stock ?? extra.maxQuantity);
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > most)
      return { ok: false, reason: "too-many-extras" };
  }
  const quantities = new Map(Object.entries(chosen));
  const lines = [...extras]
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .flatMap((extra) => {
      const pieces = quantities.get(extra.code) ?? 0;
      if (extraIncludedOn(extra, pickupDate, rentalDays))
        return [includedLine(extra, Math.max(1, pieces), true)];
      return pieces > 0 ? [chargedLine(extra, pieces, rentalDays)] : [];
    });
  return { ok: true, lines };
}

function chargedLine(extra: Extra, pieces: number, rentalDays: number): LineOf<"extra"> {
  if (extra.charge === "free" || extra.priceCents === 0) return includedLine(extra, pieces, false);
  const perDay = extra.charge === "per-day";
  const uncapped = extra.priceCents * (perDay ? rentalDays : 1);
  const perPiece = Math.min(uncapped, extra.capCents ?? uncapped);
  return {
    code: "extra",
    subject: extra.code,
    quantity: perDay ? pieces * rentalDays : pieces,
    unit: perDay ? "piece-day" : "piece",
    unitCents: extra.priceCents,
    amountCents: perPiece * pieces,
    included: false,
    reason: { charge: extra.charge, capped: perPiece < uncapped, includedBySeason: false },
  };
}

function includedLine(extra: Extra, pieces: number, includedBySeason: boolean): LineOf<"extra"> {
  return {
    code: "extra",
    subject: extra.code,
    quantity: pieces,
    unit: "piece",
    unitCents: 0,
    amountCents: 0,
    included: true,
    reason: { charge: extra.charge, capped: false, includedBySeason },
  };
}
