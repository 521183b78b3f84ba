import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const forever = "public, max-age=31536000, immutable";

/** The built browser files: hashed names for ever, the rest for an hour. Brotli twins are made at build time. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      c.header("Cache-Control", path.includes("/assets/") ? forever : "public, max-age=3600");
      // Pictures of a shared link are shown by the sites that it was shared on.
      if (path.includes("/share/")) c.header("Cross-Origin-Resource-Policy", "cross-origin");
      // The worker asks our own server for everything; its newest version is asked for each time.
      if (/\/sw\.js(\.\w+)?$/.test(path)) {
        c.header("Cache-Control", "no-cache");
        c.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
      }
    },
  });
}
