import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Route modules are few and small; the whole manifest costs less than asking for patches of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
