import type { MiddlewareHandler } from "hono";
import type { TagPolicy } from "./tag-policy.ts";

const fixed: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Adds the headers of every answer. HSTS only in production: a developer's localhost must stay reachable. */
export function securityHeaders(isProduction: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixed)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (isProduction)
      c.res.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    }
  };
}

/**
 * The content security policy of a page: our own files, and the inline scripts that carry this answer's nonce.
 * `style` attributes are allowed, because React writes sizes and custom properties there. `tiles` is the origin of a
 * street map's tiles: only the map page may load them, and be framed by ours. `tag` is another company's
 * analytics script, with the hosts that it may reach once a visitor has agreed.
 */
export function pagePolicy(nonce: string, tiles?: string, tag?: TagPolicy): string {
  const reached = tag?.hosts.map((host) => ` https://${host}`).join("") ?? "";
  const counting = tag ? ` ${new URL(tag.address).origin}${reached}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${counting}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles ? ` ${tiles}` : ""}${reached}`,
    "font-src 'self'",
    `connect-src 'self'${counting}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${tiles ? "'self'" : "'none'"}`,
  ].join("; ");
}
