import { join } from "node:path";
import type { Env } from "../../env.server.ts";
import { edgeTransport } from "./edge-transport.ts";
import { mailboxTransport } from "./mailbox-transport.ts";
import type { MailMessage } from "./mail-message.ts";
import { resendTransport } from "./resend-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

export type Carriers = {
  /** Returns the transport of a letter. */
  for: (message: MailMessage) => Transport;
  all: readonly Transport[];
};

/**
 * Returns the transports that the environment names. The edge function takes the kinds that it knows; all others go
 * through the mail server or Resend, or else stay in the local mailbox under `dataDir`.
 */
export function chooseTransport({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): Carriers {
  const ordinary = ordinaryTransport(mail, dataDir);
  if (!mail.edgeFunction) return { for: () => ordinary, all: [ordinary] };
  const edge = edgeTransport(mail.edgeFunction);
  return { for: (message) => (message.edge ? edge : ordinary), all: [edge, ordinary] };
}

function ordinaryTransport({ smtpUrl, resendApiKey }: Env["mail"], dataDir: string): Transport {
  if (smtpUrl) return smtpTransport(smtpUrl);
  if (resendApiKey) return resendTransport(resendApiKey);
  return mailboxTransport(join(dataDir, "mail"));
}
