import { expect, test } from "vitest";
import { pasteInto } from "./paste-into.ts";

const keyed = (...keys: string[]) => keys.map((key) => ({ key }));
const grid = { rows: keyed("a", "b"), columns: keyed("1", "8") };

test("a block fills the cells from its place on", () => {
  expect(pasteInto("5\t6\n7\t8", { row: 0, column: 0 }, grid)).toEqual({
    changes: { "a.1": "5", "a.8": "6", "b.1": "7", "b.8": "8" },
    cells: 4,
    lost: 0,
  });
});

test("what lies outside the grid is counted and left", () => {
  expect(pasteInto("5\t6\n7\t8", { row: 1, column: 1 }, grid)).toEqual({
    changes: { "b.8": "5" },
    cells: 1,
    lost: 3,
  });
});
