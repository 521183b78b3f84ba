import { expect, test } from "vitest";
import { formatSpan, formatWeek } from "./hours.ts";

const day = { opens: "06:00", closes: "22:00" };
const always = { opens: "00:00", closes: "24:00" };
const week = (span: typeof day | undefined, sunday: typeof day | undefined) => ({
  weekly: [span, span, span, span, span, span, sunday],
  special: [],
});

test("a day's hours as the readers of each language write them", () => {
  expect(formatSpan(day, "en-us")).toBe("06:00–\u206022:00");
  expect(formatSpan(day, "ba")).toBe("6–\u206022");
  expect(formatSpan({ opens: "06:30", closes: "24:00" }, "ba")).toBe("6:30–\u206024");
  expect(formatSpan(always, "en-us")).toBe("24 hours");
  expect(formatSpan(always, "ba")).toBe("0–\u206024");
  expect(formatSpan(undefined, "en-us")).toBe("closed");
  expect(formatSpan(undefined, "ba")).toBe("zatvoreno");
});

test("equal days stand together", () => {
  expect(formatWeek(week(day, { opens: "10:00", closes: "18:00" }), "en-us")).toEqual([
    { days: "Monday to Saturday", hours: "06:00–\u206022:00" },
    { days: "Sunday", hours: "10:00–\u206018:00" },
  ]);
  expect(formatWeek(week(day, undefined), "ba")).toEqual([
    { days: "ponedjeljak – subota", hours: "6–\u206022" },
    { days: "nedjelja", hours: "zatvoreno" },
  ]);
  expect(formatWeek(week(always, always), "ba")).toEqual([
    { days: "svaki dan", hours: "0–\u206024" },
  ]);
});
