import type { PoolClient } from "pg";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { PaperAgency } from "../../domain/documents/contents/paper-agency.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { formatAddress } from "../../i18n/format.ts";

/** The agency as it is printed from now on. */
export function paperAgency({
  facts,
  legalFacts,
}: Pick<Catalogue, "facts" | "legalFacts">): PaperAgency {
  const { name, city, phone, email } = facts;
  const { legalName, jib, vatNumber } = legalFacts;
  return {
    name: legalName ?? name,
    address: formatAddress(facts),
    city,
    phone,
    email,
    ...(jib !== undefined && { jib }),
    ...(vatNumber !== undefined && { vatNumber }),
  };
}

/** The name of the member who issues a paper; empty when nobody is known by it. */
export async function staffName(client: PoolClient, { actor }: Doer): Promise<string> {
  const { rows } = await client.query<{ name: string }>({
    name: "name-of-issuer",
    text: `select name from "user" where id = $1`,
    values: [memberIdOf(actor) ?? null],
  });
  return rows[0]?.name ?? "";
}
