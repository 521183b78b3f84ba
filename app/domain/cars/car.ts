import type { Bilingual } from "../language.ts";

export const carCategories = ["economy", "compact", "stationwagon", "suv"] as const;
export type CarCategory = (typeof carCategories)[number];

export const transmissions = ["manual", "automatic"] as const;
export type Transmission = (typeof transmissions)[number];

export const fuels = ["petrol", "diesel", "hybrid", "plug-in-hybrid", "electric", "lpg"] as const;
export type Fuel = (typeof fuels)[number];

/** The drawing that stands for a car until a photo is uploaded. */
export const bodies = [
  "city-hatch",
  "compact-hatch",
  "sedan",
  "estate",
  "compact-suv",
  "suv",
  "van",
] as const;
export type Body = (typeof bodies)[number];

/** An uploaded picture, kept in several widths; `file` is its name in the house. */
export type Photo = {
  file: string;
  /** Pixels of the largest one. */
  width: number;
  height: number;
  /** Pixels, at least one, from narrow to wide. */
  widths: readonly number[];
  /** What is seen on it. */
  alt: Bilingual;
};

/** A car: the model that is listed and priced. One car has one or more vehicles. */
export type Car = {
  id: number;
  name: string;
  brand: string;
  model: string;
  year: number;
  category: CarCategory;
  description: Bilingual;
  body: Body;
  /** Body colour of the drawing, `#rrggbb`. */
  colour: string;
  acriss: string;
  transmission: Transmission;
  fuel: Fuel;
  seats: number;
  doors: number;
  bagsLarge: number;
  bagsSmall: number;
  airConditioning: boolean;
  engineKw: number;
  co2GramsPerKm: number;
  /** l/100 km, or kWh/100 km for electric cars. */
  consumption: number;
  minDriverAge: number;
  orSimilar: boolean;
  displayOrder: number;
  /** Further features, e.g. Bluetooth, in display order. */
  features: readonly Bilingual[];
  /** In display order; absent while none was uploaded. */
  photos?: readonly Photo[];
};
