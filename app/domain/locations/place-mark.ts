import type { Location } from "./location.ts";

const letters = 3;

/** A place in three letters, for rows that are read at a glance: the airport's code, else how its town begins (`ŽIV`). */
export function placeMark({ iata, city }: Pick<Location, "iata" | "city">): string {
  return iata ?? city.slice(0, letters).toUpperCase();
}
