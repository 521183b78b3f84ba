import type { PoolConfig } from "pg";

/** The database that the product runs on, whoever runs it. */
export type Database = {
  /** What a pool of connections needs to work as the application's role. */
  poolConfig: PoolConfig;
  /** The same as the role that owns the tables: for migrations and the operator's commands. */
  ownerConfig: PoolConfig;
  /** For the operator, without a password: "PostgreSQL 18.4 in /srv/data/pg". */
  describe: string;
  /** Lets go of it: the last program that leaves an embedded cluster stops it. Close the pools before. */
  stop: () => Promise<void>;
};
