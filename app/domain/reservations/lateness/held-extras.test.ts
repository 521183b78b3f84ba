import { expect, test } from "vitest";
import { agreed, catalogue } from "../../../../test/casts/agreed-cast.ts";
import { toInstant } from "../../sarajevo.ts";
import { addedTime, heldExtras } from "./held-extras.ts";

test("the pieces of counted extras that are in a car, with how many there are", () => {
  const view = agreed({ extras: { child_seat: 2, gps: 1 } });
  expect(heldExtras(view, catalogue)).toEqual([{ code: "child_seat", pieces: 2, stock: 2 }]);
  expect(heldExtras(agreed(), catalogue)).toEqual([]);
});

test("the time that is added begins at the agreed return", () => {
  expect(addedTime(agreed(), "2026-05-12T10:00")).toEqual({
    start: toInstant("2026-05-11T10:00"),
    end: toInstant("2026-05-12T10:00"),
  });
});
