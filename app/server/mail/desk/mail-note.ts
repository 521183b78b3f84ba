import { join } from "node:path";
import type { Env } from "../../env.server.ts";

/** What whoever starts the product may not expect of its mail, in one sentence; `undefined` when there is nothing. */
export function mailNote({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): string | undefined {
  if (!mail.edgeFunction || mail.smtpUrl || mail.resendApiKey) return undefined;
  const place = join(dataDir, "mail");
  return `The edge function sends only the letters that it knows; all others stay in ${place}, until SMTP_URL or RESEND_API_KEY is set.`;
}
