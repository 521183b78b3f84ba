import type { PoolClient } from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

const text = "select version from catalogue_version";

/** True when something changed since the catalogue was read. Called inside the transaction that writes a price. */
export async function isStale(
  client: PoolClient,
  { version }: Pick<Catalogue, "version">,
): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>({ name: "catalogue-version", text });
  return rows[0]?.version !== version;
}
