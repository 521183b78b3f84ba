import type { Facts } from "../../../domain/facts.ts";
import { usualRetention } from "../../../domain/legal-facts.ts";
import { defaultMapTiles } from "../../../domain/locations/map-tiles.ts";
import type { RentalRules } from "../../../domain/pricing/price-list.ts";
import { placeholderEmail, placeholderPhone } from "../../../domain/settings/placeholders.ts";
import { usualRules } from "../../../domain/settings/usual-rules.ts";
import { settingKey } from "../../catalogue/read-settings.ts";
import { setting } from "../schema.ts";
import { both, type Seeding } from "./seeding.ts";

const rules: RentalRules = {
  graceMinutes: 59,
  minRentalDays: 3,
  maxRentalDays: 90,
  maxAdvanceDays: 365,
  leadMinutes: 60,
  ...usualRules,
  minDriverAge: 19,
  youngDriverUntil: 22,
  youngDriverPerDayCents: 300,
  youngDriverCapCents: 3000,
  licenceYears: 1,
  freeCancellationHours: 48,
  turnaroundMinutes: 120,
  autoConfirm: true,
};

const span = (opens: string, closes: string) => ({ opens, closes });

/** A number that rings nobody and an address that nothing is delivered to: the owner replaces both. */
export const agency: Facts = {
  name: "Eternal Pro",
  founded: 2020,
  customers: 1280,
  rating: 5,
  reviewCount: 99,
  phone: placeholderPhone,
  whatsapp: placeholderPhone,
  viber: placeholderPhone,
  email: placeholderEmail,
  address: "Dedići bb",
  postalCode: "75273",
  city: "Dubrave Gornje",
  region: both("Tuzla Canton", "Tuzlanski kanton"),
  phoneHours: {
    weekly: [...Array.from({ length: 6 }, () => span("06:00", "24:00")), span("06:00", "23:00")],
    special: [],
  },
  serviceRadiusKm: 50,
  paymentTypes: ["cash", "credit-card", "debit-card", "bank-transfer"],
  maintenanceMode: false,
  mapTiles: defaultMapTiles,
  tagHosts: [],
};

/** Seeds every rule and fact of the agency, a row each. */
export async function seedSettings({ db }: Seeding): Promise<void> {
  const rows = Object.entries({ ...rules, ...agency, ...usualRetention });
  await db.insert(setting).values(rows.map(([name, value]) => ({ key: settingKey(name), value })));
}
