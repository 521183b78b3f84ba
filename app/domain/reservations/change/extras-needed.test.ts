import { expect, test } from "vitest";
import { agreed, held } from "../../../../test/casts/agreed-cast.ts";
import { priceList } from "../../../../test/casts/small-agency.ts";
import { selectionOf } from "../reservation.ts";
import { extrasNeeded } from "./extras-needed.ts";

const kept = held(agreed({ extras: { child_seat: 1, gps: 1 } }));
const { trip } = kept.view;

test.each([
  ["the same pieces", { child_seat: 1, gps: 1 }, trip, []],
  ["one more of what is counted", { child_seat: 2 }, trip, ["child_seat"]],
  ["more of what is not counted", { gps: 2 }, trip, []],
  ["a shorter trip", { child_seat: 1 }, { ...trip, dropoffAt: "2026-05-09T10:00" }, []],
  ["a longer trip", { child_seat: 1 }, { ...trip, dropoffAt: "2026-05-15T10:00" }, ["child_seat"]],
  ["a longer trip without", { child_seat: 0 }, { ...trip, dropoffAt: "2026-05-15T10:00" }, []],
])("%s", (_, extras, wished, codes) => {
  const change = { selection: { ...selectionOf(kept.view), extras }, trip: wished, priceList };
  expect(extrasNeeded(kept, change).map(({ code }) => code)).toEqual(codes);
});
