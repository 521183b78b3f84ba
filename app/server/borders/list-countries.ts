import type { Pool, PoolClient } from "pg";
import type { CountryEdit } from "../../domain/borders/read-countries.ts";

/** A country as staff see it. */
export type CountryRow = CountryEdit & {
  code: string;
  nameEn: string;
  nameBs: string;
  sign: string;
  version: number;
};

const text = `
  select code, name_en as "nameEn", name_bs as "nameBs", sign, allowed, charge, fee_cents as "feeCents", document,
    note_en as "noteEn", note_bs as "noteBs", version
  from border_country order by display_order, code`;

/** All countries that a car could be driven into, in display order; Bosnia and Herzegovina is not one of them. */
export async function listCountries(db: Pool | PoolClient): Promise<CountryRow[]> {
  const { rows } = await db.query<CountryRow>({ name: "list-countries", text });
  return rows;
}
