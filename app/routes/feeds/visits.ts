import type { ActionFunctionArgs } from "react-router";
import { readVisitEvent } from "../../domain/visits/visit-event.ts";
import { isStaff } from "../../server/visits/is-staff.ts";
import { keepVisit, type VisitAnswer } from "../../server/visits/keep-visit.ts";
import { page } from "../request/page-context.ts";

/** Far more than any of our browsers' messages needs. */
const maxCharacters = 2048;

/**
 * Receives visits, as JSON, from browsers whose owners have consented, and from all of them the searches that they did not send; a beacon
 * labels its JSON as plain text.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { deps, ip } = context.get(page);
  if (request.method !== "POST") return refused();
  if (!isText(request.headers)) return answer(415);
  const text = await readText(request);
  if (text === undefined) return answer(413);
  const event = readVisitEvent(text);
  if (!event) return answer(400);
  const userAgent = request.headers.get("user-agent") ?? undefined;
  try {
    const optedOut = saysNoItself(request.headers);
    const told = { event, address: ip, userAgent, optedOut };
    return answered(
      await keepVisit(deps, { ...told, isStaff: isStaff(request.headers.get("cookie")) }),
    );
  } catch (error) {
    deps.log.warn({ err: error }, "a visit was not kept");
    return answer(503);
  }
}

/** Refuses reading: this address takes POST only. */
export function loader(): Response {
  return refused();
}

const statuses = { "no-page": 400, "no-visit": 404 } as const;

function answered(told: VisitAnswer): Response {
  if (told.ok) return answer(204);
  if (told.reason !== "too-many-tries") return answer(statuses[told.reason]);
  return answer(429, { "Retry-After": String(told.waitSeconds) });
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(undefined, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

function refused(): Response {
  return answer(405, { Allow: "POST" });
}

function isText(headers: Headers): boolean {
  return /^(application\/json|text\/plain)\b/i.test(headers.get("content-type") ?? "");
}

/** Returns `undefined` when the text is too long; a text that declares its excess length is not read at all. */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length")) > maxCharacters) return undefined;
  const text = await request.text();
  return text.length > maxCharacters ? undefined : text;
}

/** True when the browser sends Global Privacy Control or Do Not Track. */
function saysNoItself(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
