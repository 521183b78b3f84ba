import type { PhoneAnswer } from "./phone-answer.ts";

/** Asks about the customer's phone, or tells it something; undefined without an answer. */
export async function askServer(
  address: string,
  fields?: Record<string, string>,
): Promise<PhoneAnswer | undefined> {
  const body = fields && new URLSearchParams(fields);
  const sent = body ? { method: "POST", body } : {};
  const answer = await fetch(address, sent).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  const isAnswer = typeof said === "object" && said !== null && "ok" in said;
  return isAnswer ? (said as PhoneAnswer) : undefined;
}
