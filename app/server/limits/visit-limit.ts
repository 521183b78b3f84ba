import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import type { TryLimit } from "./try-limit.ts";

/** A page tells of itself two or three times; nobody reads thirty of them in a minute. */
const rule = { name: "visits", tries: 90, seconds: 60, rememberRefused: true };

const limitOf = new WeakMap<Pool, Pick<TryLimit, "count">>();

/** What browsers at one address tell of their visits: 90 times a minute, one limit per process. */
export function visitLimit(deps: Pick<Deps, "pool" | "signingKey">): Pick<TryLimit, "count"> {
  const known = limitOf.get(deps.pool);
  if (known) return known;
  const limit = addressLimit(deps, rule);
  limitOf.set(deps.pool, limit);
  return limit;
}
