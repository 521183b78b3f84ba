import type { MailSettings } from "../../env.server.ts";
import { cutLine, errorLine } from "./one-line.ts";
import {
  delivered,
  undelivered,
  type Delivery,
  type DeliveryFault,
  type Transport,
} from "./transport.ts";

const longestMs = 60_000;

/** Sends letters through an HTTP function that writes them itself: it gets their facts, not our HTML. */
export function edgeTransport(
  { url, key }: NonNullable<MailSettings["edgeFunction"]>,
  patienceMs: number = longestMs,
): Transport {
  let closing = new AbortController();
  return {
    name: "edge",
    leavesHouse: true,
    deliver: async ({ message: { edge }, onceKey }) => {
      if (!edge) throw new Error("the edge function is not told this letter");
      const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), closing.signal]);
      try {
        const answer = await fetch(`${url}/${edge.name}`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${key}`,
            "Content-Type": "application/json",
            "Idempotency-Key": onceKey,
          },
          body: edge.body,
          signal,
        });
        return deliveryOf(answer, await answer.text());
      } catch (error) {
        return undelivered(signal.aborted ? "try-again" : networkFault(error), errorLine(error));
      }
    },
    close: () => {
      closing.abort();
      closing = new AbortController();
    },
  };
}

function deliveryOf({ ok, status }: Response, body: string): Delivery {
  if (!ok)
    return undelivered(faultOf(status), cutLine(`Edge Function returned ${status}: ${body}`));
  const said = readAnswer(body);
  // A page that answers everything with 200 is not the function: the letter waits until the address is right.
  if (!said) return undelivered("unreachable", cutLine(`Edge Function returned no JSON: ${body}`));
  if (said.success !== false) return delivered;
  const error = typeof said.error === "string" && said.error;
  return undelivered("try-again", cutLine(error || "Unknown error occurred"));
}

/** A wrong key or address of the functions is ours to fix; the letter itself is fine. */
function faultOf(status: number): DeliveryFault {
  if ([401, 403, 404, 405, 410, 429].includes(status)) return "unreachable";
  if (status >= 400 && status < 500 && ![408, 425].includes(status)) return "refused";
  return "try-again";
}

/** `{ success, error }`, as far as the body has them; undefined when it is no JSON object. */
function readAnswer(body: string): { success?: unknown; error?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** A connection that broke after it was made may have delivered the letter; one that was never made did not. */
function networkFault(error: unknown): DeliveryFault {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = typeof cause === "object" && cause && "code" in cause ? cause.code : "";
  const broken = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];
  return broken.includes(String(code)) ? "try-again" : "unreachable";
}
