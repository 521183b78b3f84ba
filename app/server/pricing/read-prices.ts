import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { CarCategory } from "../../domain/cars/car.ts";
import { toCells } from "../../domain/pricing/editing/cells-of-prices.ts";
import type {
  EditablePrices,
  YoungDriverRule,
} from "../../domain/pricing/editing/editable-prices.ts";
import type { LengthDiscount, OneWayFee, Rate, Season } from "../../domain/pricing/price-list.ts";
import type { Bilingual } from "../../domain/language.ts";
import { settingKey } from "../catalogue/read-settings.ts";

type NamedCar = { id: number; name: string; category: CarCategory; published: boolean };

/** The current prices, read from the database, with the cars, seasons and places that they belong to. */
export type PricesNow = {
  prices: EditablePrices;
  /** The cars in display order, also those not offered. */
  cars: readonly NamedCar[];
  /** The places on offer, in display order. */
  places: readonly { id: string; name: Bilingual }[];
  lastSeasonId: number;
  /** The minimum age of drivers: a setting that limits the age of the surcharge. */
  minDriverAge: number;
  /** A stamp that changes with every change of a price. */
  stamp: string;
};

type Nullable<T> = {
  [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K];
};
type Row = {
  seasons: (Nullable<Omit<Season, "name">> & { nameEn: string; nameBs: string })[];
  rates: Nullable<Rate>[];
  discounts: LengthDiscount[];
  oneWay: OneWayFee[];
  places: (EditablePrices["places"][number] & { nameEn: string; nameBs: string })[];
  cars: NamedCar[];
  settings: Record<string, unknown> | null;
  lastSeasonId: number;
};

// One statement, so that all values are of one moment.
const text = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'nameEn', name_en, 'nameBs', name_bs, 'from', starts_on,
       'to', ends_on, 'priority', priority, 'minRentalDays', min_rental_days) order by starts_on, id), '[]')
     from season) as seasons,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'carId', car_id, 'category', category, 'seasonId', season_id,
       'perDayCents', per_day_cents, 'weekendPerDayCents', weekend_per_day_cents) order by id), '[]')
     from rate) as rates,
    (select coalesce(jsonb_agg(jsonb_build_object('fromDays', from_days, 'percent', percent) order by from_days), '[]')
     from length_discount) as discounts,
    (select coalesce(jsonb_agg(jsonb_build_object('fromLocationId', from_location_id, 'toLocationId', to_location_id,
       'feeCents', fee_cents) order by from_location_id, to_location_id), '[]')
     from one_way_fee) as "oneWay",
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'nameEn', name_en, 'nameBs', name_bs,
       'deliveryFeeCents', delivery_fee_cents, 'outOfHours', out_of_hours, 'outOfHoursFeeCents', out_of_hours_fee_cents)
       order by display_order, id), '[]')
     from location where active) as places,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category, 'published', published)
       order by display_order, id), '[]')
     from car) as cars,
    (select jsonb_object_agg(key, value) from setting where key = any($1)) as settings,
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('season', 'id')::regclass), 0)::int as "lastSeasonId"`;

/** The keys of the settings that are prices. */
export const youngDriverKeys = {
  until: settingKey("youngDriverUntil"),
  "per-day": settingKey("youngDriverPerDayCents"),
  cap: settingKey("youngDriverCapCents"),
} as const;

const minAgeKey = settingKey("minDriverAge");

/** Reads every price that staff edit on the pricing page. Throws when a setting among them is missing. */
export async function readPrices(on: Pool | PoolClient): Promise<PricesNow> {
  const { rows } = await on.query<Row>(text, [[...Object.values(youngDriverKeys), minAgeKey]]);
  const [row] = rows;
  if (!row) throw new Error("The prices could not be read.");
  const settings = row.settings ?? {};
  const prices: EditablePrices = {
    seasons: row.seasons.map(seasonOf),
    rates: row.rates.map(rateOf),
    lengthDiscounts: row.discounts,
    oneWayFees: row.oneWay,
    places: row.places.map(({ id, deliveryFeeCents, outOfHours, outOfHoursFeeCents }) => ({
      id,
      deliveryFeeCents,
      outOfHours,
      outOfHoursFeeCents,
    })),
    youngDriver: youngDriverOf(settings),
  };
  const places = row.places.map(({ id, nameEn, nameBs }) => ({
    id,
    name: { en: nameEn, bs: nameBs },
  }));
  const { cars, lastSeasonId } = row;
  const minDriverAge = settingNumber(settings, minAgeKey);
  return { prices, cars, places, lastSeasonId, minDriverAge, stamp: stampOf(prices) };
}

function seasonOf({ nameEn, nameBs, minRentalDays, ...season }: Row["seasons"][number]): Season {
  const minDays = minRentalDays ?? undefined;
  return { ...season, name: { en: nameEn, bs: nameBs }, minRentalDays: minDays };
}

function rateOf(row: Row["rates"][number]): Rate {
  return {
    id: row.id,
    carId: row.carId ?? undefined,
    category: row.category ?? undefined,
    seasonId: row.seasonId ?? undefined,
    perDayCents: row.perDayCents,
    weekendPerDayCents: row.weekendPerDayCents ?? undefined,
  };
}

function youngDriverOf(settings: Record<string, unknown>): YoungDriverRule {
  return {
    youngDriverUntil: settingNumber(settings, youngDriverKeys.until),
    youngDriverPerDayCents: settingNumber(settings, youngDriverKeys["per-day"]),
    youngDriverCapCents: settingNumber(settings, youngDriverKeys.cap),
  };
}

function settingNumber(settings: Record<string, unknown>, key: string): number {
  const value = settings[key];
  if (typeof value !== "number") throw new Error(`The setting ${key} is no number.`);
  return value;
}

function stampOf(prices: EditablePrices): string {
  const cells = [...toCells(prices)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(cells)).digest("base64url").slice(0, 22);
}
