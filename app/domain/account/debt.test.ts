import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, joinDateTime } from "../calendar.ts";
import { toInstant } from "../sarajevo.ts";
import { dueReminder, longestReminderDays, usualDebtRules } from "./debt.ts";

const since = toInstant("2026-03-20T16:30");
const on = (days: number, time = "10:00") =>
  toInstant(joinDateTime(addDays("2026-03-20", days), time));

test.each([
  [6, "23:59", undefined],
  [7, "09:59", undefined],
  // The clocks change on 29 March, and it is 10:00 all the same.
  [7, "10:00", 7],
  [13, "12:00", 7],
  [14, "10:00", 14],
  [27, "10:00", 14],
  [29, "10:00", undefined],
  [30, "10:00", 30],
  [43, "10:00", 30],
  [44, "10:00", undefined],
  [400, "10:00", undefined],
])("%i days later at %s the reminder of day %s is due", (days, time, expected) => {
  expect(dueReminder(since, on(days, time), usualDebtRules)).toBe(expected);
});

test("a reminder of zero days is left out, and the same days twice are one", () => {
  const rules = { firstReminderDays: 0, secondReminderDays: 5, thirdReminderDays: 5 };
  expect(dueReminder(since, on(4), rules)).toBeUndefined();
  expect(dueReminder(since, on(5), rules)).toBe(5);
  const none = { firstReminderDays: 0, secondReminderDays: 0, thirdReminderDays: 0 };
  expect(dueReminder(since, on(30), none)).toBeUndefined();
});

test("a reminder is one of the days that are set, has been reached, and none comes later than the longest", () => {
  const days = fc.integer({ min: 0, max: 365 });
  const rules = fc.record({
    firstReminderDays: days,
    secondReminderDays: days,
    thirdReminderDays: days,
  });
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 500 }), (set, passed) => {
      const due = dueReminder(since, on(passed), set);
      if (due === undefined) return;
      expect(Object.values(set)).toContain(due);
      expect(due).toBeLessThanOrEqual(passed);
      expect(passed).toBeLessThan(longestReminderDays(set));
    }),
  );
});
