import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import { all, tryLimit, type LimitRule, type TryLimit } from "./try-limit.ts";

export type LookupLimits = {
  perAddress: TryLimit;
  /** Wrong first names for one code from one address; the wait grows with them. */
  perAsker: TryLimit;
  /** Wrong first names for one code from all addresses: many of them slow the code down, and lock nobody out. */
  perCode: TryLimit;
};

/** Lookups of reservations from one address, by code or by code and first name. */
export const perAddressRule: LimitRule = {
  name: "lookup-address",
  tries: 10,
  seconds: 60,
  rememberRefused: true,
};

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** Five names in five minutes, ten in an hour, twenty in a day. */
export const perAskerRules: readonly LimitRule[] = [
  { name: "lookup-asker", tries: 5, seconds: 5 * minuteSeconds },
  { name: "lookup-asker-hour", tries: 10, seconds: hourSeconds },
  { name: "lookup-asker-day", tries: 20, seconds: 24 * hourSeconds },
];

/** Names for one code that are taken at any pace in an hour, and one name at a time after them. */
export const perCodeRules = {
  freely: { name: "lookup-code", tries: 30, seconds: hourSeconds },
  slowly: { name: "lookup-code-slow", tries: 1, seconds: 10 },
} as const satisfies Record<string, LimitRule>;

type Rules = {
  perAddress: LimitRule;
  perAsker: readonly LimitRule[];
  perCode: Record<"freely" | "slowly", LimitRule>;
};

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
  {
    perAddress = perAddressRule,
    perAsker = perAskerRules,
    perCode = perCodeRules,
  }: Partial<Rules> = {},
): LookupLimits {
  return {
    perAddress: addressLimit(deps, perAddress),
    perAsker: all(perAsker.map((rule) => tryLimit(deps, rule))),
    perCode: slowing(tryLimit(deps, perCode.freely), tryLimit(deps, perCode.slowly)),
  };
}

/** Tries are counted by `freely`; once it is used up, by `slowly` alone. */
function slowing(freely: TryLimit, slowly: TryLimit): TryLimit {
  return {
    count: async (subject) => {
      const counted = await freely.count(subject);
      return counted.ok ? counted : slowly.count(subject);
    },
    forgive: async (subject) => {
      await freely.forgive(subject);
      await slowly.forgive(subject);
    },
  };
}
