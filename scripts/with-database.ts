import { resolve } from "node:path";
import type { Pool } from "pg";
import { makePool } from "../app/server/db/client.server.ts";
import { openDatabase } from "../app/server/db/open-database.server.ts";
import { parseEnv } from "../app/server/env.server.ts";
import type { Log } from "../app/server/log.ts";
import type { Refusal } from "../app/server/refusal.ts";

/** What a command tells while the database is opened. */
const terminal: Log = {
  info: (line: unknown) => console.log(line),
  warn: (line: unknown) => console.warn(line),
  error: (line: unknown) => console.error(line),
};

/** Runs a command on the product's database as the owner of its tables, prints its answer, and ends with 1 and one sentence when it was refused. */
export async function withDatabase(
  work: (pool: Pool) => Promise<{ ok: true; told: string } | Refusal>,
): Promise<void> {
  const parsed = parseEnv(process.env);
  const opened = parsed.ok ? await openDatabase(parsed.env, { log: terminal }) : parsed;
  if (!opened.ok) return fail(opened.sentence);
  const pool = makePool(opened.database.ownerConfig, terminal);
  try {
    const answer = await work(pool);
    if (answer.ok) console.log(answer.told);
    else fail(answer.sentence);
  } finally {
    await pool.end();
    await opened.database.stop();
  }
}

/** The file that a command was given, seen from the folder in which npm was called. */
export function fileArgument(): string | undefined {
  const given = process.argv[2];
  return given ? resolve(process.env.INIT_CWD ?? ".", given) : undefined;
}

/** Says why a command did nothing; the process ends with 1. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
