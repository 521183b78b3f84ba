import { Client } from "pg";
import { applicationName } from "../client.server.ts";
import { superuserConfig } from "./ask-server.ts";
import type { Postmaster } from "./postmaster-file.ts";

/**
 * A program's place on a cluster: one connection that holds a shared lock for as long as the program lives. A program
 * that leaves and can take the lock alone is the last; one that joins at that moment waits, and starts the cluster
 * again.
 */
export type Presence = {
  /** Settles when the connection is gone, by whatever cause. */
  lost: Promise<void>;
  /** Gives the place up. Returns true when no other program is on the cluster; none can join until it is stopped. */
  isLast: () => Promise<boolean>;
  close: () => Promise<void>;
};

const presenceLock = 7_741_002;

/** Joins the programs on a cluster. Throws when the cluster is stopped meanwhile. */
export async function joinCluster(postmaster: Postmaster): Promise<Presence> {
  const client = new Client({
    ...superuserConfig(postmaster),
    application_name: `${applicationName} presence`,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`select pg_advisory_lock_shared(${presenceLock})`);
  return {
    lost,
    isLast: async () => {
      const { rows } = await client.query<{ left: boolean; alone: boolean }>(
        `select pg_advisory_unlock_shared(${presenceLock}) as "left", pg_try_advisory_lock(${presenceLock}) as alone`,
      );
      return rows[0]?.alone ?? false;
    },
    close: () => client.end(),
  };
}
