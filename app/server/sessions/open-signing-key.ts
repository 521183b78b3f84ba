import type { Pool } from "pg";
import type { Random } from "../deps.ts";

const keyName = "passes";
const keyBytes = 32;

/** Returns the key that signs passes, 32 bytes: made at the first start, the same for every process ever after. */
export async function openSigningKey(
  pool: Pool,
  { random }: { random: Random },
): Promise<Uint8Array> {
  const made = Buffer.from(random.bytes(keyBytes)).toString("base64");
  await pool.query(
    "insert into signing_key (name, key) values ($1, $2) on conflict (name) do nothing",
    [keyName, made],
  );
  const { rows } = await pool.query<{ key: string }>(
    "select key from signing_key where name = $1",
    [keyName],
  );
  const [row] = rows;
  if (!row) throw new Error("the signing key was made and is not there");
  return Buffer.from(row.key, "base64");
}
