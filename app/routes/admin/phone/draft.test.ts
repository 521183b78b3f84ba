import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropDraft,
  dropKept,
  keepDraft,
  keepVersion,
  listUnsentDrafts,
  readDraft,
} from "./draft.ts";

/** A storage whose names are its own properties, as in a browser. */
const storage = (): Record<string, string> =>
  Object.defineProperties<Record<string, string>>(
    {},
    {
      getItem: { value: (name: string) => kept[name] ?? null },
      setItem: { value: (name: string, text: string) => void (kept[name] = text) },
      removeItem: { value: (name: string) => void delete kept[name] },
    },
  );
let kept: Record<string, string>;
beforeEach(() => {
  kept = storage();
  vi.stubGlobal("localStorage", kept);
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const typed = { plate: "A12" };
const keep = (isDirty: boolean, version = 1) =>
  keepDraft("EP-01234-56789", "out", { typed, isDirty, version });

test("a draft that the server does not get is told of after twenty seconds, with the time since when", () => {
  keep(true);
  expect(listUnsentDrafts()).toEqual([]);
  vi.setSystemTime(1_015_000);
  keep(true);
  vi.setSystemTime(1_021_000);
  expect(listUnsentDrafts()).toEqual([{ code: "0123456789", direction: "out", since: 1_000_000 }]);
  keep(false, 2);
  expect(listUnsentDrafts()).toEqual([]);
  keep(true, 2);
  expect(readDraft("0123456789", "out")).toEqual({
    typed,
    isDirty: true,
    version: 2,
    since: 1_021_000,
  });
  dropDraft("0123456789", "out");
  expect(readDraft("0123456789", "out")).toBeUndefined();
});

test("what is no draft of ours says nothing, nor does a storage that is switched off", () => {
  kept["preferred-language"] = "ba";
  kept["handover 0123456789 out"] = "{";
  expect(readDraft("0123456789", "out")).toBeUndefined();
  expect(listUnsentDrafts()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(listUnsentDrafts()).toEqual([]);
  keep(true);
  expect(readDraft("0123456789", "out")).toBeUndefined();
});

test("a late answer gives the newer text its version, and brings back no draft that is done", () => {
  keepDraft("EP-01234-56789", "out", { typed: { plate: "B" }, isDirty: true, version: 1 });
  keepVersion("EP-01234-56789", "out", 2);
  const newer = { typed: { plate: "B" }, isDirty: true, version: 2, since: 1_000_000 };
  expect(readDraft("0123456789", "out")).toEqual(newer);
  dropDraft("0123456789", "out");
  keepVersion("EP-01234-56789", "out", 3);
  expect(readDraft("0123456789", "out")).toBeUndefined();
});

test("whoever signs out is told of what was just typed, and leaves no handover and no exchange behind", () => {
  keep(true);
  expect(listUnsentDrafts(0)).toHaveLength(1);
  keep(false, 2);
  expect(listUnsentDrafts(0)).toEqual([]);
  kept["exchange 0123456789 1 2"] = "{}";
  kept["preferred-language"] = "ba";
  dropKept();
  expect(Object.keys(kept)).toEqual(["preferred-language"]);
});
