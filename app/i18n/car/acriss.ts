import { inLanguage, type Bilingual, type Language } from "../../domain/language.ts";
import { range } from "../format.ts";

/** Meaning of the four letters of an ACRISS code (ACRISS Car Classification Code, passenger vehicles). */
type Letters = Readonly<Record<string, Bilingual>>;

const both = (en: string, bs: string): Bilingual => ({ en, bs });

const sizes: Letters = {
  M: both("mini", "mini klasa"),
  N: both("mini elite", "viša mini klasa"),
  E: both("economy", "ekonomska klasa"),
  H: both("economy elite", "viša ekonomska klasa"),
  C: both("compact", "kompaktna klasa"),
  D: both("compact elite", "viša kompaktna klasa"),
  I: both("intermediate", "srednja klasa"),
  J: both("intermediate elite", "srednja klasa plus"),
  S: both("standard", "standardna klasa"),
  R: both("standard elite", "viša standardna klasa"),
  F: both("full-size", "velika klasa"),
  G: both("full-size elite", "velika klasa plus"),
  P: both("premium", "premium klasa"),
  U: both("premium elite", "viša premium klasa"),
  L: both("luxury", "luksuzna klasa"),
  W: both("luxury elite", "viša luksuzna klasa"),
  O: both("oversize", "najveća klasa"),
  X: both("special", "posebna klasa"),
};

const types: Letters = {
  B: both(`${range(2, 3)} doors`, `${range(2, 3)} vrata`),
  C: both("2 or 4 doors", "2 ili 4 vrata"),
  D: both(`${range(4, 5)} doors`, `${range(4, 5)} vrata`),
  W: both("station wagon", "karavan"),
  V: both("passenger van", "putnički kombi"),
  L: both("saloon", "limuzina"),
  S: both("sports car", "sportsko vozilo"),
  T: both("convertible", "kabriolet"),
  F: both("SUV", "SUV"),
  J: both("open-air off-roader", "otvoreni terenac"),
  X: both("special", "posebna izvedba"),
  P: both("pick-up, two doors", "pick-up s dvoja vrata"),
  Q: both("pick-up, four doors", "pick-up s četvora vrata"),
  E: both("coupé", "kupe"),
  M: both("people carrier", "monovolumen"),
  G: both("crossover", "crossover"),
  N: both("roadster", "roadster"),
  K: both("commercial van", "dostavno vozilo"),
};

const gearboxes: Letters = {
  M: both("manual", "ručni mjenjač"),
  N: both("manual, four-wheel drive", "ručni mjenjač, pogon 4×4"),
  C: both("manual, all-wheel drive", "ručni mjenjač, pogon na sve točkove"),
  A: both("automatic", "automatski mjenjač"),
  B: both("automatic, four-wheel drive", "automatski mjenjač, pogon 4×4"),
  D: both("automatic, all-wheel drive", "automatski mjenjač, pogon na sve točkove"),
};

const fuels: Letters = {
  R: both("air conditioning", "klima"),
  N: both("no air conditioning", "bez klime"),
  V: both("petrol, air conditioning", "benzin, klima"),
  Z: both("petrol, no air conditioning", "benzin, bez klime"),
  D: both("diesel, air conditioning", "dizel, klima"),
  Q: both("diesel, no air conditioning", "dizel, bez klime"),
  H: both("hybrid, air conditioning", "hibrid, klima"),
  I: both("plug-in hybrid, air conditioning", "plug-in hibrid, klima"),
  E: both("electric, air conditioning", "električno, klima"),
  C: both("electric, air conditioning", "električno, klima"),
  L: both("LPG, air conditioning", "plin, klima"),
  S: both("LPG, no air conditioning", "plin, bez klime"),
  A: both("hydrogen, air conditioning", "vodik, klima"),
  B: both("hydrogen, no air conditioning", "vodik, bez klime"),
  M: both("multi-fuel, air conditioning", "više goriva, klima"),
  F: both("multi-fuel, no air conditioning", "više goriva, bez klime"),
  U: both("ethanol, air conditioning", "etanol, klima"),
  X: both("ethanol, no air conditioning", "etanol, bez klime"),
};

const places = [sizes, types, gearboxes, fuels];

/** Returns `economy, 4–5 doors, manual, petrol, air conditioning`; skips letters that the code does not define. */
export function acrissMeaning(code: string, language: Language): string {
  return places
    .flatMap((letters, place) => {
      const meaning = letters[code.charAt(place).toUpperCase()];
      return meaning ? [inLanguage(meaning, language)] : [];
    })
    .join(", ");
}
