import { describe, expect, test } from "vitest";
import { can, statusAfter } from "./actions.ts";
import { nextDeed } from "./next-deed.ts";
import { reservationStatuses, type ReservationStatus } from "./status.ts";

describe("the next deed", () => {
  test("is always allowed, and leads on", () => {
    for (const status of reservationStatuses) {
      const deed = nextDeed(status);
      if (!deed) continue;
      expect(can(deed, status)).toBe(true);
      expect(statusAfter(deed)).not.toBe(status);
    }
  });

  test("leads a booking through its whole life", () => {
    const life: ReservationStatus[] = ["pending"];
    for (let deed = nextDeed("pending"); deed; deed = nextDeed(life.at(-1) ?? "completed"))
      life.push(statusAfter(deed) ?? "completed");
    expect(life).toEqual(["pending", "confirmed", "on_rent", "returned", "completed"]);
  });
});
