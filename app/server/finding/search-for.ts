import type { Pool } from "pg";
import {
  longestBeginning,
  searchWords,
  type SearchWord,
} from "../../domain/finding/search-words.ts";

/**
 * The conditions of a reservation search: a query of the word index and, for words that may be plates, the vehicles as
 * well.
 */
export type Search = {
  /** A `tsquery` of words that must all match; empty when every word may be a plate. */
  query: string;
  orVehicles: readonly { query: string; vehicleIds: readonly number[] }[];
};

const maxVehicles = 200;

const platesText = `
  select id from vehicle
  where position($1 in upper(translate(plate, '-. ', ''))) > 0
  order by id limit ${maxVehicles}`;

/** Reads a typed search; undefined when it has no words. */
export async function searchFor(pool: Pool, typed: string): Promise<Search | undefined> {
  const words = searchWords(typed);
  if (words.length === 0) return undefined;
  const all: string[] = [];
  const orVehicles: { query: string; vehicleIds: number[] }[] = [];
  for (const word of words) {
    const query = queryOf(word);
    const vehicleIds = word.plate === undefined ? [] : await vehiclesWithPlate(pool, word.plate);
    if (vehicleIds.length > 0) orVehicles.push({ query, vehicleIds });
    else all.push(query);
  }
  return { query: all.join(" & "), orVehicles };
}

/** The ids of vehicles whose plate has this part, written in capitals and digits. */
export async function vehiclesWithPlate(pool: Pool, part: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: "vehicles-with-plate",
    text: platesText,
    values: [part],
  });
  return rows.map(({ id }) => id);
}

/** The index query of a word. A word without a reading matches no row, instead of every row. */
function queryOf({ prefixes }: SearchWord): string {
  const readings = prefixes.length > 0 ? prefixes : ["-"];
  return `(${readings.map(readingOf).join(" | ")})`;
}

/** The index query of a prefix: a whole word of the index is found many times quicker than all words that begin with it. */
function readingOf(prefix: string): string {
  const word = `'${prefix.replace(/['\\]/g, "")}'`;
  const isKeptWhole = prefix.startsWith("n") && [...prefix].length <= 1 + longestBeginning;
  return isKeptWhole ? word : `${word}:*`;
}
