import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import type { ContactMessage } from "../../domain/contact/contact-message.ts";
import { sendMessage } from "./send-message.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  vi.useFakeTimers({ now: stage.deps.clock.now(), toFake: ["Date"] });
  await stage.owner.query("truncate contact_message, outbox, rate_limit");
});
afterEach(() => void vi.useRealTimers());

const message: ContactMessage = {
  name: "Amra Hodžić",
  email: "amra@example.com",
  phone: "+387 61 123 456",
  message: "Dobar dan,\n\nimate li karavan?",
};
const send = (more: Partial<ContactMessage> = {}, deps = stage.deps) =>
  sendMessage(deps, {
    message: { ...message, ...more },
    language: "en-us",
    address: "203.0.113.7",
  });
const kept = async () => {
  const { rows } = await stage.deps.pool.query(
    `select name, email, phone, message, language, created_at as "createdAt" from contact_message order by id`,
  );
  return rows;
};
const letters = async () => {
  const { rows } = await stage.deps.pool.query(
    `select kind, language, payload, next_try_at as "nextTryAt" from outbox order by id`,
  );
  return rows;
};

test("a message is kept in the visitor's language and queued in that of the staff", async () => {
  expect(await send()).toEqual({ ok: true });
  const now = new Date(stage.deps.clock.now());
  expect(await kept()).toEqual([{ ...message, language: "en-us", createdAt: now }]);
  expect(await letters()).toEqual([
    { kind: "contact-message", language: "ba", payload: message, nextTryAt: now },
  ]);
});

test("without a phone there is none in the letter either", async () => {
  await send({ phone: undefined });
  expect(await kept()).toMatchObject([{ phone: null }]);
  const { phone: _, ...rest } = message;
  expect(await letters()).toMatchObject([{ payload: rest }]);
});

test("the same message again, also at once and in another process, is kept once", async () => {
  const other = stage.otherProcess();
  const answers = await Promise.all([
    send(),
    send(),
    sendMessage(other, { message, language: "ba", address: "198.51.100.4" }),
  ]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(await send()).toEqual({ ok: true });
  expect(await kept()).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

test("the same message without a phone is kept once, too", async () => {
  await send({ phone: undefined });
  await send({ phone: undefined });
  expect(await kept()).toHaveLength(1);
});

test("other words, another sender, or the next day are another message", async () => {
  await send();
  await send({ message: "Dobar dan, ipak bih kompaktno vozilo." });
  await send({ email: "emina@example.com" });
  expect(await kept()).toHaveLength(3);
  stage.deps.clock.advance(86_400_000 + 1);
  vi.setSystemTime(stage.deps.clock.now());
  await send();
  expect(await kept()).toHaveLength(4);
});

test("the sixth message of a minute from one address has to wait", async () => {
  for (let count = 1; count <= 5; count += 1) {
    expect(await send({ message: `Pitanje broj ${count}, molim odgovor.` })).toEqual({ ok: true });
  }
  expect(await send()).toEqual({ ok: false, reason: "too-many-tries", waitSeconds: 60 });
  expect(await kept()).toHaveLength(5);
  vi.setSystemTime(stage.deps.clock.now() + 60_001);
  expect(await send()).toEqual({ ok: true });
});

test("what cannot be queued is not kept", async () => {
  await stage.owner.query(
    "alter table outbox add constraint closed check (kind <> 'contact-message')",
  );
  await expect(send()).rejects.toThrow("closed");
  await stage.owner.query("alter table outbox drop constraint closed");
  expect(await kept()).toEqual([]);
});
