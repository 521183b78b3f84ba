import { expect, test } from "vitest";
import { toInstant } from "../sarajevo.ts";
import { readFine } from "./read-fine.ts";

const today = { now: toInstant("2026-07-20T10:00"), today: "2026-07-20" };
const notice = {
  plate: " а12 е345 ",
  onDay: "2026-06-28",
  onTime: "9:05",
  place: "A1, km 112",
  country: "HR",
  authority: "MUP Zadar",
  reference: "KL-2026-99",
  currency: "EUR",
  amount: "60,00",
  receivedOn: "2026-07-18",
  dueOn: "",
  note: "",
};

test("a notice is read, whatever its plate is typed in", () => {
  expect(readFine(notice, today)).toMatchObject({
    ok: true,
    notice: { plate: "A12-E-345", at: toInstant("2026-06-28T09:05"), amountCents: 6000 },
  });
});

test("marks are kept as they are, and in euro cents", () => {
  const read = readFine({ ...notice, currency: "BAM", amount: "100" }, today);
  expect(read).toMatchObject({ notice: { amount: 10_000, amountCents: 5113 } });
});

test.each([
  ["plate", { plate: "=cmd()" }],
  ["plate", { plate: "" }],
  ["onDay", { onDay: "2026-07-20", onTime: "10:01" }],
  ["onDay", { onDay: "31.2.2026." }],
  ["onTime", { onTime: "25:00" }],
  ["onTime", { onDay: "2026-03-29", onTime: "02:30" }],
  ["country", { country: "XX" }],
  ["amount", { amount: "1000000000000" }],
  ["amount", { amount: "0" }],
  ["amount", { amount: "-60" }],
  ["currency", { currency: "USD" }],
  ["receivedOn", { receivedOn: "2026-07-21" }],
  ["receivedOn", { receivedOn: "2026-06-27" }],
  ["reference", { reference: " " }],
  ["authority", { authority: "x".repeat(121) }],
])("a fault is said at %s: %j", (field, change) => {
  const read = readFine({ ...notice, ...change }, today);
  expect("faults" in read && Object.keys(read.faults)).toEqual([field]);
});
