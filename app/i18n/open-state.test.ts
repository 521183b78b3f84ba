import { expect, test } from "vitest";
import { formatOpeningState } from "./open-state.ts";

const now = "2026-05-01T21:00";

test("says until when, as people say it", () => {
  const until = { open: true, until: "2026-05-01T22:00" } as const;
  expect(formatOpeningState(until, now, "en-us")).toBe("Open until 22:00");
  expect(formatOpeningState(until, now, "ba")).toBe("Otvoreno do 22:00");
  expect(formatOpeningState({ open: true }, now, "ba")).toBe("Otvoreno");
});

test("midnight ends the day", () => {
  const until = { open: true, until: "2026-05-02T00:00" } as const;
  expect(formatOpeningState(until, now, "en-us")).toBe("Open until 24:00");
});

test("the next morning needs no weekday, a later one does", () => {
  const morning = { open: false, from: "2026-05-02T06:00" } as const;
  expect(formatOpeningState(morning, now, "en-us")).toBe("Closed until 06:00");
  const monday = { open: false, from: "2026-05-04T06:30" } as const;
  expect(formatOpeningState(monday, now, "en-us")).toBe("Closed until Mon 06:30");
  expect(formatOpeningState(monday, now, "ba")).toBe("Zatvoreno do pon 6:30");
  expect(formatOpeningState({ open: false }, now, "ba")).toBe("Zatvoreno");
});
