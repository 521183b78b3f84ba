/** Rate limits, counted in the database, so that all processes of the product count together. */
import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Deps } from "../deps.ts";

export type LimitRule = {
  /** Names the tries that are counted together; stands in the database. */
  name: string;
  /** The number of tries allowed within `seconds` of the first one. */
  tries: number;
  seconds: number;
  /**
   * Remembers a subject that has used its tries up, and refuses it without asking the database. Not for tries that
   * another process may forgive.
   */
  rememberRefused?: boolean;
};

export type TooMany = { ok: false; reason: "too-many-tries"; waitSeconds: number };

export type TryLimit = {
  /** Counts a try; refuses it with the time to wait when it is one too many. */
  count: (subject: string) => Promise<{ ok: true } | TooMany>;
  /** Takes back every try of a subject. */
  forgive: (subject: string) => Promise<void>;
};

/** A limit on successful deeds: one that failed is given back. */
export type DeedLimit = TryLimit & {
  /** Takes back one try. */
  giveBack: (subject: string) => Promise<void>;
};

/**
 * Makes a limit on the table `rate_limit`. Subjects (addresses, codes) are stored only as keyed hashes, until an hour
 * after their time is up. While the database does not answer, this process counts alone.
 */
export function tryLimit(
  { pool, signingKey }: Pick<Deps, "pool" | "signingKey">,
  { name, tries, seconds, rememberRefused = false }: LimitRule,
): DeedLimit {
  const points = { keyPrefix: name, points: tries, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...points,
    storeClient: pool,
    tableName: "rate_limit",
    tableCreated: true,
    inMemoryBlockOnConsumed: rememberRefused ? tries : 0,
    insuranceLimiter: new RateLimiterMemory(points),
  });
  const keyOf = (subject: string) =>
    createHmac("sha256", signingKey).update(`try-limit.${name}.${subject}`).digest("base64url");
  return {
    count: async (subject) => {
      try {
        await limiter.consume(keyOf(subject));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return { ok: false, reason: "too-many-tries", waitSeconds };
      }
    },
    forgive: async (subject) => void (await limiter.delete(keyOf(subject))),
    giveBack: async (subject) => void (await limiter.reward(keyOf(subject))),
  };
}

/** Several limits as one, the shortest first. A try that one of them refuses is not counted by those after it. */
export function all(limits: readonly TryLimit[]): TryLimit {
  return {
    count: async (subject) => {
      for (const limit of limits) {
        const counted = await limit.count(subject);
        if (!counted.ok) return counted;
      }
      return { ok: true };
    },
    forgive: async (subject) => {
      for (const limit of limits) await limit.forgive(subject);
    },
  };
}
