import { extra } from "../schema.ts";
import { inOrder, type Seeding } from "./seeding.ts";

/** Compulsory in Bosnia and Herzegovina from 1 November to 1 April: fitted to every car, without charge. */
const winter = { includedFrom: "11-01", includedTo: "04-01" };
const winterNote = {
  noteEn: "on every car from 1 Nov to 1 Apr",
  noteBs: "na svakom vozilu od 1.\u00a011. do 1.\u00a04.",
};

type Row = Omit<typeof extra.$inferInsert, "displayOrder">;

/** The keys of the specification. The young-driver surcharge and the cross-border fees are lines of the price, not extras. */
const extras: Row[] = [
  {
    code: "baby_safety_seat_0_13kg",
    nameEn: "Baby seat, 0–13 kg",
    nameBs: "Sjedalica za bebe, 0–13 kg",
    noteEn: "rear-facing, fitted before you arrive",
    noteBs: "okrenuta unazad, postavljena prije dolaska",
    charge: "free",
    maxQuantity: 2,
    stock: 8,
  },
  {
    code: "child_seat",
    nameEn: "Child seat, 9–25 kg",
    nameBs: "Dječija sjedalica, 9–25 kg",
    noteEn: "from about 1 to 7 years, fitted before you arrive",
    noteBs: "od oko 1 do 7 godina, postavljena prije dolaska",
    charge: "free",
    maxQuantity: 3,
    stock: 12,
  },
  {
    code: "child_booster_seat_8_12_years",
    nameEn: "Booster, 8–12 years",
    nameBs: "Podmetač za dijete, 8–12 godina",
    noteEn: "required by law from 5 to 12 years: a booster or a child seat",
    noteBs: "od 5 do 12 godina zakon traži podmetač ili dječiju sjedalicu",
    charge: "free",
    maxQuantity: 3,
    stock: 12,
  },
  {
    code: "additional_driver",
    nameEn: "Additional driver",
    nameBs: "Dodatni vozač",
    noteEn: "must bring their licence and ID card or passport to pick-up",
    noteBs: "na preuzimanje donosi vozačku dozvolu i ličnu kartu ili pasoš",
    charge: "free",
    maxQuantity: 3,
  },
  {
    code: "mobile_wifi_hotspot",
    nameEn: "Wi-Fi hotspot",
    nameBs: "Mobilni Wi-Fi",
    noteEn: "works in Bosnia and Herzegovina",
    noteBs: "radi u Bosni i Hercegovini",
    charge: "per-day",
    priceCents: 300,
    capCents: 3000,
    stock: 6,
  },
  {
    code: "gps_navigation",
    nameEn: "GPS navigation",
    nameBs: "GPS navigacija",
    noteEn: "maps of the Balkans",
    noteBs: "karte Balkana",
    charge: "per-day",
    priceCents: 250,
    capCents: 2500,
    stock: 6,
  },
  {
    code: "roof_box",
    nameEn: "Roof box",
    nameBs: "Krovni kofer",
    noteEn: "420 litres",
    noteBs: "420 litara",
    charge: "per-day",
    priceCents: 500,
    capCents: 5000,
    stock: 4,
  },
  {
    code: "ski_rack",
    nameEn: "Ski rack",
    nameBs: "Nosač za skije",
    noteEn: "for 4 pairs of skis",
    noteBs: "za 4 para skija",
    charge: "per-day",
    priceCents: 400,
    capCents: 4000,
    stock: 4,
  },
  {
    code: "bike_rack",
    nameEn: "Bike rack",
    nameBs: "Nosač za bicikle",
    noteEn: "for 2 bicycles",
    noteBs: "za 2 bicikla",
    charge: "per-day",
    priceCents: 400,
    capCents: 4000,
    stock: 3,
  },
  {
    code: "winter_tires",
    nameEn: "Winter tyres",
    nameBs: "Zimske gume",
    ...winterNote,
    charge: "per-rental",
    priceCents: 2000,
    ...winter,
  },
  {
    code: "snow_chains",
    nameEn: "Snow chains",
    nameBs: "Lanci za snijeg",
    ...winterNote,
    charge: "per-rental",
    priceCents: 1000,
    ...winter,
  },
];

/** Seeds every extra that a visitor can add, with its price on the local market. */
export async function seedExtras({ db }: Seeding): Promise<void> {
  await db.insert(extra).values(inOrder(extras));
}
