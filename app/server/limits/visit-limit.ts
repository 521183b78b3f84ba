import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import type { TryLimit } from "./try-limit.ts";

/** A page reports itself two or three times; nobody reads thirty pages in a minute. */
const rule = { name: "visits", tries: 90, seconds: 60, rememberRefused: true };

const limitOf = new WeakMap<Pool, Pick<TryLimit, "count">>();

/** The limit on visit reports from one address: 90 a minute, one limit per process. */
export function visitLimit(deps: Pick<Deps, "pool" | "signingKey">): Pick<TryLimit, "count"> {
  const known = limitOf.get(deps.pool);
  if (known) return known;
  const limit = addressLimit(deps, rule);
  limitOf.set(deps.pool, limit);
  return limit;
}
