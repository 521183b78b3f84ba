import type { Config } from "@react-router/dev/config";
import { cpSync } from "node:fs";
import { buildWorker } from "./scripts/build-worker.ts";

export default {
  appDirectory: "app",
  ssr: true,
  routeDiscovery: { mode: "lazy" },
  // Where forms may come from is decided in server/http/same-origin.ts. The router would compare the scheme too, and behind a
  // proxy that ends TLS every form of ours comes from https to a request that is http.
  allowedActionOrigins: ["**"],
  async buildEnd() {
    // Built, the code that migrates looks beside itself too.
    cpSync("app/server/db/migrations", "build/server/migrations", { recursive: true });
    await buildWorker();
  },
} satisfies Config;
