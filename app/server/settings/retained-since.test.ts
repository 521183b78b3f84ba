import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { forgetMessages } from "../contact/forget-messages.ts";
import { forgetLetters } from "../mail/desk/forget-letters.ts";
import { forgetLeft } from "../newsletter/forget-left.ts";
import { retainedSince } from "./retained-since.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const now = Date.parse("2026-11-21T09:00:00Z");
const set = (key: string, value: string) =>
  stage.deps.pool.query(
    `insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value`,
    [key, value],
  );
const count = async (table: "contact_message" | "subscriber" | "outbox") => {
  const { rows } = await stage.deps.pool.query<{ rows: number }>(
    `select count(*)::int as rows from ${table}`,
  );
  return rows[0]?.rows;
};

beforeEach(() => stage.owner.query("truncate contact_message, subscriber, outbox"));

describe("how long something is kept", () => {
  test("is what the setting says, in months of the calendar", async () => {
    await set("contact_message_months", "3");
    const since = await retainedSince(stage.deps.pool, "contactMessageMonths", now);
    expect(since.toISOString()).toBe("2026-08-21T09:00:00.000Z");
    await set("contact_message_months", "12");
  });

  test("is the last day of a month that is shorter", async () => {
    await set("contact_message_months", "1");
    const at = Date.parse("2027-03-31T09:00:00Z");
    const since = await retainedSince(stage.deps.pool, "contactMessageMonths", at);
    expect(since.toISOString()).toBe("2027-02-28T09:00:00.000Z");
    await set("contact_message_months", "12");
  });

  test.each(["0", "-1", "1.5", `"12"`, "null", "{}"])(
    "%s is no time: the usual one counts",
    async (value) => {
      await set("newsletter_proof_months", value);
      const since = await retainedSince(stage.deps.pool, "newsletterProofMonths", now);
      expect(since.toISOString()).toBe("2024-11-21T09:00:00.000Z");
    },
  );
});

test("messages of a year ago are forgotten, newer ones are not", async () => {
  await stage.deps.pool.query(
    `insert into contact_message (name, email, message, language, created_at)
     values ('A', 'a@example.com', 'old', 'ba', '2025-11-20'), ('B', 'b@example.com', 'new', 'ba', '2025-11-22')`,
  );
  expect(await forgetMessages(stage.deps.pool, now)).toBe(1);
  expect(await count("contact_message")).toBe(1);
});

test("who left is forgotten when the proof has run out; who is in, never", async () => {
  await stage.deps.pool.query(
    `insert into subscriber (email, email_key, language, token, consent_text, created_at, confirmed_at, unsubscribed_at)
     values ('a@x.ba', 'a@x.ba', 'ba', 'a', 'Da', '2020-01-01', '2020-01-01', '2024-11-20'),
            ('b@x.ba', 'b@x.ba', 'ba', 'b', 'Da', '2020-01-01', '2020-01-01', '2024-11-22'),
            ('c@x.ba', 'c@x.ba', 'ba', 'c', 'Da', '2020-01-01', '2020-01-01', null)`,
  );
  expect(await forgetLeft(stage.deps.pool, now)).toBe(1);
  expect(await count("subscriber")).toBe(2);
});

test("a letter that still waits is kept, however old; one that was sent or given up is not", async () => {
  await stage.deps.pool.query(
    `insert into outbox (kind, language, payload, created_at, sent_at, failed_at)
     values ('contact-message', 'ba', '{}', '2025-01-01', null, null),
            ('contact-message', 'ba', '{}', '2025-01-01', '2025-01-01', null),
            ('contact-message', 'ba', '{}', '2025-01-01', null, '2025-01-02'),
            ('contact-message', 'ba', '{}', '2026-11-01', '2026-11-01', null)`,
  );
  expect(await forgetLetters(stage.deps.pool, now)).toBe(2);
  expect(await count("outbox")).toBe(2);
});
