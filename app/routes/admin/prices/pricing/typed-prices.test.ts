import { expect, test } from "vitest";
import type { PriceAnswer } from "./answer-change.ts";
import type { PriceBase } from "./read-view.ts";
import { nextTyped, startTyping, type TypedEvent } from "./typed-prices.ts";

const first: PriceBase = { stamp: "1", cells: { a: 1000, b: 2000 } };
const newer: PriceBase = { stamp: "2", cells: { a: 1500, b: 2000 } };
const edit = (cell: string, now: string) => ({ cell, was: null, now });
const saved: PriceAnswer = { saved: { base: newer, undo: [] } };
const refused: PriceAnswer = { faults: {} };

const typed = (more: Record<string, string>, instead: string[] = []): TypedEvent => ({
  type: "typed",
  more,
  instead,
});
const heard = (answer: PriceAnswer | undefined, loaded = first): TypedEvent => ({
  type: "heard",
  loaded,
  answer,
});
const after = (...events: TypedEvent[]) => events.reduce(nextTyped, startTyping(first));

test("what was saved is no longer typed, what was typed meanwhile stays, and the fields are filled anew", () => {
  const state = after(
    typed({ a: "15", b: "21" }),
    { type: "sent", edits: [edit("a", "15"), edit("b", "21")], typed: { a: "15", b: "21" } },
    typed({ b: "22" }),
    heard(saved),
  );
  expect(state).toMatchObject({ typed: { b: "22" }, base: newer, refills: 1 });
});

test("an answer is heard once: what is typed after it stays when the page is read again", () => {
  const state = after(heard(saved), typed({ a: "15" }), heard(saved, newer));
  expect(state).toMatchObject({ typed: { a: "15" }, base: newer, refills: 1, settled: saved });
});

test("the newest prices lie under what is typed: those of the page, and those that come with an answer", () => {
  expect(after(heard(undefined, newer)).base).toBe(newer);
  expect(after(heard(saved)).base).toBe(newer);
  expect(after(heard(refused)).base).toBe(first);
});

test("whoever goes on typing has done with the answer", () => {
  expect(after(heard(refused)).settled).toBeUndefined();
  expect(after(heard(refused), typed({ a: "1" })).settled).toBe(refused);
  expect(after(heard(refused), { type: "settled" }).settled).toBe(refused);
});

test("what stood in other cells for the same row goes when a row is written anew", () => {
  expect(after(typed({ "7": "5" }), typed({ "8": "5" }, ["7"])).typed).toEqual({ "8": "5" });
});

test("cells are forgotten one by one or all, and filled anew", () => {
  const before = typed({ a: "1", b: "2" });
  const one = after(before, { type: "forgotten", cells: ["a"] });
  expect(one).toMatchObject({ typed: { b: "2" }, refills: 1 });
  expect(after(before, { type: "forgotten" })).toMatchObject({ typed: {}, refills: 1 });
});
