import { createHash } from "node:crypto";
import { Resend, type CreateEmailOptions, type ErrorResponse } from "resend";
import { cutLine } from "./one-line.ts";
import {
  delivered,
  undelivered,
  type Delivery,
  type DeliveryFault,
  type OutgoingLetter,
  type Transport,
} from "./transport.ts";

const longestMs = 60_000;
/** As the batch call allows. */
const mostTogether = 100;

/** Letters through Resend. `baseUrl` is another address of its API, for tests. */
export function resendTransport(apiKey: string, baseUrl?: string): Transport {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  let closing = new AbortController();
  const patience = () => AbortSignal.any([AbortSignal.timeout(longestMs), closing.signal]);

  const deliver = async (letter: OutgoingLetter): Promise<Delivery> => {
    const signal = patience();
    const options = { idempotencyKey: letter.onceKey, signal };
    const { error } = await resend.emails.send(emailOf(letter), options);
    return error ? deliveryOf(error, signal) : delivered;
  };
  const deliverTogether = async (letters: readonly OutgoingLetter[]): Promise<Delivery[]> => {
    const signal = patience();
    const options = { idempotencyKey: sharedKey(letters), signal };
    const { error } = await resend.batch.send(letters.map(emailOf), options);
    const delivery = error ? deliveryOf(error, signal) : delivered;
    // One bad letter makes Resend refuse all: alone each gets the answer that is its own.
    if (!delivery.ok && delivery.reason === "refused") return oneByOne(letters, deliver);
    return letters.map(() => delivery);
  };
  return {
    name: "resend",
    deliver,
    together: {
      most: mostTogether,
      takes: ({ message }) => message.attachments.length === 0,
      deliver: deliverTogether,
    },
    close: () => {
      closing.abort();
      closing = new AbortController();
    },
  };
}

function emailOf({ message, messageId }: OutgoingLetter): CreateEmailOptions {
  const { from, to, replyTo, subject, html, text, headers, attachments } = message;
  return {
    from: from.name ? `"${from.name.replaceAll(/["\\]/g, "")}" <${from.address}>` : from.address,
    ...{ to: [to], subject, html, text },
    ...(replyTo !== undefined && { replyTo }),
    // Resend gives each mail a Message-ID of its own; this header says what is the same letter.
    headers: { ...headers, "X-Entity-Ref-ID": messageId },
    ...(attachments.length > 0 && { attachments: attachments.map((attachment) => attachment) }),
  };
}

/** The same letters together have the same key, in whatever order. */
function sharedKey(letters: readonly OutgoingLetter[]): string {
  const keys = letters.map(({ onceKey }) => onceKey).sort();
  return `outbox-${createHash("sha256").update(keys.join("\n")).digest("hex")}`;
}

async function oneByOne(
  letters: readonly OutgoingLetter[],
  deliver: (letter: OutgoingLetter) => Promise<Delivery>,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const letter of letters) deliveries.push(await deliver(letter));
  return deliveries;
}

function deliveryOf(error: ErrorResponse, signal: AbortSignal): Delivery {
  // The key was seen with a letter that was taken, and that has since been written a little differently.
  if (error.name === "invalid_idempotent_request") return delivered;
  const reason = signal.aborted ? "try-again" : faultOf(error);
  return undelivered(reason, cutLine(error.message || "Unknown error occurred"));
}

/** Keys, unproven domains and used-up quotas are ours to mend; the letter will do. */
function faultOf({ name, statusCode }: ErrorResponse): DeliveryFault {
  if (statusCode === null || name === "invalid_from_address") return "unreachable";
  if ([401, 403, 429].includes(statusCode)) return "unreachable";
  if (statusCode >= 500 || [408, 409, 425].includes(statusCode)) return "try-again";
  return "refused";
}
