import type { PoolClient } from "pg";
import type {
  BorderCountry,
  Extra,
  LengthDiscount,
  ProtectionPlan,
  Rate,
  Season,
} from "../../domain/pricing/price-list.ts";
import { orAbsent } from "./snapshot.ts";

export type Offer<Item> = { offered: Item[]; withdrawn: Item[] };

/** The limits of something that may be absent, as columns that may be null. */
type Nullable<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> | null };

function parted<Row extends { active: boolean }, Item>(
  rows: readonly Row[],
  make: (row: Omit<Row, "active">) => Item,
): Offer<Item> {
  const made = (isOffered: boolean) =>
    rows
      .filter(({ active }) => active === isOffered)
      .map(({ active: _active, ...row }) => make(row));
  return { offered: made(true), withdrawn: made(false) };
}

type SeasonRow = Omit<Season, "minRentalDays"> & Nullable<Pick<Season, "minRentalDays">>;

const seasonsText = `
  select id, json_build_object('en', name_en, 'bs', name_bs) as name, starts_on::text as "from",
    ends_on::text as "to", priority, min_rental_days as "minRentalDays"
  from season order by starts_on, id`;

/** All seasons, the past ones too: a change of an old reservation needs them. */
export async function readSeasons(client: PoolClient): Promise<Season[]> {
  const { rows } = await client.query<SeasonRow>(seasonsText);
  return rows.map((row) => ({ ...row, minRentalDays: orAbsent(row.minRentalDays) }));
}

type RateRow = Pick<Rate, "id" | "perDayCents"> & Nullable<Omit<Rate, "id" | "perDayCents">>;

const ratesText = `
  select id, car_id as "carId", category, season_id as "seasonId", per_day_cents as "perDayCents",
    weekend_per_day_cents as "weekendPerDayCents"
  from rate order by id`;

/** All prices per day. */
export async function readRates(client: PoolClient): Promise<Rate[]> {
  const { rows } = await client.query<RateRow>(ratesText);
  return rows.map(({ id, perDayCents, ...row }) => ({
    id,
    perDayCents,
    carId: orAbsent(row.carId),
    category: orAbsent(row.category),
    seasonId: orAbsent(row.seasonId),
    weekendPerDayCents: orAbsent(row.weekendPerDayCents),
  }));
}

/** The discounts for long rentals, shortest first. */
export async function readLengthDiscounts(client: PoolClient): Promise<LengthDiscount[]> {
  const { rows } = await client.query<LengthDiscount>(
    `select from_days as "fromDays", percent from length_discount order by from_days`,
  );
  return rows;
}

const plansText = `
  select code, json_build_object('en', name_en, 'bs', name_bs) as name,
    json_build_object('en', description_en, 'bs', description_bs) as description, deposit_cents as "depositCents",
    excess_cents as "excessCents", safety_fee_cents as "safetyFeeCents", covers,
    (
      select coalesce(json_agg(json_build_object(
        'category', category, 'fromDays', from_days, 'perDayCents', per_day_cents
      ) order by from_days), '[]')
      from protection_price where plan_code = code
    ) as prices,
    display_order as "displayOrder", active
  from protection_plan order by display_order`;

/** The protection plans with their prices in display order: those on offer, and those that were once. */
export async function readPlans(client: PoolClient): Promise<Offer<ProtectionPlan>> {
  const { rows } = await client.query<ProtectionPlan & { active: boolean }>(plansText);
  return parted(rows, (plan) => plan);
}

type Limit = "capCents" | "stock" | "includedFrom" | "includedTo";
type ExtraRow = Omit<Extra, Limit> & Nullable<Pick<Extra, Limit>> & { active: boolean };

const extrasText = `
  select code, json_build_object('en', name_en, 'bs', name_bs) as name,
    json_build_object('en', note_en, 'bs', note_bs) as note, charge, price_cents as "priceCents",
    cap_cents as "capCents", max_quantity as "maxQuantity", stock, included_from as "includedFrom",
    included_to as "includedTo", display_order as "displayOrder", active
  from extra order by display_order`;

/** The extras in display order: those on offer, and those that were once. */
export async function readExtras(client: PoolClient): Promise<Offer<Extra>> {
  const { rows } = await client.query<ExtraRow>(extrasText);
  return parted(rows, ({ capCents, stock, includedFrom, includedTo, ...row }) => ({
    ...row,
    capCents: orAbsent(capCents),
    stock: orAbsent(stock),
    includedFrom: orAbsent(includedFrom),
    includedTo: orAbsent(includedTo),
  }));
}

const countriesText = `
  select code, json_build_object('en', name_en, 'bs', name_bs) as name, sign, allowed, charge, fee_cents as "feeCents",
    document, json_build_object('en', note_en, 'bs', note_bs) as note, display_order as "displayOrder"
  from border_country order by display_order`;

/** The countries, allowed or not, in display order. */
export async function readCountries(client: PoolClient): Promise<BorderCountry[]> {
  const { rows } = await client.query<BorderCountry>(countriesText);
  return rows;
}
