import { describe, expect, test } from "vitest";
import { readBlock } from "./read-block.ts";

const now = "2026-06-01T10:00";
const form = {
  vehicles: ["1", "2"],
  fromDate: "2026-07-06",
  fromTime: "08:00",
  untilDate: "2026-07-06",
  untilTime: "12:00",
  kind: "tyres",
  note: "",
  weeklyUntil: "",
};
const read = (more: Partial<typeof form> = {}) => readBlock({ ...form, ...more }, now);

test("a block is one time of some vehicles, each once", () => {
  expect(read({ vehicles: ["1", "2", "2"], note: " winter " })).toEqual({
    ok: true,
    plan: {
      vehicleIds: [1, 2],
      spans: [{ from: "2026-07-06T08:00", until: "2026-07-06T12:00" }],
      kind: "tyres",
      note: "winter",
    },
  });
});

test("every week until a day is as many times, on the same clock across a clock change", () => {
  const answer = read({
    fromDate: "2026-10-19",
    untilDate: "2026-10-19",
    weeklyUntil: "2026-11-02",
  });
  expect(answer.ok && answer.plan.spans.map(({ from }) => from)).toEqual([
    "2026-10-19T08:00",
    "2026-10-26T08:00",
    "2026-11-02T08:00",
  ]);
});

describe("what cannot be is named at its field", () => {
  test.each<[string, Partial<typeof form>, string, string]>([
    ["on nothing", { vehicles: [] }, "vehicles", "choices"],
    ["on what is none", { vehicles: ["x"] }, "vehicles", "choices"],
    [
      "on too many",
      { vehicles: Array.from({ length: 101 }, (_, id) => String(id)) },
      "vehicles",
      "choices",
    ],
    ["ends before it begins", { untilDate: "2026-07-05" }, "untilDate", "ends-before-start"],
    ["ends as it begins", { untilTime: "08:00" }, "untilDate", "ends-before-start"],
    ["is over", { fromDate: "2026-05-01", untilDate: "2026-05-02" }, "untilDate", "in-past"],
    ["lasts for ever", { untilDate: "9999-01-01" }, "untilDate", "date"],
    ["repeats for ever", { weeklyUntil: "2028-07-01" }, "weeklyUntil", "date"],
    ["repeats before it begins", { weeklyUntil: "2026-07-01" }, "weeklyUntil", "ends-before-start"],
    [
      "meets itself",
      { untilDate: "2026-07-20", weeklyUntil: "2026-08-20" },
      "untilDate",
      "too-many-days",
    ],
    ["is of no kind", { kind: "holiday" }, "kind", "choice"],
    ["begins at no time", { fromTime: "08:10" }, "fromTime", "choice"],
    [
      "begins in the hour that the spring skips",
      { fromDate: "2027-03-28", fromTime: "02:30", untilDate: "2027-03-29" },
      "fromTime",
      "choice",
    ],
  ])("%s", (_, more, field, code) => {
    expect(read(more)).toMatchObject({ ok: false, faults: { [field]: { code } } });
  });
});
