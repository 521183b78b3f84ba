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
/** The limit of Resend's batch call. */
const maxTogether = 100;

/** Makes the transport through Resend. `baseUrl` is another address of its API, for tests. */
export function resendTransport(apiKey: string, baseUrl?: string): Transport {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  let closing = new AbortController();
  const patience = () => AbortSignal.any([AbortSignal.timeout(longestMs), closing.signal]);

  const deliver = async (letter: OutgoingLetter): Promise<Delivery> => {
    const signal = patience();
    const email = emailOf(letter);
    const options = { idempotencyKey: keyOf([letter], [email]), signal };
    const { error } = await resend.emails.send(email, options);
    return error ? deliveryOf(error, signal) : delivered;
  };
  const deliverTogether = async (letters: readonly OutgoingLetter[]): Promise<Delivery[]> => {
    const signal = patience();
    const ordered = letters.toSorted((a, b) => a.id - b.id);
    const emails = ordered.map(emailOf);
    const options = { idempotencyKey: keyOf(ordered, emails), signal };
    const { error } = await resend.batch.send(emails, options);
    const delivery = error ? deliveryOf(error, signal) : delivered;
    // One bad letter makes Resend refuse all: sent alone, each gets an answer of its own.
    if (!delivery.ok && delivery.reason === "refused") return oneByOne(letters, deliver);
    return letters.map(() => delivery);
  };
  return {
    name: "resend",
    leavesHouse: true,
    deliver,
    together: {
      max: maxTogether,
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
    to: [to],
    subject,
    html,
    text,
    ...(replyTo !== undefined && { replyTo }),
    // Resend gives each mail a Message-ID of its own; this header identifies copies of the same letter.
    headers: { ...headers, "X-Entity-Ref-ID": messageId },
    ...(attachments.length > 0 && { attachments: attachments.map((attachment) => attachment) }),
  };
}

/**
 * The idempotency key: the same letters with the same content have the same key. Resend refuses a key with other
 * content, and does not say whether the first letters were sent: a letter whose content differs by now goes out,
 * maybe as a second one, and is not lost.
 */
function keyOf(letters: readonly OutgoingLetter[], emails: readonly CreateEmailOptions[]): string {
  const keys = letters.map(({ onceKey }) => onceKey);
  const hash = createHash("sha256")
    .update(JSON.stringify([keys, emails]))
    .digest("hex");
  return `outbox-${hash}`;
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
  const reason = signal.aborted ? "try-again" : faultOf(error);
  return undelivered(reason, cutLine(error.message || "Unknown error occurred"));
}

/** Wrong keys, unverified domains and used-up quotas are ours to fix; the letter itself is fine. */
function faultOf({ name, statusCode }: ErrorResponse): DeliveryFault {
  if (statusCode === null || name === "invalid_from_address") return "unreachable";
  if ([401, 403, 429].includes(statusCode)) return "unreachable";
  if (statusCode >= 500 || [408, 409, 425].includes(statusCode)) return "try-again";
  return "refused";
}
