import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import { cookieName, sessionCookie, sessionToken } from "./reservation-cookie.ts";

/**
 * Restarts the half hour of the visitor's session with every private page. Other answers leave it as it is: they may
 * be cached for everybody.
 */
export function lengthenSession(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!/\bno-store\b/.test(c.res.headers.get("cache-control") ?? "")) return;
    const isSet = c.res.headers.getSetCookie().some((one) => one.startsWith(`${cookieName}=`));
    const token = isSet ? undefined : sessionToken(deps, c.req.raw);
    if (token === undefined) return;
    c.res.headers.append("Set-Cookie", sessionCookie(deps, c.req.raw, token));
  };
}
