import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addCar,
  book,
  emina,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { makeLookupLimits, perAddressRule, perAskerRules } from "../../limits/lookup-limits.ts";
import { lookUpCode, lookUpName } from "./look-up-code.ts";

let stage: Stage;
let booked: { token: string; code: string };
let twoNames: { token: string; code: string };
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "Golf", vehicles: 2 });
  const selection = plainSelection(carId);
  booked = await book(stage.deps, { selection });
  const details = { ...emina, firstName: "Ana Marija", email: "ana@example.com" };
  const trip = tripAt("2026-08-03T10:00", "2026-08-10T10:00");
  twoNames = await book(stage.deps, { selection, details, trip });
});
beforeEach(() => stage.deps.pool.query("delete from rate_limit"));
afterAll(() => stage.close());

const nobodys = "EP-00000-00000";
const address = "203.0.113.7";
const limits = () => makeLookupLimits(stage.deps);
const code = (typed: string, own = limits(), from = address) =>
  lookUpCode(stage.deps, { code: typed, address: from }, own);
const name = (typed: string, firstName: string, own = limits(), from = address) =>
  lookUpName(stage.deps, { code: typed, firstName, address: from }, own);

describe("step one", () => {
  test("knows a code as people write it, and says no more than the code", async () => {
    const answer = { ok: true, code: booked.code };
    const ways = [
      booked.code,
      booked.code.toLowerCase(),
      booked.code.replaceAll("-", ""),
      booked.code.slice(3),
      ` ${booked.code.slice(3).replace("-", " ")} `,
      booked.code.replaceAll("0", "o").replaceAll("1", "l"),
      booked.code.replaceAll("0", "O").replaceAll("1", "I"),
    ];
    for (const typed of ways) expect(await code(typed)).toEqual(answer);
  });

  test.each([
    nobodys,
    "",
    "EP",
    "1",
    "x".repeat(5000),
    "\u0000",
    "'; drop table car; --",
    "EP-ŽŽŽŽŽ-ŽŽŽŽŽ",
  ])("%j is nobody's", async (typed) => {
    expect(await code(typed)).toEqual({ ok: false, reason: "unknown-code" });
  });

  test("lets an address ask ten times a minute, whatever it asks", async () => {
    const own = limits();
    for (let tries = 0; tries < 10; tries += 1) await code(tries % 2 ? booked.code : nobodys, own);
    for (const typed of [booked.code, nobodys, ""]) {
      const answer = await code(typed, own);
      expect(answer).toMatchObject({ ok: false, reason: "too-many-tries" });
      expect("waitSeconds" in answer && answer.waitSeconds).toBeGreaterThan(50);
    }
    expect((await name(booked.code, "Emina", own)).ok).toBe(false);
    expect(await code(booked.code, own, "203.0.113.8")).toMatchObject({ ok: true });
  });

  test("counts the addresses of one IPv6 household together", async () => {
    const own = limits();
    for (let host = 1; host <= 10; host += 1) await code(nobodys, own, `2001:db8:1:2::${host}`);
    expect((await code(booked.code, own, "2001:db8:1:2:ffff::1")).ok).toBe(false);
    expect((await code(booked.code, own, "2001:db8:1:3::1")).ok).toBe(true);
  });
});

describe("step two", () => {
  test.each(["Emina", "emina", " EMINA ", "Émína", "Emina Hadžić"])(
    "%j is Emina",
    async (typed) => {
      expect(await name(booked.code, typed)).toEqual({ ok: true, token: booked.token });
    },
  );

  test.each(["Ana Marija", "ana", "Ana-Marija", "ANAMARIJA", "Ana Lucija"])(
    "%j is Ana Marija",
    async (typed) => {
      expect(await name(twoNames.code, typed)).toEqual({ ok: true, token: twoNames.token });
    },
  );

  test.each(["Jonas", "", " ", "Marija", "\u0000", "%", "x".repeat(5000)])(
    "%j is neither",
    async (typed) => {
      const answer = { ok: false, reason: "wrong-name" };
      expect(await name(booked.code, typed)).toEqual(answer);
      expect(await name(twoNames.code, typed)).toEqual(answer);
    },
  );

  test("without a code of ours is told about the code", async () => {
    for (const typed of [nobodys, "", "\u0000", "x".repeat(5000)])
      expect(await name(typed, "Emina")).toEqual({ ok: false, reason: "unknown-code" });
  });

  test("refuses an asker's sixth name in five minutes, from whatever process, and nobody else's right one", async () => {
    const [here, there] = [limits(), makeLookupLimits(stage.otherProcess())];
    const wrong = { ok: false, reason: "wrong-name" };
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await name(booked.code, "Jonas", tries % 2 ? here : there)).toEqual(wrong);
    const answer = await name(booked.code, "Emina", there);
    expect(answer).toMatchObject({ ok: false, reason: "too-many-tries" });
    expect("waitSeconds" in answer && answer.waitSeconds).toBeGreaterThan(250);
    expect((await name(booked.code, "Emina", here, "198.51.100.1")).ok).toBe(true);
    expect((await name(twoNames.code, "Ana", here, "198.51.100.2")).ok).toBe(true);
  });

  test("the wait of an asker grows with the wrong names", async () => {
    const own = makeLookupLimits(stage.deps, {
      perAddress: { ...perAddressRule, tries: 1000 },
      perAsker: perAskerRules.map((rule, index) => (index === 0 ? { ...rule, tries: 1000 } : rule)),
    });
    for (let tries = 0; tries < 10; tries += 1) await name(booked.code, "Jonas", own);
    const answer = await name(booked.code, "Emina", own);
    expect(answer).toMatchObject({ ok: false, reason: "too-many-tries" });
    expect("waitSeconds" in answer && answer.waitSeconds).toBeGreaterThan(3500);
  });

  test("a code that many guess at is slowed down for everybody, and locked for nobody", async () => {
    const own = limits();
    for (let house = 1; house <= 35; house += 1)
      await name(booked.code, "Jonas", own, `198.51.100.${house}`);
    const answer = await name(booked.code, "Emina", own);
    expect(answer).toMatchObject({ ok: false, reason: "too-many-tries" });
    expect("waitSeconds" in answer && answer.waitSeconds).toBeLessThanOrEqual(10);
    await stage.deps.pool.query(
      "update rate_limit set expire = 0 where key like 'lookup-code-slow%'",
    );
    expect((await name(booked.code, "Emina", own)).ok).toBe(true);
  });

  test("limits the names of a code that is nobody's just so", async () => {
    const own = limits();
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await name(nobodys, "Emina", own)).toEqual({ ok: false, reason: "unknown-code" });
    expect(await name(nobodys, "Emina", own)).toMatchObject({ reason: "too-many-tries" });
  });

  test("shuts nobody out who can name it, however often, even after slips", async () => {
    const own = makeLookupLimits(stage.deps, {
      perAddress: { ...perAddressRule, tries: 1000 },
    });
    for (let visits = 0; visits < 8; visits += 1) {
      for (let slips = 0; slips < 4; slips += 1) await name(booked.code, "Emna", own);
      expect((await name(booked.code, "Emina", own)).ok).toBe(true);
    }
  });

  test("twenty at once get no more than five names", async () => {
    const own = makeLookupLimits(stage.deps, {
      perAddress: { ...perAddressRule, tries: 1000 },
    });
    const tries = Array.from({ length: 20 }, () => name(booked.code, "Jonas", own));
    const answers = await Promise.all(tries);
    const named = answers.filter((answer) => !answer.ok && answer.reason === "wrong-name");
    expect(named).toHaveLength(5);
  });
});

test("a code that is ours and one that is not are looked for with the same queries", async () => {
  const { pool } = stage.deps;
  const asked = vi.spyOn(pool, "query");
  const queries = async (work: () => Promise<unknown>) => {
    asked.mockClear();
    await work();
    return asked.mock.calls.map(([query]: unknown[]) => (query as { name: string }).name);
  };
  const known = await queries(() => code(booked.code));
  expect(await queries(() => code(nobodys))).toEqual(known);
  const wrongName = await queries(() => name(booked.code, "Jonas"));
  expect(wrongName.length).toBeGreaterThan(2);
  expect(await queries(() => name(nobodys, "Jonas"))).toEqual(wrongName);
  asked.mockRestore();
});

test("erased reservations are found no more", async () => {
  const { pool } = stage.deps;
  await pool.query(
    "update reservation set erased_at = now(), first_name = '', first_name_key = '' where token = $1",
    [booked.token],
  );
  expect(await code(booked.code)).toEqual({ ok: false, reason: "unknown-code" });
  for (const typed of ["Emina", ""])
    expect(await name(booked.code, typed)).toEqual({ ok: false, reason: "unknown-code" });
});
