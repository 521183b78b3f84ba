/** The named cast of the rule tests: a small agency with round prices. */
import type { Car } from "../../app/domain/cars/car.ts";
import type { Coupon } from "../../app/domain/coupons/coupon.ts";
import type { Location } from "../../app/domain/locations/location.ts";
import type { PriceList, RentalRules } from "../../app/domain/pricing/price-list.ts";
import type { QuoteRequest } from "../../app/domain/pricing/quote.ts";

const always = { opens: "00:00", closes: "24:00" } as const;
const day = { opens: "06:00", closes: "22:00" };
const sunday = { opens: "10:00", closes: "18:00" };
const text = (en: string, bs: string) => ({ en, bs });

function place(id: string, name: { en: string; bs: string }, more: Partial<Location>): Location {
  return {
    id,
    category: "airports",
    name,
    slug: text(`${id}-rent-a-car`, `${id}-iznajmljivanje-auta`),
    description: name,
    meeting: name,
    address: "bb",
    postalCode: "75273",
    city: "Tuzla",
    region: name,
    phone: "+38761123456",
    email: "info@example.com",
    lat: 44.4,
    lng: 18.7,
    deliveryFeeCents: 0,
    outOfHours: "free",
    outOfHoursFeeCents: 0,
    leadMinutes: 120,
    hours: { weekly: Array.from({ length: 7 }, () => always), special: [] },
    ...more,
  };
}

/** Open around the clock, free delivery. */
export const airportTuzla = place("airport-tuzla", text("Airport Tuzla", "Aerodrom Tuzla"), {});

/** Mon–Sat 6–22, Sun 10–18, closed on 1 May 2026; a fee of 20.00 outside. */
export const office = place("office", text("Eternal Pro Office", "Kancelarija Eternal Pro"), {
  category: "offices",
  outOfHours: "fee",
  outOfHoursFeeCents: 2000,
  hours: {
    weekly: [day, day, day, day, day, day, sunday],
    special: [{ date: "2026-05-01", span: undefined, label: text("Labour Day", "Praznik rada") }],
  },
});

/** Daily 6–23, nothing outside; delivery costs 15.00. */
export const zivinice = place(
  "bus-station-zivinice",
  text("Bus Station Živinice", "Autobuska stanica Živinice"),
  {
    category: "bus-stations",
    outOfHours: "blocked",
    deliveryFeeCents: 1500,
    hours: {
      weekly: Array.from({ length: 7 }, () => ({ opens: "06:00", closes: "23:00" })),
      special: [],
    },
  },
);

export const rules: RentalRules = {
  graceMinutes: 59,
  minRentalDays: 3,
  maxRentalDays: 60,
  maxAdvanceDays: 365,
  leadMinutes: 120,
  outOfHoursLeadHours: 12,
  minDriverAge: 19,
  youngDriverUntil: 22,
  youngDriverPerDayCents: 300,
  youngDriverCapCents: 3000,
  licenceYears: 1,
  freeCancellationHours: 48,
  freeAfterBookingMinutes: 60,
  turnaroundMinutes: 120,
  autoConfirm: true,
  instantDays: 30,
  instantValueCents: 300_000,
  instantReservations: 3,
  instantPersonDays: 75,
};

const name = text("Name", "Naziv");

export const priceList: PriceList = {
  version: 7,
  rules,
  seasons: [{ id: 1, name, from: "2026-07-01", to: "2026-08-31", priority: 1, minRentalDays: 5 }],
  rates: [
    { id: 1, category: "economy", perDayCents: 1665 },
    { id: 2, category: "compact", perDayCents: 1955 },
    { id: 3, category: "economy", seasonId: 1, perDayCents: 2500 },
    { id: 4, carId: 12, perDayCents: 2000, weekendPerDayCents: 2400 },
    { id: 5, carId: 12, seasonId: 1, perDayCents: 3000 },
  ],
  lengthDiscounts: [
    { fromDays: 7, percent: 10 },
    { fromDays: 14, percent: 15 },
  ],
  plans: [
    {
      code: "basic",
      name,
      description: name,
      depositCents: 20_000,
      excessCents: 80_000,
      safetyFeeCents: 0,
      covers: ["collision"],
      prices: [
        { category: "economy", fromDays: 1, perDayCents: 0 },
        { category: "compact", fromDays: 1, perDayCents: 0 },
      ],
      displayOrder: 1,
    },
    {
      code: "premium",
      name,
      description: name,
      depositCents: 0,
      excessCents: 0,
      safetyFeeCents: 10_000,
      covers: ["collision", "theft", "glass", "tyres", "underbody"],
      prices: [
        { category: "economy", fromDays: 1, perDayCents: 1200 },
        { category: "economy", fromDays: 7, perDayCents: 1000 },
        { category: "compact", fromDays: 3, perDayCents: 1300 },
      ],
      displayOrder: 2,
    },
  ],
  extras: [
    {
      code: "roof_box",
      name,
      note: name,
      charge: "per-rental",
      priceCents: 4000,
      maxQuantity: 1,
      displayOrder: 4,
    },
    {
      code: "child_seat",
      name,
      note: name,
      charge: "free",
      priceCents: 0,
      maxQuantity: 3,
      stock: 2,
      displayOrder: 1,
    },
    {
      code: "gps",
      name,
      note: name,
      charge: "per-day",
      priceCents: 300,
      capCents: 2000,
      maxQuantity: 2,
      displayOrder: 2,
    },
    {
      code: "winter_tires",
      name,
      note: name,
      charge: "per-day",
      priceCents: 500,
      maxQuantity: 1,
      includedFrom: "11-01",
      includedTo: "04-01",
      displayOrder: 3,
    },
  ],
  countries: [
    {
      code: "ME",
      name,
      sign: "MNE",
      allowed: true,
      charge: "per-rental",
      feeCents: 2500,
      document: "none",
      note: name,
      displayOrder: 2,
    },
    {
      code: "HR",
      name,
      sign: "HR",
      allowed: true,
      charge: "per-rental",
      feeCents: 2000,
      document: "none",
      note: name,
      displayOrder: 1,
    },
    {
      code: "AL",
      name,
      sign: "AL",
      allowed: true,
      charge: "per-day",
      feeCents: 500,
      document: "green-card",
      note: name,
      displayOrder: 3,
    },
    {
      code: "RU",
      name,
      sign: "RUS",
      allowed: false,
      charge: "per-rental",
      feeCents: 0,
      document: "border-insurance",
      note: name,
      displayOrder: 4,
    },
    {
      code: "RS",
      name,
      sign: "SRB",
      allowed: true,
      charge: "per-rental",
      feeCents: 0,
      document: "none",
      note: name,
      displayOrder: 5,
    },
  ],
  oneWayFees: [
    { fromLocationId: "airport-tuzla", toLocationId: "bus-station-zivinice", feeCents: 1000 },
    { fromLocationId: "airport-tuzla", toLocationId: "airport-tuzla", feeCents: 9999 },
    { fromLocationId: "office", toLocationId: "airport-tuzla", feeCents: 0 },
  ],
  locations: [airportTuzla, office, zivinice],
};

/** Economy at 16.65 a day, 25.00 in July and August. */
export const polo = {
  id: 11,
  category: "economy",
  minDriverAge: 19,
} as const satisfies Partial<Car>;
/** Economy with rates of its own: 20.00, weekends 24.00, 30.00 in July and August. */
export const clio = {
  id: 12,
  category: "economy",
  minDriverAge: 21,
} as const satisfies Partial<Car>;

/** Monday 4 May 2026, 10:00, seven days from and to Tuzla airport: no season, no fee. */
export const mayWeek: QuoteRequest = {
  trip: {
    pickupLocationId: "airport-tuzla",
    dropoffLocationId: "airport-tuzla",
    pickupAt: "2026-05-04T10:00",
    dropoffAt: "2026-05-11T10:00",
  },
  car: polo,
  planCode: "basic",
  extras: {},
  countries: [],
};

/** 10 % on the car, without limits. */
export const springCoupon: Coupon = {
  id: 1,
  code: "SPRING10",
  kind: "percent",
  value: 10,
  appliesTo: "car",
  active: true,
};
