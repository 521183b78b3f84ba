import { join } from "node:path";
import type { Carrier } from "../../../domain/settings/carrier.ts";
import type { Env } from "../../env.server.ts";

/** How letters are sent, without anything secret. */
export type MailWay = {
  carrier: Carrier;
  /** Host and port of the mail server. */
  server?: string;
  /** True when some kinds of letters go through an edge function. */
  edge: boolean;
  /** The sender of all letters, when the operator has set one. */
  from?: string;
  /** The folder of the local mailbox, where letters stay. */
  boxDir?: string;
};

/** Returns how the environment sends mail, for the staff: never a name or a password. */
export function mailWay({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): MailWay {
  const { smtpUrl, resendApiKey, edgeFunction, from } = mail;
  const rest = { edge: edgeFunction !== undefined, ...(from && { from: from.address }) };
  if (smtpUrl) return { carrier: "smtp", server: new URL(smtpUrl).host, ...rest };
  if (resendApiKey) return { carrier: "resend", ...rest };
  return { carrier: "mailbox", boxDir: join(dataDir, "mail"), ...rest };
}
