import { stat } from "node:fs/promises";
import { open } from "maxmind";
import { z } from "zod";
import { addressGroup } from "../limits/address-group.ts";
import { refuse, type Refusal } from "../refusal.ts";

/**
 * The place of a network address, as far as the operator's file knows: a country as two capitals, a town by its
 * English name.
 */
type Place = { country?: string; city?: string };

export type FindPlace = (address: string) => Place;

const country = z.string().regex(/^[A-Z]{2}$/);

/** The record of GeoLite2, GeoIP2 and DB-IP; some files have the country's two letters alone. */
const record = z.object({
  country: z
    .union([country, z.object({ iso_code: country }).transform(({ iso_code }) => iso_code)])
    .optional()
    .catch(undefined),
  city: z
    .object({ names: z.object({ en: z.string().min(1).max(100) }) })
    .transform(({ names }) => names.en)
    .optional()
    .catch(undefined),
});

/**
 * Opens a file in MaxMind's format with towns or countries. Any other file is refused in one sentence. Addresses are
 * looked up and not stored.
 */
export async function openPlaces(
  file: string,
): Promise<{ ok: true; findPlace: FindPlace } | Refusal> {
  try {
    if (!(await stat(file)).isFile()) return refuse(`GEO_FILE is "${file}", which is no file.`);
    const reader = await open(file);
    if (!/city|country|enterprise/i.test(reader.metadata.databaseType)) {
      return refuse(
        `GEO_FILE is "${file}", a file of the kind ${String(reader.metadata.databaseType).slice(0, 40)}, but must be one of towns or countries.`,
      );
    }
    return { ok: true, findPlace: (address) => placeOf(reader, address) };
  } catch (error) {
    return refuse(`GEO_FILE is "${file}", but cannot be read as MaxMind's format (${why(error)}).`);
  }
}

function placeOf(reader: { get: (address: string) => unknown }, address: string): Place {
  try {
    const found = record.safeParse(reader.get(bare(address)));
    return found.success ? withoutAbsent(found.data) : {};
  } catch {
    // A broken part of the file, or no address at all.
    return {};
  }
}

/** An IPv4 address, or the first address of its IPv6 network: towns have no smaller network than that. */
function bare(address: string): string {
  return addressGroup(address).replace(/\/64$/, "");
}

function withoutAbsent({ country: where, city }: z.infer<typeof record>): Place {
  return { ...(where && { country: where }), ...(city && { city }) };
}

function why(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0]?.slice(0, 120) ?? "";
}
