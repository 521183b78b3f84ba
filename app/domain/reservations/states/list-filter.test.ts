import { describe, expect, test } from "vitest";
import {
  inView,
  isByDay,
  isNarrowed,
  listViews,
  readListFilter,
  sortsOf,
  writeListFilter,
  type ListFilter,
} from "./list-filter.ts";

const read = (address: string) => readListFilter(new URLSearchParams(address));
const write = (filter: ListFilter) => Object.fromEntries(writeListFilter(filter));

/** The list as it opens. */
const opened: ListFilter = {
  view: "next-7-days",
  search: "",
  place: undefined,
  carId: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  language: undefined,
  sort: "time",
  direction: "up",
  after: undefined,
  before: undefined,
};

/** A filter of everything, as text and as it is read. */
const everything = {
  view: "overdue",
  q: "Hodžić",
  from: "2026-07-01",
  to: "2026-07-31",
  place: "airport-tuzla",
  car: "12",
  status: "on_rent",
  language: "ba",
  sort: "total",
  dir: "down",
  after: "-1500.7",
};
const readEverything: ListFilter = {
  view: "overdue",
  search: "Hodžić",
  from: "2026-07-01",
  to: "2026-07-31",
  place: "airport-tuzla",
  carId: 12,
  status: "on_rent",
  language: "ba",
  sort: "total",
  direction: "down",
  after: { value: "-1500", id: 7 },
  before: undefined,
};

describe("the address of a list", () => {
  test("that says nothing opens on the next days", () => {
    expect(read("")).toEqual(opened);
    expect(write(opened)).toEqual({});
  });

  test("is read to its last filter, and written the same", () => {
    expect(read(new URLSearchParams(everything).toString())).toEqual(readEverything);
    expect(write(readEverything)).toEqual(everything);
  });

  test("does not mind blanks around what was typed", () => {
    expect(read("q=%20amra%20&car=%2012&status=pending%20")).toMatchObject({
      search: "amra",
      carId: 12,
      status: "pending",
    });
  });

  test("goes one way at a time: what comes after a row counts before what comes before one", () => {
    expect(read("before=1500.7")).toMatchObject({ before: { value: "1500", id: 7 } });
    expect(read("after=1500.7&before=1500.7").before).toBeUndefined();
    expect(write({ ...opened, before: { value: "1500", id: 7 } })).toEqual({ before: "1500.7" });
  });
});

describe("how a view is sorted", () => {
  const orders = {
    "next-7-days": "time up",
    "pickups-today": "time up",
    "returns-today": "time up",
    tomorrow: "time up",
    overdue: "return up",
    new: "made down",
    "on-rent": "return up",
    unpaid: "pickup up",
    pending: "pickup up",
    open: "return up",
    all: "pickup down",
  };

  test("when nobody says otherwise", () => {
    expect(
      listViews.map((view) => {
        const { sort, direction } = read(`view=${view}`);
        return [view, `${sort} ${direction}`];
      }),
    ).toEqual(Object.entries(orders));
  });

  test("is said only where it is not the view's own order", () => {
    expect(write(read("view=new"))).toEqual({ view: "new" });
    expect(write({ ...read("view=new"), direction: "up" })).toEqual({
      view: "new",
      sort: "made",
      dir: "up",
    });
    expect(write({ ...read("view=new"), sort: "total" })).toEqual({
      view: "new",
      sort: "total",
      dir: "down",
    });
  });

  test("by a column that somebody names goes up, unless a direction is named too", () => {
    for (const view of ["all", "tomorrow"] as const)
      for (const sort of sortsOf(view))
        expect(read(`view=${view}&sort=${sort}`)).toMatchObject({ sort, direction: "up" });
    expect(read("view=next-7-days&dir=down")).toMatchObject({ sort: "time", direction: "down" });
    expect(read("view=all&sort=total&dir=down")).toMatchObject({ direction: "down" });
    expect(read("view=all&dir=up")).toMatchObject({ sort: "pickup", direction: "up" });
  });

  test("is by the clock only where the view is one by day", () => {
    for (const view of listViews)
      expect([view, read(`view=${view}&sort=time`).sort === "time"]).toEqual([view, isByDay(view)]);
  });

  test("goes with the view: another one has its own order, from its beginning", () => {
    expect(inView({ ...readEverything, before: { value: "1", id: 1 } }, "new")).toEqual({
      ...readEverything,
      view: "new",
      sort: "made",
      direction: "down",
      after: undefined,
      before: undefined,
    });
  });
});

describe("a search", () => {
  test("looks everywhere, unless a view is named", () => {
    expect(read("q=amra").view).toBe("all");
    expect(read("q=amra&view=pending").view).toBe("pending");
    expect(write(read("q=amra"))).toEqual({ q: "amra" });
    expect(write(read("q=amra&view=next-7-days"))).toEqual({ q: "amra", view: "next-7-days" });
    expect(write(read("view=all"))).toEqual({ view: "all" });
  });

  test("is cut at 200 characters, and holds nothing that the database refuses", () => {
    expect(read(`q=${"a".repeat(201)}`).search).toBe("a".repeat(200));
    expect(read("q=am%00ra").search).toBe("amra");
  });
});

describe("what is no filter is left out", () => {
  test.each([
    ["view", "yesterday"],
    ["status", "lost"],
    ["language", "de"],
    ["sort", "colour"],
    ["dir", "sideways"],
    ["car", "0"],
    ["car", "012"],
    ["car", "1.5"],
    ["car", "x12"],
    ["car", "12x"],
    ["car", "1234567890"],
    ["place", "-airport"],
    ["place", "Airport"],
    ["place", "airport tuzla"],
    ["place", "a".repeat(65)],
    ["from", "2026-02-30"],
    ["from", "9000-01-01"],
    ["to", "soon"],
    ["after", "1500"],
    ["after", "x1500.7"],
    ["after", "1500.7x"],
    ["after", "1500.x"],
    ["after", "--1500.7"],
    ["after", `${"1".repeat(18)}.7`],
    ["after", "1500.1234567890"],
  ])("%s=%s", (name, value) => {
    expect(readListFilter(new URLSearchParams({ [name]: value }))).toEqual(opened);
  });

  test("and what just is one is kept", () => {
    expect(read("car=123456789").carId).toBe(123_456_789);
    expect(read("car=1").carId).toBe(1);
    expect(read(`place=${"a".repeat(64)}`).place).toBe("a".repeat(64));
    expect(read("place=a").place).toBe("a");
    expect(read("to=8999-12-31").to).toBe("8999-12-31");
    expect(read(`after=${"1".repeat(17)}.123456789`).after).toEqual({
      value: "1".repeat(17),
      id: 123_456_789,
    });
  });
});

test("a list is narrowed by any filter, and by no view or order", () => {
  expect(isNarrowed(opened)).toBe(false);
  expect(isNarrowed({ ...opened, view: "all", sort: "total", direction: "down" })).toBe(false);
  for (const name of ["search", "from", "to", "place", "carId", "status", "language"] as const)
    expect(isNarrowed({ ...opened, [name]: readEverything[name] })).toBe(true);
});
