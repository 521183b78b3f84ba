import { typedCar, type WrittenCar } from "../../../../domain/cars/car-form.ts";
import type { Language } from "../../../../domain/language.ts";

/** A car as the texts of its form, with the decimal mark of the language; both marks are read. */
export function carTexts(car: WrittenCar, language: Language): Record<string, string> {
  const typed = typedCar(car);
  const { consumption = "" } = typed;
  return language === "ba" ? { ...typed, consumption: consumption.replace(".", ",") } : typed;
}
