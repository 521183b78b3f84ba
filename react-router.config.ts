import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  routeDiscovery: { mode: "lazy" },
  // Where forms may come from is decided in server/http/same-origin.ts. The router would compare the scheme too, and behind a
  // proxy that ends TLS every form of ours comes from https to a request that is http.
  allowedActionOrigins: ["**"],
} satisfies Config;
