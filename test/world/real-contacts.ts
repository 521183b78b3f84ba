import type { Pool } from "pg";
import type { Facts } from "../../app/domain/facts.ts";

type Contacts = Pick<Facts, "phone" | "whatsapp" | "viber" | "email">;

/** The contacts of an agency that customers can reach: letters leave the house with them, and not with those of the seed. */
export const realContacts: Contacts = {
  phone: "+38735123456",
  whatsapp: "+38761123456",
  viber: "+38761123456",
  email: "info@eternal-pro.ba",
};

/** Writes contacts into the settings of a seeded database. */
export async function writeContacts(
  pool: Pool,
  contacts: Partial<Contacts> = realContacts,
): Promise<void> {
  await pool.query(
    "update setting set value = new.value from jsonb_each($1::jsonb) as new where new.key = setting.key",
    [JSON.stringify(contacts)],
  );
}
