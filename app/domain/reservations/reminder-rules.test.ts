import { describe, expect, test } from "vitest";
import { toInstant } from "../sarajevo.ts";
import { reminderDays, reminderFrom, reminderKey } from "./reminder-rules.ts";

describe("a reminder", () => {
  const daysAt = (now: string) => reminderDays(toInstant(now)).map(({ pickupDate }) => pickupDate);

  test("is due from ten on the day before the pick-up, and on its day", () => {
    expect(daysAt("2026-07-05T09:59")).toEqual(["2026-07-05"]);
    expect(daysAt("2026-07-05T10:00")).toEqual(["2026-07-05", "2026-07-06"]);
    expect(reminderFrom("2026-07-06")).toBe(toInstant("2026-07-05T10:00"));
  });

  test("is one for each pick-up of a reservation", () => {
    expect(reminderKey("2345", "2026-07-06T10:00")).toBe("reminder:2345:2026-07-06T10:00");
  });
});
