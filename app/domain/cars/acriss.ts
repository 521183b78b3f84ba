/** The ACRISS code of a car: category, type, gearbox, fuel and air. Staff may overrule the suggestion. */
import type { Body, Car, CarCategory, Fuel } from "./car.ts";

export type CarFacts = Pick<
  Car,
  | "category"
  | "body"
  | "doors"
  | "seats"
  | "bagsLarge"
  | "transmission"
  | "fuel"
  | "airConditioning"
>;

/** With and without air conditioning. ACRISS has no letter for hybrids and electric cars without it: those are "unspecified". */
const fuelLetters = {
  petrol: ["V", "Z"],
  diesel: ["D", "Q"],
  hybrid: ["H", "N"],
  "plug-in-hybrid": ["I", "N"],
  electric: ["E", "N"],
  lpg: ["L", "S"],
} as const satisfies Record<Fuel, readonly [string, string]>;

const bodyLetters: Readonly<Partial<Record<Body, string>>> = {
  estate: "W",
  "compact-suv": "F",
  suv: "F",
  van: "M",
};

/** The four letters that the facts of a car suggest, e.g. EDMV for a small petrol hatchback with a manual gearbox. */
export function suggestAcriss(car: CarFacts): string {
  const [withAir, withoutAir] = fuelLetters[car.fuel];
  const gearbox = car.transmission === "automatic" ? "A" : "M";
  return sizeLetter(car) + typeLetter(car) + gearbox + (car.airConditioning ? withAir : withoutAir);
}

/** Estates and SUVs count as intermediate (I) when they are full-sized, as compact (C) otherwise. */
function sizeLetter(car: CarFacts): string {
  const sizes: Record<CarCategory, string> = {
    economy: "E",
    compact: "C",
    stationwagon: car.bagsLarge >= 3 ? "I" : "C",
    suv: car.body === "compact-suv" ? "C" : "I",
  };
  return sizes[car.category];
}

function typeLetter(car: CarFacts): string {
  if (car.body === "van" && car.seats >= 6) return "V";
  return bodyLetters[car.body] ?? (car.doors <= 3 ? "B" : "D");
}
