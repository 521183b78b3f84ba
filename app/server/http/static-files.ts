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
    },
  });
}
