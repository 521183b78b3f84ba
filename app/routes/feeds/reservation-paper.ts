import type { Deps } from "../../server/deps.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { secretHeaders } from "../request/private-headers.ts";

/** Headers for a document requested as data of the router, which takes none from a loader's response. */
export function paperHeaders() {
  return secretHeaders;
}

/** Returns a document as a file named after the reservation; `?view` shows it in the browser instead. */
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

/** Returns the answer to an address without a reservation. */
export function noPaper(): Response {
  return new Response("No such reservation", { status: 404, headers: secretHeaders });
}

/** Returns the site's origin, for the addresses printed on a document. */
export function siteUrlOf({ publicUrl }: Pick<Deps, "publicUrl">, request: Request): string {
  if (publicUrl) return publicUrl;
  const { origin, hostname } = new URL(request.url);
  // No host name is longer (RFC 1035), and a QR code holds only so much.
  if (hostname.length > 253)
    throw new Response("Bad Request", { status: 400, headers: secretHeaders });
  return origin;
}
