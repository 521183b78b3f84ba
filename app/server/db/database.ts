import type { PoolConfig } from "pg";

/** The database of the product, embedded or external. */
export type Database = {
  /** The connection settings of the application's role. */
  poolConfig: PoolConfig;
  /** The connection settings of the tables' owner: for migrations and the operator's commands. */
  ownerConfig: PoolConfig;
  /** Where a backup is restored to be tried: a user that may create databases, and the name of the one that comes and goes. */
  scratch: { config: PoolConfig; name: string };
  /** For the operator, without a password: "PostgreSQL 18.4 in /srv/data/pg". */
  describe: string;
  /** Releases the database: the last program that leaves an embedded cluster stops it. Close the pools before. */
  stop: () => Promise<void>;
};
