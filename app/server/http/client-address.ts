import type { Context } from "hono";

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * The client's network address. Behind a trusted proxy it is the last one that the proxy wrote; otherwise the header
 * is the client's own claim and is not read.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
    : undefined;
  const bindings = c.env as NodeBindings | undefined;
  return forwarded || bindings?.incoming?.socket?.remoteAddress || "unknown";
}
