import { privateHeaders } from "../../request/private-headers.ts";

/** The number of an address or of a field; nothing when it is none that a row can have. */
export function readId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** What a number of an address names must be there: anything else is no page. */
export function notFound(): Response {
  return new Response(null, { status: 404, headers: privateHeaders });
}

/** A form that no page of ours sends. */
export function badForm(): Response {
  return new Response(null, { status: 400, headers: privateHeaders });
}
