/** What the register and the makers of cars would say: an agency that issues invoices has numbers, and a vehicle that goes abroad has one. */
import type { PoolClient } from "pg";
import type { LegalFacts } from "../../app/domain/legal-facts.ts";
import { settingKey } from "../../app/server/catalogue/read-settings.ts";

/** An imagined firm; its name says so. */
const company: LegalFacts = {
  legalName: "Eternal Pro d.o.o. Tuzla (demo)",
  legalForm: "Društvo s ograničenom odgovornošću",
  registrationCourt: "Općinski sud u Tuzli",
  registrationNumber: "32-01-0000-20",
  jib: "4200000000004",
  vatNumber: "200000000000",
  responsiblePerson: "Adnan Hodžić",
  bankName: "Banka d.d. Tuzla",
  bankAccount: "1610000000000000",
};

/** Returns the facts of the firm: those that somebody has set, and imagined ones for the others. */
export function demoLegalFacts(legalFacts: LegalFacts): LegalFacts {
  return { ...company, ...legalFacts };
}

/** Writes the facts that nobody has set, and numbers of chassis for vehicles without one. */
export async function writeCompany(client: PoolClient, legalFacts: LegalFacts): Promise<void> {
  const missing = Object.entries(company).filter(([name]) => !(name in legalFacts));
  await client.query(
    `insert into setting (key, value) select key, value from jsonb_each($1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(Object.fromEntries(missing.map(([name, value]) => [settingKey(name), value])))],
  );
  await client.query(
    "update vehicle set vin = 'WVWZZZ1KZKU' || lpad(id::text, 6, '0') where vin is null",
  );
}
