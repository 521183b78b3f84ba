import { expect, test } from "vitest";
import { changedRows } from "./changed-rows.ts";

const row = (key: string, label: string, amount: string) => ({ key, label, amount });

test("a row of both prices is the same, or says what it was", () => {
  const before = [row("car-1", "Polo, 4 days", "€80.00"), row("gps", "GPS", "€10.00")];
  const now = [row("car-1", "Polo, 5 days", "€100.00"), row("gps", "GPS", "€10.00")];
  expect(changedRows(before, now)).toEqual([
    {
      key: "car-1",
      label: "Polo, 5 days",
      wasLabel: "Polo, 4 days",
      was: "€80.00",
      is: "€100.00",
      mark: "changed",
    },
    { key: "gps", label: "GPS", was: "€10.00", is: "€10.00", mark: "same" },
  ]);
});

test("an amount alone can change", () => {
  const [only] = changedRows([row("wifi", "Wi-Fi", "€9.00")], [row("wifi", "Wi-Fi", "€12.00")]);
  expect(only).toEqual({
    key: "wifi",
    label: "Wi-Fi",
    was: "€9.00",
    is: "€12.00",
    mark: "changed",
  });
});

test("what is new stands where the new price has it, and what is gone comes last", () => {
  const rows = changedRows(
    [row("coupon", "Coupon", "−€5.00"), row("car-1", "Polo", "€80.00")],
    [row("car-2", "Golf", "€90.00")],
  );
  expect(rows.map(({ key, mark, was, is }) => [key, mark, was, is])).toEqual([
    ["car-2", "added", undefined, "€90.00"],
    ["coupon", "removed", "−€5.00", undefined],
    ["car-1", "removed", "€80.00", undefined],
  ]);
});
