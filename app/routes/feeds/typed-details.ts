import type { ActionFunctionArgs } from "react-router";
import { keepTyped, readTyped } from "../../server/reservations/booking/typed-details.ts";
import { page } from "../request/page-context.ts";
import { readForm } from "../request/read-form.ts";

/** Seals what a visitor types on the review into a cookie of their browser; nothing of it is written down here. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { deps } = context.get(page);
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const form = await readForm(request);
  const about = form.get("about");
  const search = typeof about === "string" ? about.slice(0, 1000) : "";
  const cookie = keepTyped(deps, request, { values: readTyped(form), search });
  return cookie === undefined ? answer(413) : answer(204, { "Set-Cookie": cookie });
}

/** Refuses reading: this address takes POST only. */
export function loader(): Response {
  return answer(405, { Allow: "POST" });
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(undefined, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
