import { Client } from "pg";
import { refuse, type Refusal } from "../refusal.ts";
import type { Database } from "./database.ts";

const oldestVersion = 150_000;

type Facts = {
  version: number;
  name: string;
  encoding: string;
  standby: boolean;
  gist: boolean;
  mayCreate: boolean;
  schema: string | null;
  user: string;
  databaseName: string;
  /** Equal for all programs that are connected to one database of one server. */
  database: string;
};

type Looked = { ok: true; facts: Facts; where: string; as: (sentence: string) => Refusal };

/**
 * Opens a PostgreSQL server that somebody else runs, after checking that it fits the product: as the user of `url`,
 * and for migrations as the user of `ownerUrl`, who owns the tables (the same user when absent).
 */
export async function openExternal(
  url: string,
  ownerUrl?: string,
): Promise<{ ok: true; database: Database } | Refusal> {
  const app = await look("DATABASE_URL", url);
  if (!app.ok) return app;
  const owner = ownerUrl === undefined ? app : await look("DATABASE_OWNER_URL", ownerUrl);
  if (!owner.ok) return owner;
  const unfit = explainUnfit(owner.facts, owner.where);
  if (unfit) return owner.as(unfit);
  const pair = owner === app ? undefined : explainPair(app.facts, owner.facts);
  if (pair) return owner.as(pair);
  return {
    ok: true,
    database: {
      poolConfig: { connectionString: url },
      ownerConfig: { connectionString: ownerUrl ?? url },
      scratch: {
        config: { connectionString: ownerUrl ?? url },
        name: `${app.facts.databaseName}_scratch`,
      },
      describe: `PostgreSQL ${app.facts.name} at ${app.where}`,
      stop: () => Promise.resolve(),
    },
  };
}

async function look(variable: string, url: string): Promise<Looked | Refusal> {
  const as = (sentence: string) => refuse(`${variable}: ${sentence}`);
  const where = placeOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const facts = await readFacts(client);
    return facts ? { ok: true, facts, where, as } : as(`${where} does not answer like PostgreSQL.`);
  } catch (error) {
    return as(explainFailure(error, url, where));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explainPair(app: Facts, owner: Facts): string | undefined {
  if (app.database !== owner.database)
    return "this is another database than that of DATABASE_URL: name the same one, as another user.";
  if (app.user === owner.user)
    return `"${owner.user}" is the user of DATABASE_URL as well: let the product work as a user who owns nothing, or leave this out.`;
  return undefined;
}

/** The server and database of a URL, without user and password. */
function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? (host || "localhost")}${pathname}`;
}

async function readFacts(client: Client): Promise<Facts | undefined> {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version_num')::int as version,
           split_part(current_setting('server_version'), ' ', 1) as name,
           current_setting('server_encoding') as encoding,
           pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as standby,
           exists (select from pg_extension where extname = 'btree_gist')
             or (exists (select from pg_available_extensions where name = 'btree_gist')
                 and has_database_privilege(current_database(), 'create')) as gist,
           coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
           current_schema() as schema, current_user as user, current_database()::text as "databaseName",
           concat_ws(' ', current_database(), pg_postmaster_start_time()) as database`);
  return rows[0];
}

/**
 * Returns why the product cannot run on a server with these facts, as the rest of a sentence; `undefined` when it
 * can.
 */
export function explainUnfit(
  facts: Omit<Facts, "user" | "database" | "databaseName">,
  where: string,
): string | undefined {
  if (facts.version < oldestVersion)
    return `${where} runs PostgreSQL ${facts.name}, and the product needs version 15 or newer.`;
  if (facts.encoding !== "UTF8")
    return `${where} is encoded in ${facts.encoding}: create the database with ENCODING 'UTF8'.`;
  if (facts.standby) return `${where} is read-only: name the primary server.`;
  if (!facts.gist)
    return `${where} does not offer the extension btree_gist to this user: install postgresql-contrib there, or let its administrator run CREATE EXTENSION btree_gist.`;
  if (!facts.mayCreate)
    return `the user may not create tables in ${where}: make it the owner of the database, GRANT CREATE ON SCHEMA ${facts.schema ?? "public"}, or name the owner in DATABASE_OWNER_URL.`;
  return undefined;
}

function explainFailure(error: unknown, url: string, where: string): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  const user = decodeURIComponent(new URL(url).username) || "this user";
  const known: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${where}: is the server running, and are host and port right?`,
    ENOENT: `nothing answers at ${where}: is the server running, and is the socket's folder right?`,
    ENOTFOUND: `there is no host of that name in ${where}.`,
    EAI_AGAIN: `there is no host of that name in ${where}.`,
    EHOSTUNREACH: `${where} cannot be reached from this machine.`,
    ENETUNREACH: `${where} cannot be reached from this machine.`,
    ETIMEDOUT: `${where} does not answer.`,
    ECONNRESET: `${where} hangs up: is it a PostgreSQL server, and are host and port right?`,
    "28P01": `${where} does not accept the password of "${user}".`,
    "28000": `${where} does not let "${user}" in: ${message}.`,
    "3D000": `the server is there, but ${where} has no such database: create it first.`,
    "53300": `${where} has no connection left for us.`,
    "57P03": `${where} is starting or stopping: try again in a moment.`,
    "42501": `"${user}" may not connect to ${where}.`,
  };
  if (known[code]) return known[code];
  if (/timeout|terminated/i.test(message))
    return `${where} does not answer like a PostgreSQL server: are host and port right?`;
  if (/SASL|password/i.test(message))
    return `${where} asks for a password, and the address has none that fits.`;
  return `${where} cannot be used: ${message}.`;
}
