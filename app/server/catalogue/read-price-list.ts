import { asc } from "drizzle-orm";
import type {
  BorderCountry,
  Extra,
  LengthDiscount,
  ProtectionPlan,
  Rate,
  Season,
} from "../../domain/pricing/price-list.ts";
import {
  borderCountry,
  extra,
  lengthDiscount,
  protectionPlan,
  protectionPrice,
  rate,
  season,
} from "../db/schema.ts";
import { orAbsent, type Snapshot } from "./snapshot.ts";

export type Offer<Item> = { offered: Item[]; withdrawn: Item[] };

function parted<Row extends { active: boolean }, Item>(
  rows: readonly Row[],
  make: (row: Row) => Item,
): Offer<Item> {
  const made = (active: boolean) => rows.filter((row) => row.active === active).map(make);
  return { offered: made(true), withdrawn: made(false) };
}

/** All seasons, the past ones too: a change of an old reservation needs them. */
export async function readSeasons(tx: Snapshot): Promise<Season[]> {
  const rows = await tx.select().from(season).orderBy(asc(season.startsOn), asc(season.id));
  return rows.map((row) => ({
    id: row.id,
    name: { en: row.nameEn, bs: row.nameBs },
    from: row.startsOn,
    to: row.endsOn,
    priority: row.priority,
    minRentalDays: orAbsent(row.minRentalDays),
  }));
}

/** All prices per day. */
export async function readRates(tx: Snapshot): Promise<Rate[]> {
  const rows = await tx.select().from(rate).orderBy(asc(rate.id));
  return rows.map((row) => ({
    id: row.id,
    carId: orAbsent(row.carId),
    category: orAbsent(row.category),
    seasonId: orAbsent(row.seasonId),
    perDayCents: row.perDayCents,
    weekendPerDayCents: orAbsent(row.weekendPerDayCents),
  }));
}

/** The discounts for long rentals, shortest first. */
export function readLengthDiscounts(tx: Snapshot): Promise<LengthDiscount[]> {
  const { fromDays, percent } = lengthDiscount;
  return tx.select({ fromDays, percent }).from(lengthDiscount).orderBy(asc(fromDays));
}

/** The protection plans with their prices in display order: those on offer, and those that were once. */
export async function readPlans(tx: Snapshot): Promise<Offer<ProtectionPlan>> {
  const plans = await tx.select().from(protectionPlan).orderBy(asc(protectionPlan.displayOrder));
  const prices = await tx.select().from(protectionPrice).orderBy(asc(protectionPrice.fromDays));
  return parted(
    plans,
    ({ code, depositCents, excessCents, safetyFeeCents, displayOrder, ...row }) => ({
      code,
      depositCents,
      excessCents,
      safetyFeeCents,
      displayOrder,
      name: { en: row.nameEn, bs: row.nameBs },
      description: { en: row.descriptionEn, bs: row.descriptionBs },
      covers: row.covers,
      prices: prices
        .filter(({ planCode }) => planCode === code)
        .map(({ category, fromDays, perDayCents }) => ({ category, fromDays, perDayCents })),
    }),
  );
}

/** The extras in display order: those on offer, and those that were once. */
export async function readExtras(tx: Snapshot): Promise<Offer<Extra>> {
  const rows = await tx.select().from(extra).orderBy(asc(extra.displayOrder));
  return parted(rows, ({ code, charge, priceCents, maxQuantity, displayOrder, ...row }) => ({
    code,
    charge,
    priceCents,
    maxQuantity,
    displayOrder,
    name: { en: row.nameEn, bs: row.nameBs },
    note: { en: row.noteEn, bs: row.noteBs },
    capCents: orAbsent(row.capCents),
    stock: orAbsent(row.stock),
    includedFrom: orAbsent(row.includedFrom),
    includedTo: orAbsent(row.includedTo),
  }));
}

/** The countries, allowed or not, in display order. */
export async function readCountries(tx: Snapshot): Promise<BorderCountry[]> {
  const rows = await tx.select().from(borderCountry).orderBy(asc(borderCountry.displayOrder));
  return rows.map(({ code, sign, allowed, charge, feeCents, document, displayOrder, ...row }) => ({
    code,
    sign,
    allowed,
    charge,
    feeCents,
    document,
    displayOrder,
    name: { en: row.nameEn, bs: row.nameBs },
    note: { en: row.noteEn, bs: row.noteBs },
  }));
}
