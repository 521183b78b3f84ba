import { expect, test } from "vitest";
import { readPasteBlock } from "./paste-block.ts";

test.each<[string, string[][]]>([
  ["12,50", [["12,50"]]],
  [
    "1\t2\n3\t4\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "1\t2\r\n3\t4\r\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ["1\r2", [["1"], ["2"]]],
  ["\t7", [["", "7"]]],
  [" 5,90 \t\u00a06,10", [["5,90", "6,10"]]],
  ['"a ""b"""\t"two\nlines"', [['a "b"', "two\nlines"]]],
  ['"open\t2', [['"open', "2"]]],
  ['"x"y\t2', [['"x"y', "2"]]],
  ["1\n\n3", [["1"], [""], ["3"]]],
  ["", [[""]]],
  ["\n", [[""]]],
])("%j is %j", (text, rows) => {
  expect(readPasteBlock(text)).toEqual(rows);
});

test("a megabyte is cut, and read in no time", () => {
  const rows = readPasteBlock("1\t".repeat(500_000));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.length).toBeLessThan(100_002);
  expect(readPasteBlock('"'.repeat(300_000))).toHaveLength(1);
});
