import { Client, type ClientConfig } from "pg";
import type { Postmaster } from "./postmaster-file.ts";

/**
 * The server's state: `ready` with its version; `busy` while starting or stopping; `unreachable` without a socket;
 * `refused` when waiting will not help.
 */
export type ServerAnswer =
  | { state: "ready"; version: string }
  | { state: "busy" }
  | { state: "unreachable" }
  | { state: "refused"; why: string };

/** How the cluster's own superuser connects: through the private socket, to the database that every cluster has. */
export function superuserConfig(postmaster: Postmaster): ClientConfig {
  return {
    host: postmaster.socketFolder,
    port: postmaster.port,
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    connectionTimeoutMillis: 2_000,
  };
}

/** Returns whether a server accepts connections. */
export async function askServer(postmaster: Postmaster): Promise<ServerAnswer> {
  if (postmaster.status !== "ready") return { state: "busy" };
  const client = new Client(superuserConfig(postmaster));
  client.on("error", () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return { state: "ready", version: answer.rows[0]?.version.split(" ")[0] ?? "" };
  } catch (error) {
    return notReady(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function notReady(error: unknown): ServerAnswer {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ECONNREFUSED") return { state: "unreachable" };
  // 57P: starting, stopping or recovering; 53300: no connection left; none: the connection ended half way.
  if (code === "" || /^57P|^53300$|^ECONNRESET$|^EPIPE$/.test(code)) return { state: "busy" };
  return { state: "refused", why: error instanceof Error ? error.message : String(error) };
}
