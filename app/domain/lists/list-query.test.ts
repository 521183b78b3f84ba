import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readCursor, readListQuery, writeCursor } from "./list-query.ts";

const known = { sorts: ["name", "date"], sort: "date", direction: "down" } as const;
const read = (query: string) => readListQuery(new URLSearchParams(query), known);

test("an address without a query shows the list in its own order", () => {
  expect(read("")).toEqual({ q: "", sort: "date", direction: "down" });
});

test("search, order and place are read", () => {
  expect(read("q=%20Hod%C5%BEi%C4%87%20&sort=name&after=a,1")).toEqual({
    q: "Hodžić",
    sort: "name",
    direction: "up",
    after: "a,1",
  });
  expect(read("sort=name&dir=down&before=b,2")).toMatchObject({ direction: "down", before: "b,2" });
});

test.each(["sort=password", "dir=sideways", `after=${"x".repeat(5000)}`, "sort=__proto__"])(
  "%s is not known and changes nothing",
  (query) => {
    expect(read(query)).toEqual({ q: "", sort: "date", direction: "down" });
  },
);

test("a search is cut, and holds nothing that a database refuses", () => {
  expect(read(`q=${"a".repeat(5000)}`).q).toHaveLength(200);
  expect(read("q=a%00b").q).toBe("a b");
});

test("a cursor is read as it was written", () => {
  assert(
    property(string(), integer(), (text, id) => {
      const value = text.replaceAll(/[\p{Cc}\uFFFD]/gu, "");
      expect(readCursor(writeCursor(value, id))).toEqual({ value, id: String(id) });
    }),
  );
});

test.each(["", ",", "a", "a,b,c", "%,1", "a,%00", "a,%E0%A4%A"])("%j is no cursor", (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
});
