import type { Pool, PoolClient } from "pg";
import type { Bilingual } from "../../domain/language.ts";
import type { LocationCategory } from "../../domain/locations/location.ts";
import type { PlaceEdit } from "../../domain/locations/place-form.ts";
import { isPlaceId } from "./place-id.ts";

/** A place with the fields that the staff may change, and those that stay. */
export type StaffPlace = {
  id: string;
  version: number;
  category: LocationCategory;
  iata: string | undefined;
  slug: Bilingual;
  edit: PlaceEdit;
};

type Row = Omit<StaffPlace, "edit" | "iata"> & PlaceEdit & { iata: string | null };

const text = `
  select id, version, category, iata, json_build_object('en', slug_en, 'bs', slug_bs) as slug,
    json_build_object('en', name_en, 'bs', name_bs) as name,
    json_build_object('en', description_en, 'bs', description_bs) as description,
    json_build_object('en', meeting_en, 'bs', meeting_bs) as meeting,
    json_build_object('en', region_en, 'bs', region_bs) as region,
    address, postal_code as "postalCode", city, phone, email, lat, lng, lead_minutes as "leadMinutes", active,
    key_box as "keyBox", json_build_object('en', key_box_en, 'bs', key_box_bs) as "keyBoxText",
    (
      select coalesce(json_agg(
        case when opens is not null then json_build_object('opens', opens, 'closes', closes) end
        order by day
      ), '[]')
      from generate_series(1, 7) as day
      left join opening_hours on location_id = location.id and weekday = day
    ) as weekly
  from location`;

/** Every place, offered or not, in display order. */
export async function listPlaces(db: Pool | PoolClient): Promise<StaffPlace[]> {
  const { rows } = await db.query<Row>(`${text} order by display_order, id`);
  return rows.map(asPlace);
}

/** Returns one place by its id; undefined when there is none. */
export async function findPlace(
  db: Pool | PoolClient,
  id: string,
): Promise<StaffPlace | undefined> {
  if (!isPlaceId(id)) return undefined;
  const { rows } = await db.query<Row>(`${text} where id = $1`, [id]);
  return rows[0] && asPlace(rows[0]);
}

function asPlace({ id, version, category, iata, slug, ...edit }: Row): StaffPlace {
  return { id, version, category, iata: iata ?? undefined, slug, edit };
}
