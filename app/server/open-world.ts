import type { Pool } from "pg";
import { startSealing } from "./audit/start-sealing.ts";
import { openWitness } from "./audit/witness.ts";
import { openCatalogue, type CatalogueHolder } from "./catalogue/catalogue-holder.ts";
import { cannotChangeLogs, giveRights } from "./db/app-rights.ts";
import { checkFolder } from "./db/check-folder.ts";
import { checkSchema } from "./db/check-schema.ts";
import { makePool } from "./db/client.server.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.server.ts";
import { publishLegalTexts } from "./db/seed/legal.ts";
import { seed } from "./db/seed/seed.ts";
import { makeDeps, systemClock, systemRandom, type Deps } from "./deps.ts";
import type { Env } from "./env.server.ts";
import { makeLog, type Log } from "./log.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { proofMeans } from "./proof/proof-means.ts";
import { startProving } from "./proof/start-proving.ts";
import { startKeepingBusy } from "./reservations/overdue/start-keeping-busy.ts";
import { startFolding } from "./revenue/start-folding.ts";
import { startMonthlyLetters } from "./revenue/monthly/start-monthly-letters.ts";
import { openSigningKey } from "./sessions/open-signing-key.ts";
import { startForgetting } from "./settings/start-forgetting.ts";
import { ownerInvite } from "./staff/links/owner-invite.ts";
import { openPlaces, type FindPlace } from "./visits/find-place.ts";
import { flushPageCounts } from "./visits/page-counter.ts";
import { flushPlainCounts } from "./visits/plain-counter.ts";
import { startKeepingSums } from "./visits/sums/start-keeping-sums.ts";
import { within } from "./within.ts";

export type World = {
  ok: true;
  deps: Deps;
  /** The path of the one-time link, while the agency has no owner. */
  ownerPath: string | undefined;
  close: () => Promise<void>;
};

/** How long the last statements may take once the product stops. */
const patienceMs = 5_000;

/**
 * Opens the database, its schema, the seed and the catalogue, in this order. `say` prints a line for the operator.
 */
export async function openWorld(
  env: Env,
  { say }: { say: (line: string) => void },
): Promise<World | Refusal> {
  const log = makeLog(env.logLevel);
  const places = await placesOf(env);
  if (!places.ok) return places;
  const witnessed = await openWitness(env);
  if (!witnessed.ok) return witnessed;
  const opened = await openDatabase(env, { log: spoken(log, say) });
  if (!opened.ok) return opened;
  const { database } = opened;
  say(`Database: ${database.describe}`);
  const pool = makePool(database.poolConfig, log);
  let catalogue: CatalogueHolder | undefined;
  let stopSealing: (() => Promise<void>) | undefined;
  const stops: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const stop of stops) await stop();
    await flushPageCounts({ pool, log });
    await flushPlainCounts({ pool, log });
    await stopSealing?.();
    await catalogue?.close();
    await endPool(pool, log);
    await database.stop();
  };
  const schema = await prepareSchema(database, { pool, log, say });
  if (schema) {
    await close();
    return schema;
  }
  const folder = await checkFolder(pool, env);
  if (folder) {
    await close();
    return folder;
  }
  try {
    if (await seed(pool, { clock: systemClock })) say("Seed: places, cars and prices are in");
    const published = await publishLegalTexts(pool, { clock: systemClock });
    if (published.length > 0) say(`Legal texts published: ${published.join(", ")}`);
    catalogue = await openCatalogue(pool, { log });
    const ownerPath = await ownerInvite(pool, { clock: systemClock, key: witnessed.witness.key });
    const signingKey = await openSigningKey(pool, { random: systemRandom });
    stopSealing = await startSealing(pool, { log, witness: witnessed.witness });
    const proof = proofMeans(env, database, witnessed.witness);
    const deps = {
      ...makeDeps(env, { pool, catalogue, log, signingKey, findPlace: places.findPlace }),
      proof,
    };
    stops.push(startProving({ pool, clock: systemClock, log, means: proof }), startUpkeep(deps));
    stops.push(await startKeepingBusy(deps), startFolding(deps));
    stops.push(startMonthlyLetters(deps));
    return { ok: true, deps, ownerPath, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What still works for the proof gives its connection back too late, or never. */
async function endPool(pool: Pool, log: Log): Promise<void> {
  await within(patienceMs, pool.end()).catch(() =>
    log.warn("closed without waiting for the database"),
  );
}

/** Starts what is done in the background with what is old: it is forgotten, and days that are over are added up. */
function startUpkeep(deps: Deps): () => Promise<void> {
  const stopForgetting = startForgetting(deps);
  const stopAdding = startKeepingSums(deps);
  return () => {
    stopForgetting();
    return stopAdding();
  };
}

async function placesOf({
  geoFile,
}: Env): Promise<{ ok: true; findPlace: FindPlace | undefined } | Refusal> {
  return geoFile === undefined ? { ok: true, findPlace: undefined } : openPlaces(geoFile);
}

/**
 * Migrates the database. A schema that cannot be migrated is the operator's to fix: a sentence, not a stack trace.
 */
async function prepareSchema(
  { ownerConfig }: Database,
  { pool, log, say }: { pool: Pool; log: Log; say: (line: string) => void },
): Promise<Refusal | undefined> {
  const owner = makePool({ ...ownerConfig, max: 1 }, log);
  try {
    const applied = await migrate(owner);
    if (applied.length > 0) say(`Schema: ${applied.length} migrations applied`);
    await checkSchema(owner);
    await giveRights(owner, await roleOf(pool));
    if (!(await cannotChangeLogs(pool)))
      say(
        "Audit log and ledger: guarded by triggers alone, because the user of DATABASE_URL has rights over their tables; name their owner in DATABASE_OWNER_URL, and a user who owns nothing in DATABASE_URL",
      );
    return undefined;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    await owner.end();
  }
}

async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>("select current_user as role");
  return rows[0]?.role ?? "";
}

/**
 * A log that prints the database's messages as plain lines for the operator while it opens; its warnings and errors
 * also go to the log.
 */
function spoken(log: Log, say: (line: string) => void): Log {
  const line = (first: unknown, second?: unknown) =>
    say(String(typeof first === "string" ? first : second));
  return { info: line, warn: log.warn.bind(log), error: log.error.bind(log) };
}
