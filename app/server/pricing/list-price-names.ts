import type { Pool } from "pg";
import type { PriceNames } from "../../i18n/admin-pricing/cell-names.ts";

const named =
  "jsonb_build_object('id', id, 'name', jsonb_build_object('en', name_en, 'bs', name_bs))";

const text = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category)), '[]') from car) as cars,
    (select coalesce(jsonb_agg(${named}), '[]') from season) as seasons,
    (select coalesce(jsonb_agg(${named}), '[]') from location) as places`;

/** Returns the current names of the cars, seasons and places of the price list, offered or not. */
export async function listPriceNames(pool: Pool): Promise<PriceNames> {
  const { rows } = await pool.query<PriceNames>({ name: "list-price-names", text });
  return rows[0] ?? { cars: [], seasons: [], places: [] };
}
