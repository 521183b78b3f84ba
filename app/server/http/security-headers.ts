import type { MiddlewareHandler } from "hono";

const fixed: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Headers that every answer carries. HSTS only in production: a developer's localhost must stay reachable. */
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
 * The content policy of a page: our own files, and the inline scripts that carry this answer's nonce.
 * Styles may stand in `style` attributes, because React writes sizes and custom properties there.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
