import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { fixedClock } from "../../../test/world/fixed-clock.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { CatalogueHolder } from "../catalogue/catalogue-holder.ts";
import { silentLog } from "../log.ts";
import { lastStatus } from "./last-status.ts";

let stage: Stage;
let read: Catalogue;
beforeAll(async () => {
  stage = await openStage();
  read = await stage.deps.catalogue.get();
});
afterAll(() => stage.close());

/** A catalogue that a test opens, closes and breaks. */
function house(isClosed: boolean, patience?: number) {
  const state = { version: 1, isClosed, get: vi.fn<() => Promise<Catalogue>>() };
  state.get.mockImplementation(async () => ({
    ...read,
    version: state.version,
    facts: { ...read.facts, maintenanceMode: state.isClosed },
  }));
  const catalogue: CatalogueHolder = {
    get: state.get,
    refresh: state.get,
    catchUp: async () => undefined,
    lastKnown: () => read,
    currentVersion: () => state.version,
    close: async () => undefined,
  };
  const clock = fixedClock("2026-11-21T10:00:00+01:00");
  const ask = lastStatus({ catalogue, clock, log: silentLog }, patience);
  return {
    clock,
    state,
    isClosed: async () => (await ask()) !== undefined,
    breaks: () => {
      state.get.mockRejectedValue(new Error("the database is gone"));
      state.version -= 1000;
    },
  };
}

test("it says what the setting says, and reads nothing while nothing has changed", async () => {
  const { state, isClosed } = house(true);
  expect([await isClosed(), await isClosed(), await isClosed()]).toEqual([true, true, true]);
  expect(state.get).toHaveBeenCalledTimes(1);
  Object.assign(state, { isClosed: false, version: 2 });
  expect(await isClosed()).toBe(false);
});

test.each([true, false])("what was read last (%s) counts for five minutes", async (was) => {
  const { clock, isClosed, breaks } = house(was);
  await isClosed();
  breaks();
  clock.advance(300_000);
  expect(await isClosed()).toBe(was);
  clock.advance(1);
  expect(await isClosed()).toBe(false);
});

test("the five minutes begin when it was last known, not when it last changed", async () => {
  const { clock, isClosed, breaks } = house(true);
  await isClosed();
  clock.advance(3_600_000);
  await isClosed();
  breaks();
  clock.advance(299_999);
  expect(await isClosed()).toBe(true);
});

test("a site whose database never answered is open", async () => {
  const { isClosed, breaks } = house(true);
  breaks();
  expect(await isClosed()).toBe(false);
});

test("a database that hangs keeps nobody waiting", async () => {
  const { state, isClosed } = house(true, 20);
  await isClosed();
  state.version = 2;
  state.get.mockReturnValue(new Promise(() => undefined));
  const from = performance.now();
  expect(await isClosed()).toBe(true);
  expect(performance.now() - from).toBeLessThan(1000);
});

test("it is read again as soon as the database answers", async () => {
  const { state, isClosed, breaks } = house(true);
  await isClosed();
  breaks();
  await isClosed();
  state.get.mockResolvedValue({ ...read, version: state.version });
  expect(await isClosed()).toBe(false);
});
