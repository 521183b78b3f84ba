import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import {
  letterTo,
  mailHouse,
  only,
  outbox,
  queue,
  testCarrier,
  type TestCarrier,
} from "../../../../test/world/mail-house.ts";
import { paper } from "../../../../test/casts/outgoing-letter.ts";
import { oneLane } from "../transports/choose-transport.ts";
import { claimLetters } from "./claim-letters.ts";
import type { MailHouse } from "../desk/mail-house.ts";
import { sendDueLetters } from "./send-due-letters.ts";
import {
  delivered,
  undelivered,
  type Delivery,
  type OutgoingLetter,
} from "../transports/transport.ts";
import { maxTries } from "./try-again.ts";
import { UnreadablePayload } from "./unreadable-payload.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  await stage.owner.query("truncate outbox restart identity");
  await stage.deps.pool.query("delete from reservation_event where action = 'letter-failed'");
});

const going = new AbortController().signal;
const send = (house: MailHouse) => sendDueLetters(house, going);
const house = (carrier: TestCarrier, more: Partial<MailHouse> = {}) =>
  mailHouse(stage.deps, { carriers: only(carrier), ...more });
const now = () => new Date(stage.deps.clock.now());
const later = (seconds: number) => new Date(stage.deps.clock.now() + seconds * 1000);
const addressees = (carrier: TestCarrier) => carrier.taken.map(({ message }) => message.to);

test("letters that are due go out in their order, once, and their rows say when", async () => {
  const carrier = testCarrier();
  await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
  expect(await send(house(carrier))).toBe(2);
  expect(addressees(carrier)).toEqual(["a@example.com", "b@example.com"]);
  expect(await outbox(stage.deps)).toMatchObject([
    { attempts: 1, sentAt: now(), failedAt: null, lastError: null },
    { attempts: 1, sentAt: now(), failedAt: null, lastError: null },
  ]);
  expect(await send(house(carrier))).toBe(0);
});

test("a letter that is not due yet stays", async () => {
  const carrier = testCarrier();
  await queue({ ...stage.deps, clock: { now: () => stage.deps.clock.now() + 1000 } }, [
    letterTo("a@example.com"),
  ]);
  expect(await send(house(carrier))).toBe(0);
  stage.deps.clock.advance(1000);
  expect(await send(house(carrier))).toBe(1);
});

test("a letter has the same names at every try, and no other letter has them", async () => {
  const seen: OutgoingLetter[] = [];
  const carrier = testCarrier((letter) => {
    seen.push(letter);
    return undelivered("try-again", "451 Later");
  });
  await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
  await send(house(carrier));
  stage.deps.clock.advance(60_000);
  await send(house(carrier));
  const names = (index: number) => [seen[index]?.messageId, seen[index]?.onceKey];
  expect(seen).toHaveLength(4);
  expect(names(0)).toEqual(names(2));
  expect(names(1)).toEqual(names(3));
  expect(names(0)).not.toEqual(names(1));
  expect(seen[0]?.messageId).toMatch(/^<outbox-1\.[0-9a-f]{20}@eternal-pro\.test>$/);
});

test("the operator's sender stands on every letter", async () => {
  const carrier = testCarrier();
  await queue(stage.deps, [letterTo("a@example.com")]);
  await send(house(carrier, { from: { name: "Najam", address: "najam@rent.test" } }));
  expect(carrier.taken[0]?.message.from).toEqual({ name: "Najam", address: "najam@rent.test" });
  expect(carrier.taken[0]?.messageId).toMatch(/@rent\.test>$/);
});

describe("a letter that is not taken now", () => {
  test("is tried again after growing pauses, and its row says why", async () => {
    const carrier = testCarrier(() => undelivered("try-again", "451 Greylisted"));
    await queue(stage.deps, [letterTo("a@example.com")]);
    for (const [tries, seconds] of [30, 120, 600, 1800, 3600, 3600].entries()) {
      expect(await send(house(carrier))).toBe(1);
      expect(await outbox(stage.deps)).toMatchObject([
        { attempts: tries + 1, nextTryAt: later(seconds), lastError: "451 Greylisted" },
      ]);
      stage.deps.clock.advance(seconds * 1000 - 1);
      expect(await send(house(carrier))).toBe(0);
      stage.deps.clock.advance(1);
    }
  });

  test("does not keep the others waiting", async () => {
    const carrier = testCarrier(({ message }) =>
      message.to === "a@example.com" ? undelivered("try-again", "451 Later") : delivered,
    );
    await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
    await send(house(carrier));
    expect(addressees(carrier)).toEqual(["b@example.com"]);
  });

  test("goes when it is taken in the end", async () => {
    let tries = 0;
    const carrier = testCarrier(() =>
      ++tries < 3 ? undelivered("try-again", "451 Later") : delivered,
    );
    await queue(stage.deps, [letterTo("a@example.com")]);
    for (let round = 1; round <= 3; round += 1) {
      await send(house(carrier));
      stage.deps.clock.advance(600_000);
    }
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 3, failedAt: null, lastError: null },
    ]);
    expect(carrier.taken).toHaveLength(1);
  });

  test("is given up after five days", async () => {
    const carrier = testCarrier(() => undelivered("try-again", "451 Never"));
    await queue(stage.deps, [letterTo("a@example.com")]);
    const from = stage.deps.clock.now();
    const tryOut = house(carrier);
    for (;;) {
      await send(tryOut);
      const [row] = await outbox(stage.deps);
      if (row?.failedAt) break;
      stage.deps.clock.set(row?.nextTryAt.toISOString() ?? "");
    }
    expect(stage.deps.clock.now() - from).toBeGreaterThan(4.9 * 86_400_000);
    expect(carrier.tried()).toBeGreaterThanOrEqual(maxTries);
    expect(await outbox(stage.deps)).toMatchObject([
      { kind: "newsletter-confirmation", failedAt: now(), lastError: "451 Never" },
      { kind: "undelivered-notice" },
    ]);
  });

  test("a carrier that throws is tried again", async () => {
    const carrier = testCarrier(() => {
      throw new Error("broken\r\npipe");
    });
    await queue(stage.deps, [letterTo("a@example.com")]);
    await send(house(carrier));
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 1, failedAt: null, lastError: "broken pipe" },
    ]);
  });
});

describe("a letter that is refused", () => {
  const refusing = () =>
    testCarrier(({ message }) =>
      message.to.startsWith("staff@") ? delivered : undelivered("refused", "550 No such mailbox"),
    );
  const reservationId = async () => {
    const name = `refused ${crypto.randomUUID()}`;
    const carId = await addCar(stage.deps, { name, vehicles: 1 });
    const { code, token } = await book(stage.deps, { selection: plainSelection(carId) });
    await stage.owner.query("truncate outbox restart identity");
    const text = "select id from reservation where token = $1";
    const { rows } = await stage.deps.pool.query<{ id: number }>(text, [token]);
    return { id: rows[0]?.id ?? 0, code };
  };

  test("is given up at once; the row, the reservation and a letter tell the staff", async () => {
    const carrier = refusing();
    const { id, code } = await reservationId();
    await queue(stage.deps, [letterTo("gone@example.com", { reservationId: id })]);
    await send(house(carrier));
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 1, sentAt: null, failedAt: now(), lastError: "550 No such mailbox" },
      {
        kind: "undelivered-notice",
        sentAt: null,
        payload: {
          kind: "newsletter-confirmation",
          to: "gone@example.com",
          error: "550 No such mailbox",
          reservationCode: code,
        },
      },
    ]);
    const events = await stage.deps.pool.query(
      `select action, from_status, to_status, actor_kind, actor_id, reason, after, created_at
       from reservation_event where reservation_id = $1 and action = 'letter-failed'`,
      [id],
    );
    expect(events.rows).toEqual([
      {
        action: "letter-failed",
        from_status: "confirmed",
        to_status: "confirmed",
        actor_kind: "system",
        actor_id: null,
        reason: "550 No such mailbox",
        after: { kind: "newsletter-confirmation" },
        created_at: now(),
      },
    ]);
    await send(house(carrier));
    expect(carrier.taken.map(({ kind }) => kind)).toEqual(["undelivered-notice"]);
    stage.deps.clock.advance(86_400_000);
    expect(await send(house(carrier))).toBe(0);
  });

  test("leaves nobody's address in the history of the reservation", async () => {
    const says = "550 5.1.1 <Gone@Example.com>: Recipient rejected";
    const carrier = testCarrier(() => undelivered("refused", says));
    const { id } = await reservationId();
    await queue(stage.deps, [letterTo("gone@example.com", { reservationId: id })]);
    await send(house(carrier));
    const text = "select reason from reservation_event where action = 'letter-failed'";
    expect((await stage.deps.pool.query(text)).rows).toEqual([
      { reason: "550 5.1.1 <…>: Recipient rejected" },
    ]);
    // The staff who have to call the customer need all of it.
    expect(await outbox(stage.deps)).toMatchObject([
      { lastError: says },
      { payload: { to: "gone@example.com", error: says } },
    ]);
  });

  test("that was to the staff themselves brings no other letter", async () => {
    const carrier = testCarrier(() => undelivered("refused", "550 No"));
    const { id, code } = await reservationId();
    const payload = { kind: "reminder", to: "x@example.com", error: "550", reservationCode: code };
    await queue(stage.deps, [
      { kind: "undelivered-notice", language: "ba", payload: { ...payload, kind: "reminder" } },
      {
        kind: "contact-message",
        language: "ba",
        payload: { name: "Ana", email: "a@example.com", message: "Imate li auto?" },
      },
      {
        kind: "undelivered-notice",
        language: "ba",
        payload: { ...payload, kind: "reminder" },
        reservationId: id,
      },
    ]);
    await send(house(carrier));
    expect(await outbox(stage.deps)).toMatchObject(
      Array.from({ length: 3 }, () => ({ failedAt: now() })),
    );
    const text =
      "select count(*)::int as count from reservation_event where action = 'letter-failed'";
    expect((await stage.deps.pool.query(text)).rows).toEqual([{ count: 1 }]);
  });

  test("does not keep the others waiting", async () => {
    const carrier = refusing();
    await queue(stage.deps, [letterTo("gone@example.com"), letterTo("staff@example.com")]);
    await send(house(carrier));
    expect(addressees(carrier)).toEqual(["staff@example.com"]);
  });
});

describe("a letter that cannot be written", () => {
  /** Writes the letter of row 1 as a test wishes, and all others. */
  const writing = (
    carrier: TestCarrier,
    first: () => ReturnType<MailHouse["write"]> | undefined,
  ) => {
    const plain = house(carrier, { writePatienceMs: 50 });
    const write: MailHouse["write"] = (row, world) =>
      (row.id === 1 ? first() : undefined) ?? plain.write(row, world);
    return { ...plain, write };
  };

  test("now is tried again after growing pauses, and the others go", async () => {
    const carrier = testCarrier();
    let tries = 0;
    const mail = writing(carrier, () => {
      tries += 1;
      if (tries <= 2) throw new Error("EMFILE: too many\nopen files");
      return undefined;
    });
    await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
    await send(mail);
    expect(addressees(carrier)).toEqual(["b@example.com"]);
    expect(await outbox(stage.deps)).toMatchObject([
      {
        attempts: 1,
        nextTryAt: later(30),
        failedAt: null,
        lastError: "EMFILE: too many open files",
      },
      { sentAt: now() },
    ]);
    stage.deps.clock.advance(29_999);
    expect(await send(mail)).toBe(0);
    stage.deps.clock.advance(1);
    await send(mail);
    expect(await outbox(stage.deps)).toMatchObject([{ attempts: 2, nextTryAt: later(120) }, {}]);
    stage.deps.clock.advance(120_000);
    await send(mail);
    expect(addressees(carrier)).toEqual(["b@example.com", "a@example.com"]);
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 3, sentAt: now(), failedAt: null, lastError: null },
      { sentAt: expect.any(Date) },
    ]);
  });

  test("for a day is given up with the reason", async () => {
    const carrier = testCarrier();
    const mail = writing(carrier, () => Promise.reject(new Error("a fault of ours")));
    await queue(stage.deps, [letterTo("a@example.com")]);
    const from = stage.deps.clock.now();
    for (;;) {
      await send(mail);
      const [row] = await outbox(stage.deps);
      if (row?.failedAt) break;
      stage.deps.clock.set(row?.nextTryAt.toISOString() ?? "");
    }
    const hours = (stage.deps.clock.now() - from) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await outbox(stage.deps)).toMatchObject([
      { failedAt: now(), lastError: "a fault of ours" },
      { kind: "undelivered-notice", payload: { to: "", error: "a fault of ours" } },
    ]);
  });

  test("because it is none is given up at once", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
    await send(writing(carrier, () => Promise.reject(new UnreadablePayload("no\nletter"))));
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 1, sentAt: null, failedAt: now(), lastError: "no letter" },
      { sentAt: now() },
      { kind: "undelivered-notice", payload: { to: "" } },
    ]);
  });

  test("as the last of a round is put off too", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    await send(house(carrier, { staleness: () => Promise.reject(new Error("no such day")) }));
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 1, nextTryAt: later(30), failedAt: null, lastError: "no such day" },
    ]);
  });

  test("because the sender is wrong waits until that is mended", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    await send(house(carrier, { from: { name: "Eternal Pro", address: "nobody" } }));
    expect(await outbox(stage.deps)).toMatchObject([{ attempts: 1, failedAt: null }]);
    stage.deps.clock.advance(30_000);
    await send(house(carrier));
    expect(addressees(carrier)).toEqual(["a@example.com"]);
  });

  test("because it is never finished does not keep the others waiting", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
    await send(writing(carrier, () => new Promise(() => undefined)));
    expect(addressees(carrier)).toEqual(["b@example.com"]);
    expect(await outbox(stage.deps)).toMatchObject([
      { nextTryAt: later(30), failedAt: null, lastError: "It takes too long to write" },
      { sentAt: now() },
    ]);
  });

  test("because its address is none is given up at once", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com\r\nBcc: x@y.z")]);
    await send(house(carrier));
    expect(carrier.tried()).toBe(0);
    expect(await outbox(stage.deps)).toMatchObject([
      { failedAt: now(), lastError: "The address is no mail address" },
      { payload: { to: "a@example.com Bcc: x@y.z" } },
    ]);
  });

  test("a world that cannot be read is not the letter's fault", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    const readWorld = () => Promise.reject(new Error("the database is away"));
    await expect(send(house(carrier, { readWorld }))).rejects.toThrow("the database is away");
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 0, nextTryAt: now(), failedAt: null },
    ]);
    expect(await send(house(carrier))).toBe(1);
  });
});

describe("a carrier that is not reached", () => {
  const down = (isDown: () => boolean) =>
    testCarrier(() => (isDown() ? undelivered("unreachable", "ECONNREFUSED") : delivered));

  test("rests for growing times, and no letter is the worse for it", async () => {
    let isDown = true;
    const carrier = down(() => isDown);
    const resting = house(carrier);
    const all = Array.from({ length: 15 }, (_, index) => letterTo(`guest${index}@example.com`));
    await queue(stage.deps, all);
    for (const [round, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await send(resting);
      expect(carrier.tried()).toBe(round + 1);
      stage.deps.clock.advance(seconds * 1000 - 1);
      expect(await send(resting)).toBe(0);
      stage.deps.clock.advance(1);
    }
    // Longer than the tries of a refused letter last.
    for (let day = 0; day < 20; day += 1) {
      stage.deps.clock.advance(86_400_000);
      await send(resting);
    }
    expect((await outbox(stage.deps)).filter(({ failedAt }) => failedAt)).toEqual([]);
    isDown = false;
    stage.deps.clock.advance(60_000);
    while ((await send(resting)) > 0);
    expect(carrier.taken).toHaveLength(15);
    expect(new Set(addressees(carrier)).size).toBe(15);
    expect((await outbox(stage.deps)).every(({ sentAt }) => sentAt)).toBe(true);
  });

  test("a try that reached nobody does not count", async () => {
    let answer: Delivery = undelivered("unreachable", "ECONNREFUSED");
    const carrier = testCarrier(() => answer);
    const resting = house(carrier);
    await queue(stage.deps, [letterTo("a@example.com")]);
    for (let round = 0; round < 10; round += 1) {
      await send(resting);
      stage.deps.clock.advance(60_000);
    }
    answer = undelivered("try-again", "451 Later");
    await send(resting);
    expect(await outbox(stage.deps)).toMatchObject([{ attempts: 2, nextTryAt: later(120) }]);
  });

  test("another carrier's letters go on", async () => {
    const broken = down(() => true);
    const whole = testCarrier();
    const carriers = {
      for: ({ to }: { to: string }) => (to.startsWith("staff@") ? whole : broken),
      all: [broken, whole],
      lanes: [oneLane],
    };
    const both = mailHouse(stage.deps, { carriers });
    const notice = {
      kind: "undelivered-notice",
      language: "ba",
      payload: { kind: "reminder", to: "x@example.com", error: "550" },
    } as const;
    await queue(stage.deps, [
      ...Array.from({ length: 25 }, (_, index) => letterTo(`guest${index}@example.com`)),
      notice,
      notice,
    ]);
    await send(both);
    await send(both);
    expect(whole.taken).toHaveLength(2);
    expect(broken.tried()).toBe(1);
  });
});

describe("an addressee that is refused", () => {
  const refused = undelivered("addressee", "550 No such mailbox");
  const gone = (...all: string[]) =>
    testCarrier(({ message }) => (all.includes(message.to) ? refused : delivered));

  test("alone is tried three times, since the server may be ill, and then given up", async () => {
    const mail = house(gone("a@example.com"));
    await queue(stage.deps, [letterTo("a@example.com")]);
    for (let tries = 1; tries <= 3; tries += 1) {
      await send(mail);
      expect((await outbox(stage.deps))[0]?.failedAt === null).toBe(tries < 3);
      stage.deps.clock.advance(10 * 60_000);
    }
    expect((await outbox(stage.deps))[1]?.kind).toBe("undelivered-notice");
  });

  test("among others that are accepted is given up, and they arrive", async () => {
    const carrier = gone("b@example.com");
    const mail = house(carrier);
    await queue(
      stage.deps,
      ["a", "b", "c"].map((name) => letterTo(`${name}@example.com`)),
    );
    for (let round = 0; round < 6; round += 1) {
      await send(mail);
      stage.deps.clock.advance(10 * 60_000);
    }
    expect(await outbox(stage.deps)).toMatchObject([
      { failedAt: null },
      { sentAt: null, lastError: "550 No such mailbox" },
      { failedAt: null },
      { kind: "undelivered-notice" },
    ]);
  });

  test("like everybody else means that the server is ill: every letter arrives once it is well", async () => {
    const wellFrom = stage.deps.clock.now() + 60_000;
    const carrier = testCarrier(() => (stage.deps.clock.now() < wellFrom ? refused : delivered));
    const mail = house(carrier);
    const names = Array.from({ length: 12 }, (_, index) => `guest${index}@example.com`);
    await queue(
      stage.deps,
      names.map((name) => letterTo(name)),
    );
    for (let second = 0; second < 400; second += 1) {
      await send(mail);
      stage.deps.clock.advance(1000);
    }
    expect(addressees(carrier).toSorted()).toEqual(names.toSorted());
    for (const row of await outbox(stage.deps)) expect(row.sentAt).not.toBeNull();
  });

  test("of the agency itself means the same", async () => {
    let answer: Delivery = refused;
    const carrier = testCarrier(() => answer);
    const mail = house(carrier);
    await queue(stage.deps, [
      {
        kind: "undelivered-notice",
        language: "ba",
        payload: { kind: "reminder", to: "x@example.com", error: "550" },
      },
    ]);
    for (let minute = 0; minute < 30; minute += 1) {
      await send(mail);
      stage.deps.clock.advance(60_000);
    }
    expect(await outbox(stage.deps)).toMatchObject([{ failedAt: null }]);
    answer = delivered;
    await send(mail);
    expect((await outbox(stage.deps))[0]?.sentAt).not.toBeNull();
  });

  test("for a day is given up, whoever else is refused", async () => {
    const carrier = testCarrier(() => refused);
    const mail = house(carrier);
    await queue(
      stage.deps,
      ["a", "b"].map((name) => letterTo(`${name}@example.com`)),
    );
    await stage.deps.pool.query("update outbox set created_at = $1", [now()]);
    for (let hour = 0; hour < 27; hour += 1) {
      await send(mail);
      await send(mail);
      stage.deps.clock.advance(3_600_000);
    }
    for (const row of (await outbox(stage.deps)).slice(0, 2)) expect(row.failedAt).not.toBeNull();
  });
});

describe("claims", () => {
  test("a letter in other hands is left alone until their claim has lapsed", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    expect(await claimLetters(stage.deps, { max: 10, without: [], lane: oneLane })).toHaveLength(1);
    expect(await send(house(carrier))).toBe(0);
    stage.deps.clock.advance(29_999);
    expect(await send(house(carrier))).toBe(0);
    stage.deps.clock.advance(1);
    expect(await send(house(carrier))).toBe(1);
    expect(await outbox(stage.deps)).toMatchObject([{ attempts: 2, sentAt: now() }]);
  });

  test("letters that were not begun are given back when the mail stops", async () => {
    const stopping = new AbortController();
    const carrier = testCarrier(() => {
      stopping.abort();
      return delivered;
    });
    await queue(
      stage.deps,
      [1, 2, 3].map((number) => letterTo(`guest${number}@example.com`)),
    );
    await sendDueLetters(house(carrier), stopping.signal);
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 1, sentAt: now() },
      { attempts: 0, sentAt: null, nextTryAt: now() },
      { attempts: 0, sentAt: null, nextTryAt: now() },
    ]);
  });

  test("two at once send each letter once", async () => {
    const carrier = testCarrier();
    const other = stage.otherProcess();
    const guests = Array.from({ length: 60 }, (_, index) => letterTo(`guest${index}@example.com`));
    await queue(stage.deps, guests);
    const all = async (mine: MailHouse) => {
      while ((await send(mine)) > 0);
    };
    await Promise.all([all(house(carrier)), all(mailHouse(other, { carriers: only(carrier) }))]);
    expect(carrier.taken).toHaveLength(60);
    expect(new Set(addressees(carrier)).size).toBe(60);
  });

  test("a letter whose tries never come to an end is given up", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    await stage.deps.pool.query("update outbox set attempts = $1", [maxTries]);
    await send(house(carrier));
    expect(carrier.tried()).toBe(0);
    expect(await outbox(stage.deps)).toMatchObject([
      { failedAt: now(), lastError: "Every try was broken off" },
      {},
    ]);
  });
});

describe("a carrier that takes many in one call", () => {
  type Call = string[];
  const batching = (answer: () => Delivery) => {
    const calls: Call[] = [];
    const carrier = testCarrier(answer);
    const deliver = async (letters: readonly OutgoingLetter[]) => {
      calls.push(letters.map(({ message }) => message.to));
      return Promise.all(letters.map(carrier.deliver));
    };
    const takes = ({ message }: OutgoingLetter) => message.attachments.length === 0;
    return { calls, carrier: { ...carrier, together: { max: 100, takes, deliver } } };
  };

  test("gets those without files together", async () => {
    const { calls, carrier } = batching(() => delivered);
    const plain = mailHouse(stage.deps, { carriers: only(carrier) });
    const withPaper: MailHouse = {
      ...plain,
      write: async (row, world) => {
        const letter = await plain.write(row, world);
        return letter.to === "b@example.com" ? { ...letter, attachments: [paper] } : letter;
      },
    };
    await queue(
      stage.deps,
      ["a", "b", "c"].map((name) => letterTo(`${name}@example.com`)),
    );
    await send(withPaper);
    expect(calls).toEqual([["a@example.com", "c@example.com"]]);
    expect(addressees(carrier)).toEqual(["b@example.com", "a@example.com", "c@example.com"]);
  });

  test.each([undelivered("try-again", "503"), undelivered("unreachable", "no network")])(
    "gets the same company again after %o, though others have come",
    async (answer) => {
      let next: Delivery = answer;
      const { calls, carrier } = batching(() => next);
      const mail = mailHouse(stage.deps, { carriers: only(carrier) });
      await queue(
        stage.deps,
        ["a", "b"].map((name) => letterTo(`${name}@example.com`)),
      );
      await send(mail);
      await queue(
        stage.deps,
        ["c", "d"].map((name) => letterTo(`${name}@example.com`)),
      );
      stage.deps.clock.advance(60_000);
      next = delivered;
      await send(mail);
      expect(calls.toSorted()).toEqual([
        ["a@example.com", "b@example.com"],
        ["a@example.com", "b@example.com"],
        ["c@example.com", "d@example.com"],
      ]);
    },
  );
});

describe("while the agency's contacts stand in for real ones", () => {
  const world = async (facts: object) => ({
    ...(await house(testCarrier()).readWorld()),
    catalogue: { ...(await stage.deps.catalogue.get()), ...facts },
  });
  const seeds: Partial<MailHouse> = { readWorld: () => world({}) };
  const fromDesk = { ...oneLane, leavesHouse: false };

  test("nothing leaves the house, nothing counts as a try, and all of it goes afterwards", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com"), letterTo("b@example.com")]);
    const queued = await outbox(stage.deps);
    for (let round = 0; round < 3; round += 1) {
      expect(await send(house(carrier, seeds))).toBe(0);
      stage.deps.clock.advance(86_400_000);
    }
    expect(carrier.tried()).toBe(0);
    expect(await outbox(stage.deps)).toEqual(queued);
    expect(await send(house(carrier))).toBe(2);
    expect(addressees(carrier)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("a letter that was claimed before they came back stays as it was", async () => {
    const carrier = testCarrier();
    await queue(stage.deps, [letterTo("a@example.com")]);
    const real = house(carrier).readWorld;
    let asked = 0;
    const readWorld = () => ((asked += 1) === 1 ? real() : world({}));
    expect(await send(house(carrier, { readWorld }))).toBe(1);
    expect(carrier.tried()).toBe(0);
    expect(await outbox(stage.deps)).toMatchObject([
      { attempts: 0, sentAt: null, lastError: null },
    ]);
  });

  test("the local mailbox takes letters all the same", async () => {
    const carrier = { ...testCarrier(), leavesHouse: false };
    await queue(stage.deps, [letterTo("a@example.com")]);
    expect(await sendDueLetters(house(carrier, seeds), going, fromDesk)).toBe(1);
    expect(carrier.taken).toHaveLength(1);
  });
});
