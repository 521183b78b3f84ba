import { describe, expect, test } from "vitest";
import { carCategories } from "../../cars/car.ts";
import {
  discountKey,
  oneWayKey,
  placeKey,
  rateKey,
  readCellKey,
  seasonKey,
  seasonParts,
  youngKey,
  type Cell,
} from "./price-cells.ts";

/** Every kind of cell, by its key. */
const named: [string, Cell][] = [
  ["rate:car:12:base:day", rate({ carId: 12 }, undefined, "day")],
  ["rate:car:12:base:weekend", rate({ carId: 12 }, undefined, "weekend")],
  ["rate:car:123456789:987654321:day", rate({ carId: 123_456_789 }, 987_654_321, "day")],
  ...carCategories.map((category): [string, Cell] => [
    `rate:category:${category}:30:weekend`,
    rate({ category }, 30, "weekend"),
  ]),
  ...seasonParts.map((part): [string, Cell] => [
    `season:305:${part}`,
    { kind: "season", id: 305, part },
  ]),
  ["season:0:from", { kind: "season", id: 0, part: "from" }],
  ["season:123456789:min", { kind: "season", id: 123_456_789, part: "min" }],
  ["discount:7", { kind: "discount", fromDays: 7 }],
  ["discount:12345", { kind: "discount", fromDays: 12_345 }],
  [
    `one-way:${"a".repeat(80)}:b-2`,
    { kind: "one-way", fromLocationId: "a".repeat(80), toLocationId: "b-2" },
  ],
  [
    `one-way:b-2:${"a".repeat(80)}`,
    { kind: "one-way", fromLocationId: "b-2", toLocationId: "a".repeat(80) },
  ],
  ["place:office-2:delivery", { kind: "place", id: "office-2", part: "delivery" }],
  ["place:office:hours", { kind: "place", id: "office", part: "hours" }],
  [`place:${"a".repeat(80)}:hours-fee`, { kind: "place", id: "a".repeat(80), part: "hours-fee" }],
  ["young:until", { kind: "young", part: "until" }],
  ["young:per-day", { kind: "young", part: "per-day" }],
  ["young:cap", { kind: "young", part: "cap" }],
];

function rate(
  subject: Extract<Cell, { kind: "rate" }>["subject"],
  seasonId: number | undefined,
  part: "day" | "weekend",
): Cell {
  return { kind: "rate", subject, seasonId, part };
}

function keyOf(cell: Cell): string {
  switch (cell.kind) {
    case "rate":
      return rateKey(cell.subject, cell.seasonId, cell.part);
    case "season":
      return seasonKey(cell.id, cell.part);
    case "discount":
      return discountKey(cell.fromDays);
    case "one-way":
      return oneWayKey(cell.fromLocationId, cell.toLocationId);
    case "place":
      return placeKey(cell.id, cell.part);
    case "young":
      return youngKey(cell.part);
  }
}

describe("a key", () => {
  test.each(named)("%s names its cell, and the cell its key", (key, cell) => {
    expect(readCellKey(key)).toEqual(cell);
    expect(keyOf(cell)).toBe(key);
  });

  test.each(named)("with anything before or after %s names none", (key) => {
    for (const text of [`_${key}`, `${key}_`, `${key}\n`, ` ${key}`, key.toUpperCase()])
      expect(readCellKey(text)).toBeUndefined();
  });

  test.each([
    "rate:car:1234567890:base:day",
    "rate:car:1:1234567890:day",
    "rate:car:1:0:day",
    "rate:car:01:base:day",
    "rate:car::base:day",
    "rate:category::base:day",
    "rate:category:suv2:base:day",
    "season:1234567890:from",
    "season:01:from",
    "season::from",
    "discount:123456",
    "discount:07",
    "discount:",
    `one-way:${"a".repeat(81)}:b`,
    `one-way:b:${"a".repeat(81)}`,
    "one-way::b",
    "one-way:b:",
    "one-way:a_b:c",
    `place:${"a".repeat(81)}:hours`,
    "place::hours",
    "place:office:fee",
    "young:",
  ])("%s names none", (key) => {
    expect(readCellKey(key)).toBeUndefined();
  });
});
