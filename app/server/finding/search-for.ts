import type { Pool } from "pg";
import {
  longestBeginning,
  searchWords,
  type SearchWord,
} from "../../domain/finding/search-words.ts";

/** What a reservation has to match: a query of the word index, and for words that may be plates the vehicles as well. */
export type Search = {
  /** A `tsquery`, all of whose words are asked for; empty when every word may be a plate. */
  query: string;
  orVehicles: readonly { query: string; vehicleIds: readonly number[] }[];
};

const mostVehicles = 200;

const platesText = `
  select id from vehicle
  where position($1 in upper(translate(plate, '-. ', ''))) > 0
  order by id limit ${mostVehicles}`;

/** Reads a search as typed; `undefined` when there is nothing in it to look for. */
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

/** The vehicles whose plate has this part, in capitals and digits. */
export async function vehiclesWithPlate(pool: Pool, part: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: "vehicles-with-plate",
    text: platesText,
    values: [part],
  });
  return rows.map(({ id }) => id);
}

/** A word without a reading of its own matches nothing, and not everything. */
function queryOf({ prefixes }: SearchWord): string {
  const readings = prefixes.length > 0 ? prefixes : ["-"];
  return `(${readings.map(readingOf).join(" | ")})`;
}

/** A whole word of the index is found many times quicker than all words that begin with one. */
function readingOf(prefix: string): string {
  const word = `'${prefix.replace(/['\\]/g, "")}'`;
  const isKeptWhole = prefix.startsWith("n") && [...prefix].length <= 1 + longestBeginning;
  return isKeptWhole ? word : `${word}:*`;
}
