import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import { tryLimit, type TryLimit } from "./try-limit.ts";

export type SignInLimits = {
  /** Sign-ins from one address: 10 a minute. */
  perAddress: TryLimit;
  /**
   * Wrong passwords for one account, existing or not: 5 in 5 minutes from all addresses together, and as many from
   * each address that its member has signed in from lately.
   */
  perAccount: TryLimit;
  /** Uses of one code of an app: once, so that an onlooker cannot use it again. */
  perCode: TryLimit;
};

const limitsOf = new WeakMap<Pool, SignInLimits>();

/** The limits on signing in, one set per process. */
export function signInLimits(deps: Pick<Deps, "pool" | "signingKey">): SignInLimits {
  const known = limitsOf.get(deps.pool);
  if (known) return known;
  const limits = {
    perAddress: addressLimit(deps, {
      name: "sign-in-address",
      tries: 10,
      seconds: 60,
      rememberRefused: true,
    }),
    perAccount: tryLimit(deps, { name: "sign-in-account", tries: 5, seconds: 5 * 60 }),
    // An app's code is taken for a minute and a half.
    perCode: tryLimit(deps, { name: "sign-in-code", tries: 1, seconds: 2 * 60 }),
  };
  limitsOf.set(deps.pool, limits);
  return limits;
}
