import { join } from "node:path";
import type { Env } from "../../env.server.ts";
import type { LetterKind } from "../letter.ts";
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
  /** Letters of one lane are sent one after the other; no lane waits for another. */
  lanes: readonly Lane[];
};

/** The letters of some kinds, or of all others. */
export type Lane = {
  kinds: readonly LetterKind[];
  takes: "these" | "others";
  /** True when its letters may leave the house. */
  leavesHouse: boolean;
};

/** The kinds that the functions of the former site send themselves, each by its own function. */
const edgeKinds: readonly LetterKind[] = ["booking-confirmed", "contact-message"];

/** All letters, one after the other. */
export const oneLane: Lane = { kinds: [], takes: "others", leavesHouse: true };

/**
 * Returns the transports that the environment names. The edge function takes the kinds that it knows; all others go
 * through the mail server or Resend, or else stay in the local mailbox under `dataDir`.
 */
export function chooseTransport({ mail, dataDir }: Pick<Env, "mail" | "dataDir">): Carriers {
  const ordinary = ordinaryTransport(mail, dataDir);
  const { leavesHouse } = ordinary;
  if (!mail.edgeFunction)
    return { for: () => ordinary, all: [ordinary], lanes: [{ ...oneLane, leavesHouse }] };
  const edge = edgeTransport(mail.edgeFunction);
  return {
    for: (message) => (message.edge ? edge : ordinary),
    all: [edge, ordinary],
    lanes: [
      ...edgeKinds.map((kind): Lane => ({ kinds: [kind], takes: "these", leavesHouse: true })),
      { kinds: edgeKinds, takes: "others", leavesHouse },
    ],
  };
}

function ordinaryTransport({ smtpUrl, resendApiKey }: Env["mail"], dataDir: string): Transport {
  if (smtpUrl) return smtpTransport(smtpUrl);
  if (resendApiKey) return resendTransport(resendApiKey);
  return mailboxTransport(join(dataDir, "mail"));
}
