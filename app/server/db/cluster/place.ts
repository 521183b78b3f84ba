import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The paths of an embedded cluster, all under the data folder. */
export type ClusterPlace = {
  dataDir: string;
  /** The folder that PostgreSQL made. */
  dir: string;
  logFile: string;
  lockFile: string;
};

/** The paths of the cluster under this data folder. */
export function clusterPlace(dataDir: string): ClusterPlace {
  return {
    dataDir,
    dir: join(dataDir, "pg"),
    logFile: join(dataDir, "pg.log"),
    lockFile: join(dataDir, "pg.lock"),
  };
}

/** The major version that made the cluster, or `undefined` when there is none yet. */
export function versionOnDisk(place: ClusterPlace): string | undefined {
  try {
    return readFileSync(join(place.dir, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
