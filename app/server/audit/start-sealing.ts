import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { sealEntries, type Unsealable } from "./seal-entries.ts";
import { tellOwners } from "./tell-owners.ts";
import type { Witness } from "./witness.ts";

const everyMs = 5_000;
const tellEveryMs = 10 * 60_000;

/** Transactions that were under way at the start have ended by then. */
const settledMs = 60_000;

const sentences: Record<Unsealable, string> = {
  "another-key":
    "the audit log is not sealed: it was sealed with another key until now. Put back audit/key of the data folder, or AUDIT_KEY",
  cut: "the audit log is not sealed: seals at its end are gone. Run npm run audit:verify",
  changed: "the audit log is not sealed: its seals were changed. Run npm run audit:verify",
};

/**
 * Seals the audit log as it grows, and tells the owners of it once a night. Returns a function that stops it: work under way is finished, and what is left is
 * sealed.
 */
export async function startSealing(
  pool: Pool,
  { log, witness }: { log: Log; witness: Witness },
): Promise<() => Promise<void>> {
  const startedAt = Date.now();
  const gapsBefore = await lastId(pool);
  let told: Unsealable | undefined;
  let underWay = Promise.resolve();
  const sealAll = async () => {
    const gapsUntil = Date.now() - startedAt > settledMs ? gapsBefore : 0;
    const done = await sealEntries(pool, witness, { gapsUntil });
    if (!done.ok && done.reason !== told) log.error(sentences[done.reason]);
    told = done.ok ? undefined : done.reason;
  };
  const seal = () => {
    underWay = underWay.then(() =>
      sealAll().catch((err: unknown) => log.warn({ err }, "audit entries wait for their seal")),
    );
    return underWay;
  };
  const timer = setInterval(seal, everyMs).unref();
  const tell = () => {
    tellOwners(pool, { witness, now: Date.now() })
      .then((findings) => findings && log.error({ findings }, "the audit log was tampered with"))
      .catch((err: unknown) => log.warn({ err }, "the audit log was not checked tonight"));
  };
  const nightly = setInterval(tell, tellEveryMs).unref();
  return () => {
    clearInterval(timer);
    clearInterval(nightly);
    return seal();
  };
}

/** The highest id that an entry was ever given: a crash loses some, which are missing from then on. */
async function lastId(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>(
    "select last_value::int as last from audit_entry_id_seq",
  );
  return rows[0]?.last ?? 0;
}
