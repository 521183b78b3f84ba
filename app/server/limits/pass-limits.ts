import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import type { TryLimit } from "./try-limit.ts";

const limitsOf = new WeakMap<Pool, TryLimit>();

/** The limit on addresses of handovers that nobody made: 20 a minute from one address. Those that are right are not counted. */
export function wrongPassLimit(deps: Pick<Deps, "pool" | "signingKey">): TryLimit {
  const known = limitsOf.get(deps.pool);
  if (known) return known;
  const rule = { name: "wrong-handover-pass", tries: 20, seconds: 60 };
  const limit = addressLimit(deps, rule);
  limitsOf.set(deps.pool, limit);
  return limit;
}
