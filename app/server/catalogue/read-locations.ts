import type { Pool, PoolClient } from "pg";
import type { TransferMinutes } from "../../domain/availability/occupancy.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Facts } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import type { Location, OpeningHours, OpenSpan } from "../../domain/locations/location.ts";
import { usualLeadMinutes, type Homes } from "../../domain/locations/usual-lead.ts";
import type { OneWayFee, RentalRules } from "../../domain/pricing/price-list.ts";
import { isPlaceholder } from "../../domain/settings/placeholders.ts";
import { orAbsent } from "./snapshot.ts";

type LocationRow = Omit<Location, "hours" | "iata" | "leadMinutes"> & {
  iata: string | null;
  leadMinutes: number | null;
  active: boolean;
};
type WeekRow = { locationId: string; weekday: number; opens: string; closes: string };
type SpecialRow = {
  date: LocalDate;
  /** Null means every place. */
  locationId: string | null;
  opens: string | null;
  closes: string | null;
  label: Bilingual;
};

export type Places = { offered: Location[]; withdrawn: Location[] };

const locationsText = `
  select id, category, json_build_object('en', name_en, 'bs', name_bs) as name,
    json_build_object('en', slug_en, 'bs', slug_bs) as slug,
    json_build_object('en', description_en, 'bs', description_bs) as description,
    json_build_object('en', meeting_en, 'bs', meeting_bs) as meeting, address, postal_code as "postalCode", city,
    json_build_object('en', region_en, 'bs', region_bs) as region, iata, phone, email, lat, lng,
    delivery_fee_cents as "deliveryFeeCents", out_of_hours as "outOfHours",
    out_of_hours_fee_cents as "outOfHoursFeeCents", lead_minutes as "leadMinutes", active
  from location order by display_order`;

const weekText = `select location_id as "locationId", weekday, opens, closes from opening_hours`;

const specialText = `
  select date::text as date, location_id as "locationId", opens, closes,
    json_build_object('en', label_en, 'bs', label_bs) as label
  from special_hours order by special_hours.date`;

type Known = {
  transferMinutes: TransferMinutes;
  rules: Pick<RentalRules, "leadMinutes">;
  facts: Pick<Facts, "phone" | "email">;
};

/** All places with their hours, lead times and contacts, in display order. */
export async function readLocations(
  client: PoolClient,
  { transferMinutes, rules, facts }: Known,
): Promise<Places> {
  const { rows } = await client.query<LocationRow>(locationsText);
  const { rows: week } = await client.query<WeekRow>(weekText);
  const { rows: special } = await client.query<SpecialRow>(specialText);
  const homes = await readHomes(client);
  const made = (isOffered: boolean) =>
    rows
      .filter(({ active }) => active === isOffered)
      .map(({ active: _active, iata, leadMinutes, ...row }) => ({
        ...row,
        phone: own(row.phone, facts.phone),
        email: own(row.email, facts.email),
        leadMinutes: leadMinutes ?? usualLeadMinutes(row.id, homes, transferMinutes, rules),
        iata: orAbsent(iata),
        hours: hoursOf(row.id, week, special),
      }));
  return { offered: made(true), withdrawn: made(false) };
}

/** The contact of a place, or the agency's where nobody has given the place its own. */
function own(contact: string, agencys: string): string {
  return contact === "" || isPlaceholder(contact) ? agencys : contact;
}

const homesText = `
  select home_location_id as id, count(*)::int as vehicles from vehicle
  where home_location_id is not null and in_service_from <= now() and (in_service_until is null or in_service_until > now())
  group by home_location_id`;

/** How many vehicles in service stand where. */
export async function readHomes(db: Pool | PoolClient): Promise<Homes> {
  const { rows } = await db.query<{ id: string; vehicles: number }>(homesText);
  return Object.fromEntries(rows.map(({ id, vehicles }) => [id, vehicles]));
}

/** Minutes to bring a vehicle from one place to another. */
export async function readTransferMinutes(client: PoolClient): Promise<TransferMinutes> {
  const { rows } = await client.query<{ from: string; to: string; minutes: number }>(
    `select from_location_id as "from", to_location_id as "to", minutes from transfer`,
  );
  const minutes: Record<string, Record<string, number>> = {};
  for (const row of rows) (minutes[row.from] ??= {})[row.to] = row.minutes;
  return minutes;
}

/** The pairs of places that cost a one-way fee. */
export async function readOneWayFees(client: PoolClient): Promise<OneWayFee[]> {
  const { rows } = await client.query<OneWayFee>(
    `select from_location_id as "fromLocationId", to_location_id as "toLocationId", fee_cents as "feeCents"
     from one_way_fee`,
  );
  return rows;
}

/** The opening hours of a place. A special day of the place wins over the same day of all places. */
function hoursOf(id: string, week: WeekRow[], special: SpecialRow[]): OpeningHours {
  const days = new Map<string, SpecialRow>();
  for (const row of special.filter((day) => day.locationId === null)) days.set(row.date, row);
  for (const row of special.filter((day) => day.locationId === id)) days.set(row.date, row);
  return {
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const row = week.find((day) => day.locationId === id && day.weekday === weekday);
      return row && spanOf(row.opens, row.closes);
    }),
    special: [...days.values()].map(({ date, opens, closes, label }) => ({
      date,
      span: spanOf(opens, closes),
      label,
    })),
  };
}

function spanOf(opens: string | null, closes: string | null): OpenSpan | undefined {
  return opens === null || closes === null ? undefined : { opens, closes };
}
