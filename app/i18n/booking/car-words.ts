import type { Car, CarCategory, Fuel, Transmission } from "../../domain/cars/car.ts";
import type { Language } from "../../domain/language.ts";
import { counted } from "./counted.ts";

type CarWords = {
  category: Record<CarCategory, string>;
  transmission: Record<Transmission, string>;
  /** Follows the category in the middle of a line: "Compact, manual". */
  gearbox: Record<Transmission, string>;
  fuel: Record<Fuel, string>;
  airConditioning: string;
};

const en: CarWords = {
  category: { economy: "Economy", compact: "Compact", stationwagon: "Station wagon", suv: "SUV" },
  transmission: { manual: "Manual", automatic: "Automatic" },
  gearbox: { manual: "manual", automatic: "automatic" },
  fuel: {
    petrol: "Petrol",
    diesel: "Diesel",
    hybrid: "Hybrid",
    "plug-in-hybrid": "Plug-in hybrid",
    electric: "Electric",
    lpg: "LPG",
  },
  airConditioning: "Air con",
};

const bs: CarWords = {
  category: { economy: "Ekonomska", compact: "Kompaktna", stationwagon: "Karavan", suv: "SUV" },
  transmission: { manual: "Ručni", automatic: "Automatski" },
  gearbox: { manual: "ručni mjenjač", automatic: "automatski mjenjač" },
  fuel: {
    petrol: "Benzin",
    diesel: "Dizel",
    hybrid: "Hibrid",
    "plug-in-hybrid": "Plug-in hibrid",
    electric: "Struja",
    lpg: "Plin",
  },
  airConditioning: "Klima",
};

/** Returns the names of categories, gearboxes and fuels. */
export function carWords(language: Language): CarWords {
  return language === "ba" ? bs : en;
}

/** Returns `or similar · Compact, manual`, `ili slično · kompaktna, ručni mjenjač`; Bosnian continues in lower case. */
export function carKind(
  car: Pick<Car, "category" | "transmission" | "orSimilar">,
  language: Language,
): string {
  const { category, gearbox } = carWords(language);
  const name = category[car.category];
  const gears = gearbox[car.transmission];
  if (!car.orSimilar) return `${name}, ${gears}`;
  if (language === "en-us") return `or similar · ${name}, ${gears}`;
  return `ili slično · ${car.category === "suv" ? name : name.toLowerCase()}, ${gears}`;
}

/** Returns `3 bags`: large and small together. */
export function bagsOf(car: Pick<Car, "bagsLarge" | "bagsSmall">, language: Language): string {
  return counted(car.bagsLarge + car.bagsSmall, "bag", language);
}
