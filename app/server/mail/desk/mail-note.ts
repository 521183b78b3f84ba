import { join } from "node:path";
import type { Env } from "../../env.server.ts";

/**
 * Returns the limits of the configured mail in one sentence, for whoever starts the product; `undefined` when it has
 * none.
 */
export function mailNote({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): string | undefined {
  if (!mail.edgeFunction || mail.smtpUrl || mail.resendApiKey) return undefined;
  const place = join(dataDir, "mail");
  return `The edge function sends only the letters that it knows; all others stay in ${place}, until SMTP_URL or RESEND_API_KEY is set.`;
}
