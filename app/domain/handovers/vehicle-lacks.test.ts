import { describe, expect, test } from "vitest";
import { endingPapers, vehicleLacks } from "./vehicle-lacks.ts";

const ready = {
  registration: "2027-12-31",
  insurance: "2027-12-31",
  inspection: "2027-12-31",
  winterTyres: true,
};

describe("papers", () => {
  test("hold until their last day, and end before a trip that goes on", () => {
    expect(endingPapers({ registration: "2026-06-16" }, "2026-06-16")).toEqual([]);
    expect(endingPapers({ registration: "2026-06-15" }, "2026-06-16")).toEqual([
      { paper: "registration", expires: "2026-06-15" },
    ]);
  });

  test("that nobody wrote down say nothing", () => {
    expect(endingPapers({ insurance: null, inspection: undefined }, "2026-06-16")).toEqual([]);
  });
});

describe("winter tyres", () => {
  const off = { ...ready, winterTyres: false };

  test.each([
    ["2026-10-20", "2026-10-31", false],
    ["2026-10-20", "2026-11-01", true],
    ["2027-01-10", "2027-01-15", true],
    ["2027-04-01", "2027-04-05", true],
    ["2027-04-02", "2027-04-05", false],
    ["2027-07-01", "2027-07-08", false],
  ])("a trip from %s to %s lacks them: %s", (first, last, isLacking) => {
    expect(vehicleLacks(off, first, last)).toEqual(isLacking ? [{ lack: "winter-tyres" }] : []);
    expect(vehicleLacks(ready, first, last)).toEqual([]);
  });
});

test("papers are said before tyres", () => {
  const lacks = { ...ready, inspection: "2026-12-01", winterTyres: false };
  expect(vehicleLacks(lacks, "2026-12-01", "2026-12-05")).toEqual([
    { lack: "paper", paper: "inspection", expires: "2026-12-01" },
    { lack: "winter-tyres" },
  ]);
});
