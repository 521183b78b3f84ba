import type { Deps } from "../../server/deps.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { secretHeaders } from "../request/private-headers.ts";

/** The same for a paper that is asked for as data of the router, which takes no headers from the answer of a loader. */
export function paperHeaders() {
  return secretHeaders;
}

/** A paper as a file named after the reservation; `?view` shows it in the browser instead. */
export function paperAnswer(
  request: Request,
  { code }: Pick<Reservation, "code">,
  {
    content,
    type,
    extension,
  }: { content: Uint8Array<ArrayBuffer>; type: string; extension: string },
): Response {
  const how = new URL(request.url).searchParams.has("view") ? "inline" : "attachment";
  return new Response(content, {
    headers: {
      ...secretHeaders,
      "Content-Type": type,
      "Content-Length": String(content.byteLength),
      "Content-Disposition": `${how}; filename="${code}.${extension}"`,
    },
  });
}

/** The answer to an address that belongs to no reservation. */
export function noPaper(): Response {
  return new Response("No such reservation", { status: 404, headers: secretHeaders });
}

/** Where the site is reached, for the addresses that stand on a paper. */
export function siteUrlOf({ publicUrl }: Pick<Deps, "publicUrl">, request: Request): string {
  if (publicUrl) return publicUrl;
  const { origin, hostname } = new URL(request.url);
  // Nobody has a longer name (RFC 1035), and no QR code takes any length.
  if (hostname.length > 253)
    throw new Response("Bad Request", { status: 400, headers: secretHeaders });
  return origin;
}
