import { join } from "node:path";
import type { Pool } from "pg";
import { openCatalogue, type CatalogueHolder } from "./catalogue/catalogue-holder.ts";
import { checkSchema } from "./db/check-schema.ts";
import { makePool } from "./db/client.server.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.server.ts";
import { seed } from "./db/seed/seed.ts";
import { makeDeps, systemClock, systemRandom, type Deps } from "./deps.ts";
import type { Env } from "./env.server.ts";
import { makeLog, type Log } from "./log.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { openSigningKey } from "./sessions/open-signing-key.ts";
import { forgetUnconfirmed } from "./newsletter/forget-unconfirmed.ts";
import { forgetSubmissions } from "./reservations/submissions.ts";
import { ownerInvite } from "./staff/owner-invite.ts";

const hourMs = 3_600_000;

export type World = {
  ok: true;
  deps: Deps;
  /** The path of the one-time link, while the house has no owner. */
  ownerPath: string | undefined;
  close: () => Promise<void>;
};

/** Opens everything that the product stands on, in order: database, schema, seed, price list. `say` tells the operator. */
export async function openWorld(
  env: Env,
  { say }: { say: (line: string) => void },
): Promise<World | Refusal> {
  const log = makeLog(env.logLevel);
  const opened = await openDatabase(env, { log: spoken(log, say) });
  if (!opened.ok) return opened;
  const { database } = opened;
  say(`Database: ${database.describe}`);
  const pool = makePool(database.poolConfig, log);
  let catalogue: CatalogueHolder | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(forgetting);
    await catalogue?.close();
    await pool.end();
    await database.stop();
  };
  const schema = await prepareSchema(pool, say);
  if (schema) {
    await close();
    return schema;
  }
  try {
    if (await seed(pool, { clock: systemClock })) say("Seed: places, cars and prices are in");
    catalogue = await openCatalogue(pool, { log });
    const ownerPath = await ownerInvite(pool, { clock: systemClock, random: systemRandom });
    const signingKey = await openSigningKey(pool, { random: systemRandom });
    forgetting = setInterval(forgetOldForms, hourMs, pool, log).unref();
    return {
      ok: true,
      deps: makeDeps(env, { pool, catalogue, log, signingKey }),
      ownerPath,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function forgetOldForms(pool: Pool, log: Log): void {
  const now = systemClock.now();
  Promise.all([forgetSubmissions(pool, now), forgetUnconfirmed(pool, now)]).catch(
    (error: unknown) => log.warn({ err: error }, "old forms were not forgotten"),
  );
}

/** A schema that cannot be brought up to date is the operator's to mend: its sentence, not a trace. */
async function prepareSchema(
  pool: Pool,
  say: (line: string) => void,
): Promise<Refusal | undefined> {
  try {
    const applied = await migrate(pool, join(import.meta.dirname, "db/migrations"));
    if (applied.length > 0) say(`Schema: ${applied.length} migrations applied`);
    await checkSchema(pool);
    return undefined;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** What the database says while it opens is for the operator at the terminal, in plain lines; its troubles also go to the log. */
function spoken(log: Log, say: (line: string) => void): Log {
  const line = (first: unknown, second?: unknown) =>
    say(String(typeof first === "string" ? first : second));
  return { info: line, warn: log.warn.bind(log), error: log.error.bind(log) };
}
