import { Client } from "pg";
import { superuserConfig } from "./ask-server.ts";
import type { Postmaster } from "./postmaster-file.ts";

/** The product's database, and the role that owns it and its tables; no superuser. */
export const appName = "eternal_pro";

/** The role that the running product works as: it owns nothing, so that it cannot remove the guards of its tables. */
export const appRole = "eternal_pro_app";

/** Any number that other advisory locks in the maintenance database do not use. */
const creationLock = 7_741_001;

/** Creates the product's roles and database where they are missing. */
export async function ensureAppDatabase(postmaster: Postmaster): Promise<void> {
  const client = new Client(superuserConfig(postmaster));
  client.on("error", () => undefined);
  await client.connect();
  try {
    if (await isComplete(client)) return;
    await client.query(`select pg_advisory_lock(${creationLock})`);
    for (const role of [appName, appRole])
      if (!(await hasRole(client, role))) await client.query(`create role ${role} login`);
    if (!(await hasDatabase(client)))
      await client.query(`create database ${appName} owner ${appName}`);
  } finally {
    await client.end();
  }
}

async function isComplete(client: Client): Promise<boolean> {
  return (await hasRole(client, appRole)) && (await hasDatabase(client));
}

async function hasRole(client: Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  return Boolean(rowCount);
}

async function hasDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [appName]);
  return Boolean(rowCount);
}
