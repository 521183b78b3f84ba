import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { dateOf } from "../../../domain/calendar.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { inTransaction } from "../in-transaction.ts";
import { seedBorders } from "./borders.ts";
import { seedExtras } from "./extras.ts";
import { seedFleet } from "./fleet.ts";
import { seedLegalDocuments } from "./legal.ts";
import { seedPlaces } from "./places.ts";
import { seedPrices } from "./prices.ts";
import { seedProtection } from "./protection.ts";
import type { Seeding } from "./seeding.ts";
import { seedSettings } from "./settings.ts";
import { seedTexts } from "./texts.ts";

/** An arbitrary lock number, the same for all programs that seed one database. */
const SEED_LOCK = 5_070_043;

/**
 * Fills an empty database with the agency as it starts: places, fleet, prices, settings and texts. Leaves a database
 * with any place alone. Returns true when it was filled now.
 */
export async function seed(
  pool: Pool,
  { clock }: { clock: { now: () => number } },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
    const { rows } = await client.query("select from location limit 1");
    if (rows.length > 0) return false;
    const now = clock.now();
    const seeding: Seeding = {
      client,
      db: drizzle(client),
      now: new Date(now),
      today: dateOf(toLocal(now)),
    };
    await seedPlaces(seeding);
    const cars = await seedFleet(seeding);
    await seedPrices(seeding, cars);
    await seedProtection(seeding);
    await seedExtras(seeding);
    await seedBorders(seeding);
    await seedSettings(seeding);
    await seedTexts(seeding);
    await seedLegalDocuments(seeding);
    return true;
  });
}
