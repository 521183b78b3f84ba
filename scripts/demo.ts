import { join } from "node:path";
import { sealEntries } from "../app/server/audit/seal-entries.ts";
import { openWitness } from "../app/server/audit/witness.ts";
import { fillDemo } from "../demo/fill-demo.ts";
import { migrateAndSeed } from "./migrate-and-seed.ts";
import { fail, withDatabase } from "./with-database.ts";

/**
 * `npm run demo [-- seed]`: fills an agency without reservations with a year of them. The same seed on the same day gives the
 * same year.
 */
const seed = process.argv[2] ?? "eternal";
if (seed.length > 100) fail("Say a seed of at most 100 characters: npm run demo -- summer");
else
  await withDatabase(async (pool, env) => {
    const opened = await openWitness(env);
    if (!opened.ok) return opened;
    await migrateAndSeed(pool);
    const handoverDir = join(env.dataDir, "handovers");
    const siteUrl = env.publicUrl ?? `http://localhost:${env.port}`;
    const answer = await fillDemo(pool, { seed, now: Date.now(), handoverDir, siteUrl });
    if (!answer.ok)
      return {
        ok: false,
        sentence:
          "There are reservations already, and a demo is never mixed with them: use a new DATA_DIR or an empty database.",
      };
    await sealEntries(pool, opened.witness);
    const { reservations, visits, customersRefused } = answer.filled;
    return {
      ok: true,
      told: `The demo year is in: ${reservations} reservations, ${visits} visits, ${customersRefused} customers who found no car. Sign in and look around.`,
    };
  });
