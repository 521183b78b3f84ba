/** The mail with a real mail server, which is down, slow, or says no. */
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { writeLetter } from "../../app/server/letters/write-letter.ts";
import type { MailHouse } from "../../app/server/mail/desk/mail-house.ts";
import { startMailWorker } from "../../app/server/mail/sending/mail-worker.ts";
import { sendDueLetters } from "../../app/server/mail/sending/send-due-letters.ts";
import { chooseTransport } from "../../app/server/mail/transports/choose-transport.ts";
import { smtpTransport } from "../../app/server/mail/transports/smtp-transport.ts";
import type { Transport } from "../../app/server/mail/transports/transport.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { addCar, book, bookingForm, openStage, plainSelection, type Stage } from "../casts/cast.ts";
import { letterTo, mailHouse, only, outbox, queue } from "../world/mail-house.ts";
import { openMailServer, type Fault, type MailServer } from "../world/mail-server.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
});
afterAll(() => stage.close());
beforeEach(() => stage.owner.query("truncate outbox restart identity"));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const times = { connect: 1000, greeting: 2000, answer: 2000 };
const open = async (options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> => {
  const server = await openMailServer(options);
  closing.push(server.close);
  return server;
};
const smtp = (url: string): Transport => {
  const transport = smtpTransport(url, times);
  closing.push(transport.close);
  return transport;
};
const work = (house: MailHouse) => {
  const stop = startMailWorker(house);
  closing.push(stop);
  return stop;
};
const addressees = (server: MailServer) => server.received.flatMap(({ to }) => to);
const until = async (holds: () => boolean | Promise<boolean>) => {
  await expect.poll(holds, { timeout: 20_000, interval: 20 }).toBe(true);
};
const allSent = async () => (await outbox(stage.deps)).every(({ sentAt }) => sentAt);

test("whatever the server does, every letter arrives once or is given up", async () => {
  const tries = new Map<string, number>();
  const faults: Record<string, (nth: number) => Fault | undefined> = {
    greylisted: (nth) => (nth <= 3 ? { at: "recipient", code: 451 } : undefined),
    full: (nth) => (nth <= 2 ? { at: "letter", code: 452 } : undefined),
    broken: (nth) => (nth <= 2 ? { at: "letter", breaks: true } : undefined),
    slow: () => ({ at: "letter", slowMs: 700 }),
    tooslow: (nth) => (nth <= 1 ? { at: "recipient", slowMs: 2600 } : undefined),
    gone: () => ({ at: "recipient", code: 550, says: "No such mailbox" }),
    spam: () => ({ at: "letter", code: 554, says: "We do not like it" }),
    never: () => ({ at: "recipient", code: 451, says: "Come back later" }),
  };
  const faultOf = (to: string) => {
    const name = to.split("@")[0] ?? "";
    return faults[name]?.(tries.get(to) ?? 0);
  };
  let server = await open({ faultOf });
  const { port } = server;
  const carrier = smtp(server.url);
  const counted: Transport = {
    ...carrier,
    deliver: (letter) => {
      const { to } = letter.message;
      tries.set(to, (tries.get(to) ?? 0) + 1);
      return carrier.deliver(letter);
    },
  };
  const house = mailHouse(stage.deps, { carriers: only(counted) });
  const names = [...Object.keys(faults), "ana", "emina", "jonas"];
  await queue(
    stage.deps,
    names.map((name) => letterTo(`${name}@example.com`)),
  );

  const going = new AbortController().signal;
  const arrived = new Map<string, number>();
  const collect = () => {
    for (const to of addressees(server)) arrived.set(to, (arrived.get(to) ?? 0) + 1);
  };
  for (let round = 0; round < 140; round += 1) {
    // Down for some hours in the middle.
    if (round === 5) {
      collect();
      await server.close();
    }
    if (round === 8) server = await open({ faultOf, port });
    while ((await sendDueLetters(house, going)) > 0);
    stage.deps.clock.advance(3_600_000);
  }
  collect();

  const expected = names.filter((name) => !["gone", "spam", "never"].includes(name));
  expect(Object.fromEntries(arrived)).toEqual({
    ...Object.fromEntries(expected.map((name) => [`${name}@example.com`, 1])),
    // One notice for each letter that was given up.
    "staff@eternal-pro.test": 3,
  });
  const errors = (await outbox(stage.deps)).flatMap(({ failedAt, lastError }) =>
    failedAt ? [lastError?.replace(/^.*?: /, "")] : [],
  );
  expect(errors.sort()).toEqual([
    "451 Come back later",
    "550 No such mailbox",
    "554 We do not like it",
  ]);
});

test("two processes on one outbox send each letter once, and each has one in its hands", async () => {
  const server = await open({ faultOf: () => ({ at: "letter", slowMs: 5 }) });
  const guests = Array.from({ length: 200 }, (_, index) => `guest${index}@example.com`);
  await queue(
    stage.deps,
    guests.map((guest) => letterTo(guest)),
  );
  work(mailHouse(stage.deps, { carriers: only(smtp(server.url)) }));
  work(mailHouse(stage.otherProcess(), { carriers: only(smtp(server.url)) }));
  await until(allSent);
  expect(addressees(server).sort()).toEqual(guests.sort());
  expect(server.maxAtOnce()).toBe(2);
  expect(server.sessions()).toBeGreaterThanOrEqual(2);
});

test("a letter written while the mail works is on its way within seconds", async () => {
  const server = await open();
  work(mailHouse(stage.deps, { carriers: only(smtp(server.url)) }));
  await queue(stage.deps, [letterTo("ana@example.com")]);
  await until(() => server.received.length === 1);
  expect(addressees(server)).toEqual(["ana@example.com"]);
});

test("the mail stops once the letter under way has arrived, and leaves the others as they were", async () => {
  const server = await open({ faultOf: () => ({ at: "letter", slowMs: 500 }) });
  const guests = ["a", "b", "c"].map((name) => letterTo(`${name}@example.com`));
  await queue(stage.deps, guests);
  const stop = startMailWorker(mailHouse(stage.deps, { carriers: only(smtp(server.url)) }));
  await until(() => server.maxAtOnce() === 1);
  await stop();
  expect(addressees(server)).toEqual(["a@example.com"]);
  expect(await outbox(stage.deps)).toMatchObject([
    { attempts: 1, sentAt: expect.any(Date) },
    { attempts: 0, sentAt: null },
    { attempts: 0, sentAt: null },
  ]);
});

test.each([
  { name: "down", greeting: undefined },
  { name: "slow", greeting: { at: "greeting", slowMs: 1500 } as const },
])(
  "with a mail server that is $name a booking is made as ever, and its letters come when it is well",
  async ({ name, greeting }) => {
    let isWell = false;
    const first = await open({ greeting: () => (isWell ? undefined : greeting) });
    if (!greeting) await first.close();
    const house = mailHouse(stage.deps, { carriers: only(smtp(first.url)), write: writeLetter });
    work(house);
    const carId = await addCar(stage.deps, { name: `mail ${name}`, vehicles: 5 });
    const took: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const form = await bookingForm(stage.deps, { selection: plainSelection(carId) });
      const from = performance.now();
      expect(await bookCar(stage.deps, form)).toMatchObject({ ok: true });
      took.push(performance.now() - from);
    }
    expect(Math.max(...took)).toBeLessThan(1000);
    expect((await outbox(stage.deps)).filter(({ failedAt }) => failedAt)).toEqual([]);

    isWell = true;
    const server = greeting ? first : await open({ port: first.port });
    await until(async () => {
      stage.deps.clock.advance(20_000);
      return allSent();
    });
    expect(server.received).toHaveLength(10);
    const letters = await server.read();
    expect(letters.filter(({ attachments }) => attachments.length === 2)).toHaveLength(5);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(10);
  },
);

test("a carrier that takes its time holds no letter of another one", async () => {
  const edge = await openFunctions(3000);
  const carriers = chooseTransport({
    mail: {
      smtpUrl: undefined,
      resendApiKey: undefined,
      from: undefined,
      edgeFunction: { url: edge.url, key: "k" },
    },
    dataDir: await mkdtemp(join(tmpdir(), "lanes-")),
  });
  const carId = await addCar(stage.deps, { name: "Lanes", vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  expect(token).not.toBe("");
  await stage.owner.query("delete from outbox where kind <> 'booking-confirmed'");
  const start = performance.now();
  work(mailHouse(stage.deps, { carriers, write: writeLetter }));
  await until(edge.asked);
  await queue(stage.deps, [letterTo("guest@example.com")]);
  const isSent = async (kind: string) =>
    (await outbox(stage.deps)).some((row) => row.kind === kind && row.sentAt !== null);
  await until(() => isSent("newsletter-confirmation"));
  expect(await isSent("booking-confirmed")).toBe(false);
  expect(performance.now() - start).toBeLessThan(3000);
  await until(() => isSent("booking-confirmed"));
});

/** The functions of the former site, slow to answer. */
async function openFunctions(slowMs: number) {
  let isAsked = false;
  const server = createServer((_, response) => {
    isAsked = true;
    setTimeout(() => response.end('{"success":true}'), slowMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, asked: () => isAsked };
}
