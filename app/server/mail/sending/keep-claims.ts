import type { Deps } from "../../deps.ts";
import { claimMs, renewClaims } from "./claim-letters.ts";

export type KeptClaims = {
  /** True while all claims surely hold; false when this process stood still for longer than a claim lasts. */
  hold: () => boolean;
  /** Stops renewing these, because they are settled. */
  letGo: (ids: readonly number[]) => void;
  end: () => void;
};

/** Renews claims while their letters are under way, however slow the carrier is. */
export function keepClaims(
  world: Pick<Deps, "pool" | "clock" | "log">,
  ids: readonly number[],
): KeptClaims {
  const kept = new Set(ids);
  let renewedAt = performance.now();
  const renew = async () => {
    const from = performance.now();
    try {
      await renewClaims(world, [...kept]);
      renewedAt = from;
    } catch (error) {
      world.log.warn({ err: error }, "claims on letters were not renewed");
    }
  };
  const timer = setInterval(() => void renew(), claimMs / 3);
  return {
    hold: () => performance.now() - renewedAt < claimMs,
    letGo: (settled) => settled.forEach((id) => kept.delete(id)),
    end: () => clearInterval(timer),
  };
}
