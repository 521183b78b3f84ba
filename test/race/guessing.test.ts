import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeFromBytes, formatCode } from "../../app/domain/reservations/code.ts";
import {
  makeLookupLimits,
  perAddressRule,
  perAskerRules,
  perCodeRules,
} from "../../app/server/limits/lookup-limits.ts";
import { lookUpCode, lookUpName } from "../../app/server/reservations/reading/look-up-code.ts";
import { makePass } from "../../app/server/sessions/make-pass.ts";
import { testApp, testNow, type TestApp } from "../world/app.ts";
import { browserAt } from "../world/browser-at.ts";
import { addCar, book, plainSelection, tripAt } from "../casts/cast.ts";
import { howOften } from "../world/how-often.ts";
import { seededRandom } from "../world/seeded-random.ts";

type Booked = { token: string; code: string };

let site: TestApp;
/** The reservation whose code the attackers have, and the one whose code they do not. */
let known: Booked;
let own: Booked;
/** From how many addresses one code is asked. */
const houses = howOften(1000);
const random = seededRandom("guessing");
const guessed = () => formatCode(codeFromBytes(random.bytes(7)));
const written: string[] = [];
const log = (...said: unknown[]) => void written.push(JSON.stringify(said));

beforeAll(async () => {
  const told = { info: log, warn: log, error: log };
  site = await testApp({ trustProxy: true, log: told }, { connections: 10 });
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 2 });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
  known = await book(site.deps, { selection: plainSelection(carId), trip });
  own = await book(site.deps, { selection: plainSelection(carId), trip });
});
beforeEach(() => site.deps.pool.query("delete from rate_limit"));
afterAll(() => site.close());

const form = "/modify-reservation?find";
type Asks = "code" | "name";
type Try = {
  asks: Asks;
  isRight: boolean;
  status: number;
  /** Seconds, as the answer says. */
  wait: string;
  bytes: number;
  ms: number;
};

/**
 * Tries ten at a time, right and wrong codes in turns and each first equally often, so that both meet the same
 * conditions.
 */
async function guess(count: number, address: string): Promise<Try[]> {
  const attacker = browserAt(site.app, address);
  const one = async (index: number): Promise<Try> => {
    const isRight = (index + Math.floor(index / 10)) % 2 === 0;
    const asks = index % 4 < 2 ? "code" : "name";
    const code = isRight ? known.code : guessed();
    const from = performance.now();
    const answer = await attacker.post(form, { intent: asks, code, firstName: "Jonas" });
    const { byteLength } = await answer.arrayBuffer();
    const wait = answer.headers.get("Retry-After") ?? "";
    const ms = performance.now() - from;
    return { asks, isRight, status: answer.status, wait, bytes: byteLength, ms };
  };
  const tries: Try[] = [];
  for (let index = 0; index < count; index += 10) {
    const ten = Array.from({ length: 10 }, (_, at) => one(index + at));
    tries.push(...(await Promise.all(ten)));
  }
  return tries;
}

/**
 * Does what the pages do without rendering them, which takes nearly all of a try's time. Returns which tries were
 * refused.
 */
async function ask(count: number, address: string): Promise<boolean[]> {
  const one = async (index: number): Promise<boolean> => {
    const code = index % 2 === 0 ? known.code : guessed();
    const answer =
      index % 4 < 2
        ? await lookUpCode(site.deps, { code, address })
        : await lookUpName(site.deps, { code, firstName: "Jonas", address });
    return !answer.ok && answer.reason === "too-many-tries";
  };
  const refused: boolean[] = [];
  for (let index = 0; index < count; index += 10) {
    const ten = Array.from({ length: 10 }, (_, at) => one(index + at));
    refused.push(...(await Promise.all(ten)));
  }
  return refused;
}

/** A try of a name from a house of its own; every tenth is answered with a page. Returns the status of the page. */
async function nameFrom(house: number): Promise<number> {
  const address = `2001:db8:${house.toString(16)}::1`;
  const fields = { code: known.code, firstName: `Ana${house}` };
  if (house % 10 === 0) {
    const { status } = await browserAt(site.app, address).post(form, { intent: "name", ...fields });
    return status;
  }
  const answer = await lookUpName(site.deps, { ...fields, address });
  if (answer.ok) return 303;
  return answer.reason === "too-many-tries" ? 429 : 400;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Expects medians that differ no more than those of equal work on a busy machine, in milliseconds. */
function expectAlike(one: readonly number[], other: readonly number[]): void {
  const [a, b] = [median(one), median(other)];
  expect(Math.abs(a - b)).toBeLessThanOrEqual(Math.max(0.5, 0.35 * Math.max(a, b)));
}

test("thousands of tries are throttled, tell a right code neither by size nor by time, and keep no customer out", async () => {
  await guess(40, "203.0.113.250");
  const start = performance.now();
  const tries = await guess(howOften(800), "203.0.113.1");
  const more = await ask(howOften(9200), "203.0.113.1");
  const minutes = Math.ceil((performance.now() - start) / 60_000) + 1;
  const limited = tries.filter(({ status }) => status === 429);
  const answered = tries.length - limited.length + more.filter((isLimited) => !isLimited).length;
  expect(answered).toBeLessThanOrEqual(10 * minutes);

  for (const asks of ["code", "name"] as const) {
    const of = (isRight: boolean) =>
      limited.filter((one) => one.asks === asks && one.isRight === isRight);
    const [right, wrong] = [of(true), of(false)];
    expect(right.length).toBeGreaterThan(0.19 * tries.length);
    // The answer contains the seconds to wait, so answers of the same second are compared.
    for (const wait of new Set(right.map((one) => one.wait))) {
      const sizes = limited.filter((one) => one.asks === asks && one.wait === wait);
      expect(new Set(sizes.map(({ bytes }) => bytes)).size).toBe(1);
    }
    expectAlike(
      right.map(({ ms }) => ms),
      wrong.map(({ ms }) => ms),
    );
  }

  const customer = browserAt(site.app, "198.51.100.7");
  const found = await customer.post(form, { intent: "code", code: own.code });
  expect(found.status).toBe(200);
  const fields = { intent: "name", code: own.code, firstName: "Emina" };
  expect((await customer.post(form, fields)).status).toBe(303);
  expect((await customer.get("/modify-reservation/details")).status).toBe(200);
}, 300_000);

test("hundreds of addresses get thirty names for one code, then one at a time, and the link of the letter opens it all the same", async () => {
  const said: Record<number, number> = {};
  const start = performance.now();
  for (let house = 0; house < houses; house += 10) {
    const ten = Array.from({ length: 10 }, async (_, at) => {
      const status = await nameFrom(house + at);
      said[status] = (said[status] ?? 0) + 1;
    });
    await Promise.all(ten);
  }
  const slowly = Math.ceil((performance.now() - start) / 10_000);
  expect(said[400]).toBeGreaterThanOrEqual(30);
  expect(said[400]).toBeLessThanOrEqual(30 + slowly);
  expect((said[400] ?? 0) + (said[429] ?? 0)).toBe(houses);
  const customer = browserAt(site.app, "198.51.100.8");
  const pass = makePass(site.deps.signingKey, { token: known.token, expiresAt: testNow + 60_000 });
  await customer.get(`/modify-reservation/open/${pass}`);
  expect((await customer.get("/modify-reservation/details")).status).toBe(200);
}, 120_000);

test("while nothing is limited, a code of ours takes no longer and no shorter than another", async () => {
  const limits = makeLookupLimits(site.deps, {
    perAddress: { ...perAddressRule, tries: 1e6 },
    perAsker: perAskerRules.map((rule) => ({ ...rule, tries: 1e6 })),
    perCode: { ...perCodeRules, freely: { ...perCodeRules.freely, tries: 1e6 } },
  });
  const address = "203.0.113.9";
  const firstName = "Jonas";
  const times = { code: { right: [], wrong: [] }, name: { right: [], wrong: [] } } as Record<
    Asks,
    Record<"right" | "wrong", number[]>
  >;
  for (let round = 0; round < 100 + howOften(500); round += 1) {
    for (const kind of round % 2 ? (["right", "wrong"] as const) : (["wrong", "right"] as const)) {
      const code = kind === "right" ? known.code : guessed();
      const start = performance.now();
      await lookUpCode(site.deps, { code, address }, limits);
      const between = performance.now();
      await lookUpName(site.deps, { code, firstName, address }, limits);
      if (round < 100) continue;
      times.code[kind].push(between - start);
      times.name[kind].push(performance.now() - between);
    }
  }
  expectAlike(times.code.right, times.code.wrong);
  expectAlike(times.name.right, times.name.wrong);
});

test("a code that is nearly ours is answered like any other", async () => {
  const sizes = new Set<number>();
  for (let at = 3; at < known.code.length; at += 1) {
    const character = known.code[at] === "Z" ? "Y" : "Z";
    const near = known.code.slice(0, at) + character + known.code.slice(at + 1);
    for (const code of [near, guessed()]) {
      const visitor = browserAt(site.app, `2001:db8:ffff:${at}::1`);
      const answer = await visitor.post(form, { intent: "code", code });
      expect(answer.status).toBe(400);
      sizes.add((await answer.arrayBuffer()).byteLength);
    }
  }
  // A code with a letter in place of a dash is no code at all, and gets the same words.
  expect(sizes.size).toBe(1);
});

test("nothing of all this stood in the log", () => {
  expect(written.join()).not.toMatch(/EP-|Emina|Jonas|203\.0\.113|198\.51\.100|2001:db8/);
});
