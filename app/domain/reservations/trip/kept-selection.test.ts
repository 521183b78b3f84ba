import { describe, expect, test } from "vitest";
import { priceList } from "../../../../test/casts/small-agency.ts";
import { keptSelection } from "./kept-selection.ts";
import { readSelection } from "./search-params.ts";

const car = { id: 12, category: "economy" } as const;
const keep = (address: string) =>
  keptSelection(readSelection(new URLSearchParams(address)), car, 4, priceList);

describe("what a price list can keep of a selection", () => {
  test("an empty one gets the included plan and nothing else", () => {
    expect(keep("")).toEqual({
      selection: { carId: 12, planCode: "basic", extras: {}, countries: [] },
      faults: [],
    });
  });

  test("a good one stays as it is", () => {
    expect(keep("plan=premium&extra.gps=2&country=HR&country=ME")).toEqual({
      selection: { carId: 12, planCode: "premium", extras: { gps: 2 }, countries: ["HR", "ME"] },
      faults: [],
    });
  });

  test.each([
    ["plan=gold", "unknown-plan"],
    ["plan=basic&plan=premium", "unknown-plan"],
    ["extra.sauna=1", "unknown-extra"],
    ["extra.<b>=1", "unknown-extra"],
    ["extra.gps=9", "too-many-extras"],
    ["extra.gps=-1", "too-many-extras"],
    ["extra.gps=1&extra.gps=1", "too-many-extras"],
    ["country=ZZ", "unknown-country"],
    ["country=<script>", "unknown-country"],
    ["country=RU", "country-not-allowed"],
  ])("%s is told and left out", (address, fault) => {
    const kept = keep(address);
    expect(kept?.faults).toEqual([fault]);
    expect(kept?.selection.planCode).toBe("basic");
    expect(kept?.selection.countries).toEqual([]);
  });

  test("too many pieces become as many as the agency owns", () => {
    expect(keep("extra.child_seat=3")?.selection.extras).toEqual({ child_seat: 2 });
  });

  test("a class that no plan covers has no selection", () => {
    const read = readSelection(new URLSearchParams());
    expect(keptSelection(read, { id: 1, category: "suv" }, 4, priceList)).toBeUndefined();
  });
});
