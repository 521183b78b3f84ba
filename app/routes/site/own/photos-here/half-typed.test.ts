/** What is typed on a customer's phone and not sent lives across a reload. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "./half-typed.ts";

const dayMs = 86_400_000;
const [page, name] = ["/key-box/secret", "own-typed /key-box/secret"];
const draft: Draft = {
  view: "rear",
  x: 0.5,
  y: 0.25,
  kind: "dent",
  description: "by the lamp",
  photos: ["a".repeat(64)],
};

/** The page as it is after a reload: only what the browser has kept is known. */
const reloaded = async () => {
  vi.resetModules();
  return import("./half-typed.ts");
};

beforeEach(() => vi.stubGlobal("localStorage", storage()));

/** As a browser's: its entries are its own properties. */
function storage() {
  const methods = {
    getItem: (key: string) => Reflect.get(kept, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(kept, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  const kept: object = Object.create(methods);
  return kept;
}

test("a mark and the fields are there again after a reload, in either language", async () => {
  const before = await reloaded();
  before.keepTyped(`/ba${page}?x=1`, { draft });
  before.keepTyped(page, { fields: { kilometres: "60.100", note: "" } });
  const after = await reloaded();
  expect(after.readTyped(page)).toEqual({ draft, fields: { kilometres: "60.100", note: "" } });
  expect(after.readTyped("/key-box/other")).toEqual({});
});

test("nothing lies there once it was sent, or left alone for a month", async () => {
  const before = await reloaded();
  before.keepTyped(page, { draft });
  before.dropTyped(page);
  expect(localStorage.getItem(name)).toBeNull();
  before.keepTyped(page, { draft });
  vi.setSystemTime(Date.now() + 31 * dayMs);
  const after = await reloaded();
  expect(after.readTyped("/key-box/other")).toEqual({});
  expect(localStorage.getItem(name)).toBeNull();
  vi.useRealTimers();
});

test("what is no such thing is not given back, and without a store it lives as long as the page", async () => {
  const at = Date.now();
  for (const kept of [
    "{",
    "[]",
    JSON.stringify({ draft: { ...draft, view: "under" }, fields: { note: 1 }, at }),
    JSON.stringify({ draft: { ...draft, photos: undefined }, at }),
  ]) {
    localStorage.setItem(name, kept);
    expect((await reloaded()).readTyped(page)).toEqual({});
  }
  vi.stubGlobal("localStorage", undefined);
  const alone = await reloaded();
  alone.keepTyped(page, { draft });
  expect(alone.readTyped(page)).toEqual({ draft });
});
