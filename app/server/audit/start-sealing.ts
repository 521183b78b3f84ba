import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { sealEntries } from "./seal-entries.ts";

const everyMs = 5_000;

/**
 * Seals the audit log as it grows. Returns a function that stops it: work under way is finished, and what is left is
 * sealed.
 */
export function startSealing(pool: Pool, log: Log): () => Promise<void> {
  let underWay = Promise.resolve();
  const seal = () => {
    underWay = underWay.then(async () => {
      await sealEntries(pool).catch((err: unknown) =>
        log.warn({ err }, "audit entries wait for their seal"),
      );
    });
    return underWay;
  };
  const timer = setInterval(seal, everyMs).unref();
  return () => {
    clearInterval(timer);
    return seal();
  };
}
