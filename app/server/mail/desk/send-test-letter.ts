import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "../../../domain/language.ts";
import type { LetterCarrier } from "../../../domain/settings/carrier.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { queueLetters } from "../queue-letters.ts";
import { fateOfLetters } from "./fate-of-letters.ts";
import { withoutAddresses } from "../transports/without-addresses.ts";

export type TestLetter = {
  member: { id: string; name: string; email: string; by: Doer };
  language: Language;
  /** The time that the answer may wait for the letter, in milliseconds. */
  patienceMs: number;
};

export type TestOutcome =
  /** `held`: none was written, because no letter may leave the house yet. */
  | { is: "sent" | "kept" | "held" | "waits" | "too-many" }
  /** The carrier's error. */
  | { is: "failed"; error: string };

const maxAnHour = 5;
const hourMs = 3_600_000;
const lookEveryMs = 250;

/** Sends a letter to the member who asks, by the way of all letters, and returns its outcome within the patience. */
export async function sendTestLetter(
  deps: Pick<Deps, "pool" | "clock" | "random" | "catalogue" | "mail">,
  { member, language, patienceMs }: TestLetter,
): Promise<TestOutcome> {
  if ((await fateOfLetters(deps)) === "held") return { is: "held" };
  const { pool, clock, random } = deps;
  const { id, name, email, by } = member;
  const prefix = `test ${id} `;
  const onceKey = prefix + random.uuid();
  const now = clock.now();
  const isQueued = await inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [prefix]);
    const { rowCount } = await client.query(
      "select from outbox where starts_with(once_key, $1) and next_try_at > $2",
      [prefix, new Date(now - hourMs)],
    );
    if ((rowCount ?? 0) >= maxAnHour) return false;
    const letter = { kind: "test-letter", language, payload: { email, name }, onceKey } as const;
    await queueLetters(client, [letter], new Date(now));
    await writeAuditEntries(client, [
      { ...by, action: "mail.test", subjectKind: "mail", subjectId: "test" },
    ]);
    return true;
  });
  return isQueued ? outcomeOf(pool, onceKey, patienceMs) : { is: "too-many" };
}

type Progress = {
  sent: boolean;
  carrier: LetterCarrier | null;
  failed: boolean;
  error: string | null;
};

const gone: Progress = { sent: false, carrier: null, failed: false, error: null };

const progressText = `
  select sent_at is not null as sent, carrier, failed_at is not null as failed, last_error as error
  from outbox where once_key = $1`;

async function outcomeOf(
  pool: Deps["pool"],
  onceKey: string,
  patienceMs: number,
): Promise<TestOutcome> {
  for (let waited = 0; ; waited += lookEveryMs) {
    const { rows } = await pool.query<Progress>(progressText, [onceKey]);
    const { sent, carrier, failed, error } = rows[0] ?? gone;
    if (sent) return { is: carrier === "mailbox" ? "kept" : "sent" };
    if (failed || error) return { is: "failed", error: withoutAddresses(error ?? "") };
    if (waited >= patienceMs) return { is: "waits" };
    await sleep(lookEveryMs);
  }
}
