import type { Deps } from "../deps.ts";
import { addressGroup } from "./address-group.ts";
import { tryLimit, type DeedLimit, type LimitRule } from "./try-limit.ts";

/** A limit on requests from one address; addresses of one household or phone count as one (`addressGroup`). */
export function addressLimit(deps: Pick<Deps, "pool" | "signingKey">, rule: LimitRule): DeedLimit {
  const limit = tryLimit(deps, rule);
  return {
    count: (address) => limit.count(addressGroup(address)),
    forgive: (address) => limit.forgive(addressGroup(address)),
    giveBack: (address) => limit.giveBack(addressGroup(address)),
  };
}
