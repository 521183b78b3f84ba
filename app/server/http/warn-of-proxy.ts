import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import { clientAddress } from "./client-address.ts";

const sentence =
  "X-Forwarded-For comes from an address of our own network while TRUST_PROXY is off: every visitor counts as the proxy, and the limits of one lock out all. Set TRUST_PROXY=1 when the proxy is yours";

/**
 * Logs once that a proxy of ours seems to stand in front and is not trusted. The header alone is anybody's claim; from a private
 * address it is a proxy's.
 */
export function warnOfProxy({
  trustProxy,
  log,
}: Pick<Deps, "trustProxy" | "log">): MiddlewareHandler {
  let told = trustProxy;
  return async (c, next) => {
    if (!told && c.req.header("x-forwarded-for") && isPrivate(clientAddress(c, false))) {
      told = true;
      log.warn(sentence);
    }
    await next();
  };
}

/** True for loopback, private and link-local addresses (RFC 1918, RFC 4193, RFC 4291), also written as IPv6. */
export function isPrivate(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, "");
  if (isIP(plain) === 4) return /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(plain);
  return isIP(plain) === 6 && (plain === "::1" || /^f[cd]|^fe[89ab]/.test(plain));
}
