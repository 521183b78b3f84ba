import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import { all, tryLimit, type TryLimit } from "./try-limit.ts";

export type FormLimits = {
  /** Messages from one address: 5 a minute. */
  contact: TryLimit;
  /** Newsletter forms from one address: 5 a minute. */
  newsletter: TryLimit;
  /** Newsletter letters to one mailbox, whoever requests them: one in ten minutes, three in a day. */
  letter: TryLimit;
};

const limitsOf = new WeakMap<Pool, FormLimits>();

/** The limits on the forms that anybody may send, one set per process. */
export function formLimits(deps: Pick<Deps, "pool" | "signingKey">): FormLimits {
  const known = limitsOf.get(deps.pool);
  if (known) return known;
  const limits = {
    contact: addressLimit(deps, { name: "contact", tries: 5, seconds: 60 }),
    newsletter: addressLimit(deps, { name: "newsletter", tries: 5, seconds: 60 }),
    letter: all([
      tryLimit(deps, { name: "newsletter-letter", tries: 1, seconds: 10 * 60 }),
      tryLimit(deps, { name: "newsletter-letters", tries: 3, seconds: 24 * 60 * 60 }),
    ]),
  };
  limitsOf.set(deps.pool, limits);
  return limits;
}
