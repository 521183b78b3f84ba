/** What an ACRISS code may be, and where it says something else than the facts of a car. */
import type { CarFacts } from "./acriss.ts";
import type { Fuel } from "./car.ts";

/** The letters of the ACRISS table by position: category, type, gearbox and drive, fuel and air. */
const codePattern = /^[MNEHCDIJSRFGPULWOX][BCDWVLSTFJXPQZEMRHYNGK][MNCABD][RNDQHIECLSABMFVZUX]$/;

const automaticLetters = "ABD";

/** The letters that name a fuel; the others leave it open. */
const fuelOf: Readonly<Record<string, Fuel>> = {
  D: "diesel",
  Q: "diesel",
  H: "hybrid",
  I: "plug-in-hybrid",
  E: "electric",
  C: "electric",
  L: "lpg",
  S: "lpg",
  V: "petrol",
  Z: "petrol",
};

/** The letters that say "without air conditioning". N also stands for an unspecified fuel without it. */
const withoutAirLetters = "NQSBFZX";

export type AcrissDoubt = "gearbox" | "fuel" | "air";

/** Is this a code of the ACRISS table (four capital letters)? */
export function isAcriss(code: string): boolean {
  return codePattern.test(code);
}

/** What a code says otherwise than the facts do. Staff may want that, so it is a hint and no fault; of no code, nothing. */
export function doubtAcriss(
  code: string,
  car: Pick<CarFacts, "transmission" | "fuel" | "airConditioning">,
): AcrissDoubt[] {
  if (!isAcriss(code)) return [];
  const [gearbox, last] = [code.charAt(2), code.charAt(3)];
  const doubts: [AcrissDoubt, boolean][] = [
    ["gearbox", automaticLetters.includes(gearbox) !== (car.transmission === "automatic")],
    ["fuel", (fuelOf[last] ?? car.fuel) !== car.fuel],
    ["air", withoutAirLetters.includes(last) === car.airConditioning],
  ];
  return doubts.flatMap(([doubt, isOff]) => (isOff ? [doubt] : []));
}
