import { expect, test } from "vitest";
import { subjectLine } from "./subject-line.ts";

test("a subject is one line without marks that cannot be seen", () => {
  expect(subjectLine("Booked\r\nBcc: all@example.com\u0000")).toBe("Booked Bcc: all@example.com");
  expect(subjectLine("a\u202eb\u2066c\u200b")).toBe("abc");
  expect(subjectLine("čćžšđ 🚗")).toBe("čćžšđ 🚗");
});

test("an encoded word in a name is text", () => {
  expect(subjectLine("Message: =?utf-8?B?UGF5cGFs?=")).toBe("Message: = ?utf-8?B?UGF5cGFs?=");
});

test("a subject that is too long is cut between signs", () => {
  const cut = subjectLine("🚗".repeat(300));
  expect([...cut]).toHaveLength(150);
  expect(cut.endsWith("🚗…")).toBe(true);
  expect(subjectLine("x".repeat(150))).toBe("x".repeat(150));
});
