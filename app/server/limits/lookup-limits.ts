import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import { tryLimit, type LimitRule, type TryLimit } from "./try-limit.ts";

export type LookupLimits = { perAddress: TryLimit; perCode: TryLimit };

/** Lookups of reservations from one address, by code or by code and first name. */
export const perAddressRule: LimitRule = {
  name: "lookup-address",
  tries: 10,
  seconds: 60,
  rememberRefused: true,
};

/** Wrong first names for one code, from any address. */
export const perCodeRule: LimitRule = { name: "lookup-code", tries: 5, seconds: 60 * 60 };

const limitsOf = new WeakMap<Pool, LookupLimits>();

/** The limits on looking reservations up, one set per process. */
export function lookupLimits(deps: Pick<Deps, "pool" | "signingKey">): LookupLimits {
  const known = limitsOf.get(deps.pool);
  if (known) return known;
  const limits = makeLookupLimits(deps);
  limitsOf.set(deps.pool, limits);
  return limits;
}

/** A set of its own, also under other rules. */
export function makeLookupLimits(
  deps: Pick<Deps, "pool" | "signingKey">,
  rules: { perAddress: LimitRule; perCode: LimitRule } = {
    perAddress: perAddressRule,
    perCode: perCodeRule,
  },
): LookupLimits {
  return {
    perAddress: addressLimit(deps, rules.perAddress),
    perCode: tryLimit(deps, rules.perCode),
  };
}
