/**
 * Returns the request with an address that can be decoded. The router reports every undecodable one on standard error
 * and then uses it unchanged; escaped once more it matches no page either, and nothing is reported.
 */
export function readableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  const parts = url.pathname.split("/");
  url.pathname = parts
    .map((part) => (isReadable(part) ? part : encodeURIComponent(part)))
    .join("/");
  return new Request(url, request);
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
