import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { newsletterWords } from "../../i18n/newsletter/en.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { findSubscription } from "./find-subscription.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  vi.useFakeTimers({ now: stage.deps.clock.now(), toFake: ["Date"] });
  await stage.owner.query("truncate subscriber, outbox, rate_limit");
});
afterEach(() => void vi.useRealTimers());

const later = (minutes: number) => {
  stage.deps.clock.advance(minutes * 60_000);
  vi.setSystemTime(stage.deps.clock.now());
};
const now = () => new Date(stage.deps.clock.now());
const amra = { email: "Amra@Example.com", key: "amra@example.com" };
let visitors = 0;
const ask = (mailbox = amra, address = `203.0.113.${(visitors += 1) % 250}`) =>
  subscribe(stage.deps, { mailbox, language: "ba", address });
const rows = async () => {
  const answer = await stage.deps.pool.query(
    `select email, email_key as "emailKey", language, token, consent_text as "consentText",
       confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt", created_at as "createdAt"
     from subscriber order by id`,
  );
  return answer.rows;
};
const letters = async () => {
  const answer = await stage.deps.pool.query<{ payload: { email: string; token: string } }>(
    "select kind, language, payload from outbox order by id",
  );
  return answer.rows;
};
const tokenOf = async (): Promise<string> => {
  const { token }: { token: string } = (await rows())[0];
  return token;
};
const history = async () => {
  const answer = await stage.deps.pool.query<{ action: string }>(
    `select action from audit_entry where subject_kind = 'subscriber'
     and subject_id = (select id::text from subscriber limit 1) order by id`,
  );
  return answer.rows.map(({ action }) => action);
};

describe("asking", () => {
  test("keeps the address with the sentence agreed to, and sends one letter", async () => {
    expect(await ask()).toEqual({ ok: true });
    const [row] = await rows();
    expect(row).toMatchObject({
      email: amra.email,
      emailKey: amra.key,
      language: "ba",
      consentText: newsletterWords("ba").consent,
      confirmedAt: null,
      unsubscribedAt: null,
      createdAt: now(),
    });
    expect(row.token).toMatch(/^[\w-]{32}$/);
    expect(await letters()).toEqual([
      {
        kind: "newsletter-confirmation",
        language: "ba",
        payload: { email: amra.email, token: row.token },
      },
    ]);
    expect(await history()).toEqual(["subscriber.ask"]);
  });

  test("again, also at once and in other letters, is a success with one row and one letter", async () => {
    const shouted = { email: "AMRA@EXAMPLE.COM", key: amra.key };
    const answers = await Promise.all([ask(), ask(), ask(shouted), ask()]);
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
    expect(await rows()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  test("sends another letter after ten minutes with the same link, three in a day, whoever asks", async () => {
    await ask();
    for (let count = 0; count < 8; count += 1) {
      later(11);
      expect(await ask()).toEqual({ ok: true });
    }
    const sent = await letters();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ payload }) => payload.token)).size).toBe(1);
    later(24 * 60);
    await ask();
    expect(await letters()).toHaveLength(4);
  });

  test("for a mailbox that has subscribed is answered the same and sends nothing", async () => {
    await ask();
    await confirmSubscription(stage.deps, await tokenOf());
    later(60);
    expect(await ask()).toEqual({ ok: true });
    expect(await letters()).toHaveLength(1);
    expect(await history()).toEqual(["subscriber.ask", "subscriber.confirm"]);
  });

  test("the sixth form of a minute from one address has to wait", async () => {
    const from = "198.51.100.9";
    const mailbox = (count: number) => ({ email: `a${count}@b.ba`, key: `a${count}@b.ba` });
    for (let count = 1; count <= 5; count += 1) await ask(mailbox(count), from);
    expect(await ask(mailbox(6), from)).toMatchObject({ ok: false, reason: "too-many-tries" });
    expect(await rows()).toHaveLength(5);
  });

  test("a letter that could not be queued leaves no row and is not counted", async () => {
    await stage.owner.query(
      "alter table outbox add constraint closed check (kind not like 'news%')",
    );
    await expect(ask()).rejects.toThrow("closed");
    await stage.owner.query("alter table outbox drop constraint closed");
    expect(await rows()).toEqual([]);
    await ask();
    expect(await letters()).toHaveLength(1);
  });
});

describe("the link of a letter", () => {
  test("confirms once, and keeps when", async () => {
    await ask();
    const token = await tokenOf();
    expect(await findSubscription(stage.deps, token)).toEqual({
      email: amra.email,
      state: "asked",
    });
    later(5);
    const confirmedAt = now();
    expect(await confirmSubscription(stage.deps, token)).toEqual({ ok: true });
    later(5);
    expect(await confirmSubscription(stage.deps, token)).toEqual({ ok: true });
    expect(await rows()).toMatchObject([{ confirmedAt, unsubscribedAt: null }]);
    expect(await findSubscription(stage.deps, token)).toMatchObject({ state: "in" });
    expect(await history()).toEqual(["subscriber.ask", "subscriber.confirm"]);
  });

  test("ends it once, and the proof stays", async () => {
    await ask();
    const token = await tokenOf();
    await confirmSubscription(stage.deps, token);
    const confirmedAt = now();
    later(5);
    const unsubscribedAt = now();
    expect(await unsubscribe(stage.deps, token)).toEqual({ ok: true });
    later(5);
    expect(await unsubscribe(stage.deps, token)).toEqual({ ok: true });
    const consentText = newsletterWords("ba").consent;
    expect(await rows()).toMatchObject([{ confirmedAt, unsubscribedAt, consentText }]);
    expect(await findSubscription(stage.deps, token)).toMatchObject({ state: "out" });
    expect((await history()).at(-1)).toBe("subscriber.leave");
  });

  test("who has left can come back, by a letter again and not by the form alone", async () => {
    await ask();
    const token = await tokenOf();
    await confirmSubscription(stage.deps, token);
    await unsubscribe(stage.deps, token);
    await ask();
    expect(await findSubscription(stage.deps, token)).toMatchObject({ state: "out" });
    expect(await letters()).toHaveLength(2);
    later(5);
    await confirmSubscription(stage.deps, token);
    expect(await rows()).toMatchObject([{ confirmedAt: now(), unsubscribedAt: null }]);
  });

  test("who never asked can say no, and nothing counts as agreed", async () => {
    await ask();
    const token = await tokenOf();
    expect(await unsubscribe(stage.deps, token)).toEqual({ ok: true });
    expect(await rows()).toMatchObject([{ confirmedAt: null, unsubscribedAt: now() }]);
  });

  test.each(["", "x", "no\0thing", "' or true --", "x".repeat(5000)])(
    "that names nobody finds nobody",
    async (token) => {
      await ask();
      const refused = { ok: false, reason: "not-found" };
      expect(await findSubscription(stage.deps, token)).toBeUndefined();
      expect(await confirmSubscription(stage.deps, token)).toEqual(refused);
      expect(await unsubscribe(stage.deps, token)).toEqual(refused);
      expect(await rows()).toMatchObject([{ confirmedAt: null, unsubscribedAt: null }]);
    },
  );
});

test("an address that nobody confirms is forgotten after 30 days, the others stay", async () => {
  await ask();
  await confirmSubscription(stage.deps, await tokenOf());
  await ask({ email: "jonas@example.com", key: "jonas@example.com" });
  later(30 * 24 * 60);
  expect(await forgetUnconfirmed(stage.deps.pool, stage.deps.clock.now())).toBe(0);
  later(1);
  expect(await forgetUnconfirmed(stage.deps.pool, stage.deps.clock.now())).toBe(1);
  expect(await rows()).toMatchObject([{ email: amra.email }]);
});

test("who asks once more has as long again to confirm", async () => {
  await ask(amra);
  later(29 * 24 * 60);
  await ask(amra);
  later(2 * 24 * 60);
  expect(await forgetUnconfirmed(stage.deps.pool, stage.deps.clock.now())).toBe(0);
  later(29 * 24 * 60);
  expect(await forgetUnconfirmed(stage.deps.pool, stage.deps.clock.now())).toBe(1);
});
