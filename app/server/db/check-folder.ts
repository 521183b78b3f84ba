import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import type { Env } from "../env.server.ts";
import { refuse, type Refusal } from "../refusal.ts";

/**
 * Refuses a data folder that does not hold the files of this database: pictures that one process takes in would be missing on every
 * other load. The database and the folder both keep the name of the installation; the first start gives it. A database of our own
 * lies in its folder and always fits.
 */
export async function checkFolder(
  pool: Pool,
  { dataDir, databaseUrl }: Pick<Env, "dataDir" | "databaseUrl">,
): Promise<Refusal | undefined> {
  const made = randomUUID();
  const { rowCount } = await pool.query(
    "insert into installation (id) values ($1) on conflict do nothing",
    [made],
  );
  const id = await installationId(pool);
  const file = join(dataDir, "installation");
  try {
    const found = (await readFile(file, "utf8").catch(nothingIfMissing))?.trim();
    if (found === id) return undefined;
    if (rowCount === 1 || databaseUrl === undefined) {
      await nameFolder(dataDir, id);
      return undefined;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refuse(
      `The folder ${dataDir} cannot be used (${why}): DATA_DIR has to be a folder that the product may write to.`,
    );
  }
  return refuse(
    `The folder ${dataDir} does not hold the files of this database: set DATA_DIR to the folder that every process on this database shares, or restore a backup, which brings its files along. When they are lost for good, write ${id} into ${file}.`,
  );
}

/** Marks a folder as that of the installation. */
export async function nameFolder(dataDir: string, id: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, "installation"), `${id}\n`);
}

/** The name of the installation. Throws before it has one. */
async function installationId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from installation");
  const [row] = rows;
  if (!row) throw new Error("the installation was named and has no name");
  return row.id;
}

function nothingIfMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
