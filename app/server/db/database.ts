import type { PoolConfig } from "pg";

/** The database that the product runs on, whoever runs it. */
export type Database = {
  /** What a pool of connections needs. */
  poolConfig: PoolConfig;
  /** The same as one address, for other programs of this machine; it may hold a password. */
  url: string;
  /** For the operator, without a password: "PostgreSQL 18.4 in /srv/data/pg". */
  describe: string;
  /** Lets go of it: the last program that leaves an embedded cluster stops it. Close the pools before. */
  stop: () => Promise<void>;
};
