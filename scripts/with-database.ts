import { resolve } from "node:path";
import type { Pool } from "pg";
import { makePool } from "../app/server/db/client.server.ts";
import type { Database } from "../app/server/db/database.ts";
import { openDatabase } from "../app/server/db/open-database.server.ts";
import { parseEnv, type Env } from "../app/server/env.server.ts";
import type { Log } from "../app/server/log.ts";
import type { Refusal } from "../app/server/refusal.ts";

/** Prints a command's messages while the database opens. */
const terminal: Log = {
  info: (line: unknown) => console.log(line),
  warn: (line: unknown) => console.warn(line),
  error: (line: unknown) => console.error(line),
};

/**
 * Runs a command on the product's database as the owner of its tables and prints its answer; when refused, prints one sentence
 * and exits with 1.
 */
export async function withDatabase(
  work: (pool: Pool, env: Env, database: Database) => Promise<{ ok: true; told: string } | Refusal>,
): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return fail(parsed.sentence);
  const opened = await openDatabase(parsed.env, { log: terminal });
  if (!opened.ok) return fail(opened.sentence);
  const pool = makePool(opened.database.ownerConfig, terminal);
  try {
    const answer = await work(pool, parsed.env, opened.database);
    if (answer.ok) console.log(answer.told);
    else fail(answer.sentence);
  } finally {
    await pool.end();
    await opened.database.stop();
  }
}

/** Returns the path of a command's file argument, relative to the folder in which npm was called. */
export function fileArgument(): string | undefined {
  const given = process.argv[2];
  return given ? resolve(process.env.INIT_CWD ?? ".", given) : undefined;
}

/** Prints the reason why a command did nothing; the process exits with 1. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
