import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const forever = "public, max-age=31536000, immutable";

/**
 * Serves the built browser files: hashed names cached for ever, the rest for an hour. Brotli versions are made by the
 * build.
 */
export function staticFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      c.header("Cache-Control", path.includes("/assets/") ? forever : "public, max-age=3600");
      // Preview pictures are shown by the sites on which a link was shared.
      if (path.includes("/share/")) c.header("Cross-Origin-Resource-Policy", "cross-origin");
      // The worker may only connect to our own server, and browsers always check for its newest version.
      if (/\/sw\.js(\.\w+)?$/.test(path)) {
        c.header("Cache-Control", "no-cache");
        c.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
      }
    },
  });
}
