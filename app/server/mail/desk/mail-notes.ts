import { join } from "node:path";
import type { Facts } from "../../../domain/facts.ts";
import { holdsLetters } from "../../../domain/settings/carrier.ts";
import { type Contact, placeholdersOf } from "../../../domain/settings/placeholders.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { formatList } from "../../../i18n/format.ts";
import type { Env } from "../../env.server.ts";
import { mailWay } from "./mail-way.ts";

type World = {
  env: Pick<Env, "mail" | "dataDir">;
  facts: Pick<Facts, Contact>;
  /** The address of the site. */
  address: string;
};

const names: Record<Contact, string> = {
  phone: "phone",
  whatsapp: "WhatsApp",
  viber: "Viber",
  email: "e-mail address",
};

/** The limits of the configured mail, a sentence each, for whoever starts the product. */
export function mailNotes({ env, facts, address }: World): string[] {
  return [heldNote({ env, facts, address }), edgeNote(env)].filter((note) => note !== undefined);
}

function heldNote({ env, facts, address }: World): string | undefined {
  if (!holdsLetters(mailWay(env), facts)) return undefined;
  const still = formatList(
    placeholdersOf(facts).map((contact) => names[contact]),
    "en-us",
  );
  const place = address + adminPath("settings", "en-us", "agency");
  return `No letter leaves this server yet, because the agency's contacts are still those of the first start (${still}): letters wait until they are replaced at ${place}`;
}

function edgeNote({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): string | undefined {
  if (!mail.edgeFunction || mail.smtpUrl || mail.resendApiKey) return undefined;
  const place = join(dataDir, "mail");
  return `The edge function sends only the letters that it knows; all others stay in ${place}, until SMTP_URL or RESEND_API_KEY is set.`;
}
