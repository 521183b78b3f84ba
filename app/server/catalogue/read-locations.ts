import { asc } from "drizzle-orm";
import type { TransferMinutes } from "../../domain/availability/occupancy.ts";
import type { Location, OpeningHours, OpenSpan } from "../../domain/locations/location.ts";
import type { OneWayFee } from "../../domain/pricing/price-list.ts";
import { location, oneWayFee, openingHours, specialHours, transfer } from "../db/schema.ts";
import { orAbsent, type Snapshot } from "./snapshot.ts";

type LocationRow = typeof location.$inferSelect;
type WeekRow = typeof openingHours.$inferSelect;
type SpecialRow = typeof specialHours.$inferSelect;

export type Places = { offered: Location[]; withdrawn: Location[] };

/** All places with their hours, in display order. */
export async function readLocations(tx: Snapshot): Promise<Places> {
  const rows = await tx.select().from(location).orderBy(asc(location.displayOrder));
  const week = await tx.select().from(openingHours);
  const special = await tx.select().from(specialHours).orderBy(asc(specialHours.date));
  const made = (active: boolean) =>
    rows
      .filter((row) => row.active === active)
      .map((row) => toLocation(row, hoursOf(row.id, week, special)));
  return { offered: made(true), withdrawn: made(false) };
}

/** Minutes to bring a vehicle from one place to another. */
export async function readTransferMinutes(tx: Snapshot): Promise<TransferMinutes> {
  const minutes: Record<string, Record<string, number>> = {};
  for (const row of await tx.select().from(transfer)) {
    (minutes[row.fromLocationId] ??= {})[row.toLocationId] = row.minutes;
  }
  return minutes;
}

/** The pairs of places that cost a one-way fee. */
export function readOneWayFees(tx: Snapshot): Promise<OneWayFee[]> {
  const { fromLocationId, toLocationId, feeCents } = oneWayFee;
  return tx.select({ fromLocationId, toLocationId, feeCents }).from(oneWayFee);
}

function toLocation(row: LocationRow, hours: OpeningHours): Location {
  const { id, category, address, postalCode, city, phone, email, lat, lng } = row;
  const { deliveryFeeCents, outOfHours, outOfHoursFeeCents } = row;
  return {
    id,
    category,
    address,
    postalCode,
    city,
    phone,
    email,
    lat,
    lng,
    hours,
    deliveryFeeCents,
    outOfHours,
    outOfHoursFeeCents,
    iata: orAbsent(row.iata),
    name: { en: row.nameEn, bs: row.nameBs },
    slug: { en: row.slugEn, bs: row.slugBs },
    description: { en: row.descriptionEn, bs: row.descriptionBs },
    meeting: { en: row.meetingEn, bs: row.meetingBs },
    region: { en: row.regionEn, bs: row.regionBs },
  };
}

/** A day of one place wins over the same day of all places. */
function hoursOf(id: string, week: WeekRow[], special: SpecialRow[]): OpeningHours {
  const days = new Map<string, SpecialRow>();
  for (const row of special.filter((day) => day.locationId === null)) days.set(row.date, row);
  for (const row of special.filter((day) => day.locationId === id)) days.set(row.date, row);
  return {
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const row = week.find((day) => day.locationId === id && day.weekday === weekday);
      return row && spanOf(row.opens, row.closes);
    }),
    special: [...days.values()].map((row) => ({
      date: row.date,
      span: spanOf(row.opens, row.closes),
      label: { en: row.labelEn, bs: row.labelBs },
    })),
  };
}

function spanOf(opens: string | null, closes: string | null): OpenSpan | undefined {
  return opens === null || closes === null ? undefined : { opens, closes };
}
