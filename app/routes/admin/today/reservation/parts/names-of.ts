import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Car } from "../../../../../domain/cars/car.ts";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { lineNames } from "../../../../../i18n/booking/line-names.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { allNames } from "../../../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../../../domain/catalogue/catalogue.ts";

/** The names of everything in a reservation, also of what is no longer offered. */
export type Names = ReturnType<typeof namesOf>;

export function namesOf(car: Pick<Car, "name">, catalogue: Catalogue, language: Language) {
  const cars = [...catalogue.cars, ...catalogue.withdrawn.cars];
  return {
    ...lineNames(car, allNames(catalogue), language),
    carOf: (id: number) => cars.find((one) => one.id === id)?.name ?? String(id),
  };
}

/** An instant as local time of Sarajevo: `Fri 3 Jul 10:00`. */
export function momentText(at: Date | string, language: Language): string {
  const local: LocalDateTime = toLocal(new Date(at).getTime());
  return formatDayTime(local, language);
}
