import { expect, test } from "vitest";
import { fieldReader, isFaultless } from "./field-reader.ts";

test("what is in order is read", () => {
  const read = fieldReader({
    name: "  Roof\u0000 box ",
    price: "1.234,50",
    most: " 3 ",
    day: "2026-02-28",
    charge: "free",
  });
  expect([
    read.text("name", 20),
    read.cents("price", 200_000),
    read.count("most", { least: 1, most: 3 }),
    read.date("day"),
    read.choice("charge", ["free", "paid"]),
    read.text("note", 20, false),
    read.cents("cap", 100, false),
    read.count("stock", { least: 0, most: 9 }, false),
    read.date("until"),
  ]).toEqual(["Roof box", 123_450, 3, "2026-02-28", "free", "", undefined, undefined, undefined]);
  expect(isFaultless(read.faults)).toBe(true);
});

test.each(["-1", "1e400", "NaN", "0x10", "1,234", "12.345", "∞", "9".repeat(400), "1000.01"])(
  "%j is no amount",
  (price) => {
    const read = fieldReader({ price });
    expect(read.cents("price", 100_000)).toBeUndefined();
    expect(read.faults).toEqual({ price: { code: "amount", mostCents: 100_000 } });
  },
);

test.each(["-1", "0", "4", "1.5", "1e2", "NaN", "٣", "9".repeat(40)])("%j is no count", (most) => {
  const read = fieldReader({ most });
  expect(read.count("most", { least: 1, most: 3 })).toBeUndefined();
  expect(read.faults).toEqual({ most: { code: "number", least: 1, most: 3 } });
});

test.each(["2026-02-31", "31.12.2026", "0000-01-01", "x"])("%j is no date", (day) => {
  const read = fieldReader({ day });
  expect(read.date("day")).toBeUndefined();
  expect(read.faults).toEqual({ day: { code: "date" } });
});

test("what has to be there is missed, and what is too long is said to be", () => {
  const read = fieldReader({
    a: " ",
    b: "\u0000\ud800\ufffd",
    c: "x".repeat(1_000_000),
    d: "other",
  });
  for (const name of ["a", "b", "c"]) read.text(name, 10);
  read.choice("d", ["one"]);
  read.cents("e", 1);
  expect(read.faults).toEqual({
    a: { code: "missing" },
    b: { code: "missing" },
    c: { code: "too-long", most: 10 },
    d: { code: "choice" },
    e: { code: "missing" },
  });
});
