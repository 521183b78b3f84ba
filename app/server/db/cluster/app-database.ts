import { Client } from "pg";
import { superuserConfig } from "./ask-server.ts";
import type { Postmaster } from "./postmaster-file.ts";

/** Role and database of the product; the role owns the database and is no superuser. */
export const appName = "eternal_pro";

/** Any number that other advisory locks in the maintenance database do not use. */
const creationLock = 7_741_001;

/** Makes the product's role and database in a new cluster. */
export async function ensureAppDatabase(postmaster: Postmaster): Promise<void> {
  const client = new Client(superuserConfig(postmaster));
  client.on("error", () => undefined);
  await client.connect();
  try {
    if (await hasDatabase(client)) return;
    await client.query(`select pg_advisory_lock(${creationLock})`);
    if (await hasDatabase(client)) return;
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [appName]);
    if (!rowCount) await client.query(`create role ${appName} login`);
    await client.query(`create database ${appName} owner ${appName}`);
  } finally {
    await client.end();
  }
}

async function hasDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [appName]);
  return Boolean(rowCount);
}
