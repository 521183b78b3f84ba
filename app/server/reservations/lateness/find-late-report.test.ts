import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { findLateReport } from "./keep-report.ts";
import { reportLate } from "./report-late.ts";

let stage: Stage;
let token: string;
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "Golf", vehicles: 1 });
  token = (await book(stage.deps, { selection: plainSelection(carId) })).token;
});
afterAll(() => stage.close());

const tell = (at: string) =>
  reportLate(stage.deps, {
    token,
    wish: { end: "arrival", at },
    seenDifferenceCents: 0,
    now: "2026-07-06T09:00",
  });
const told = (end: "arrival" | "return", of = token) =>
  findLateReport(stage.deps, { token: of, end });

test("who has told nothing is expected when it was agreed", async () => {
  expect(await told("arrival")).toBeUndefined();
  expect(await told("return")).toBeUndefined();
});

test("the last that was told counts, for its own end of the trip", async () => {
  await tell("2026-07-06T11:00");
  await tell("2026-07-06T12:30");
  expect(await told("arrival")).toBe("2026-07-06T12:30");
  expect(await told("return")).toBeUndefined();
});

test("a token that is nobody's has told nothing", async () => {
  expect(await told("arrival", "x".repeat(32))).toBeUndefined();
});
