import type { ActionFunctionArgs } from "react-router";
import { hearNotice, type NoticeAnswer } from "../../server/online-payments/hear-notice.ts";
import { page } from "../request/page-context.ts";

/** Far more than a notice needs. */
const maxCharacters = 8192;

const statuses = { "no-provider": 404, unsigned: 403, unknown: 404 } as const;

/** `/payment-notice`: where the provider of online payments tells what became of one. What has no effect is answered as heard. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { deps } = context.get(page);
  if (request.method !== "POST") return refused();
  const body = await request.text();
  if (body.length > maxCharacters) return answer(413, "too long");
  const heard = await hearNotice(deps, { headers: request.headers, body });
  return heard.ok ? answer(200, heard.effect) : answer(statuses[heard.reason], sentenceOf(heard));
}

/** Refuses reading: this address takes POST only. */
export function loader(): Response {
  return refused();
}

/** Read by the people who connect a provider, in its log. */
function sentenceOf({ reason }: Extract<NoticeAnswer, { ok: false }>): string {
  if (reason === "unsigned") return "The signature does not fit the notice.";
  return reason === "unknown" ? "No payment of this reference was begun." : "Nothing is paid here.";
}

function answer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function refused(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
