import { expect, test } from "vitest";
import { readCountries } from "./read-countries.ts";

const row = (code: string, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      version: "3",
      charge: "per-rental",
      fee: "20,00",
      document: "none",
      ...more,
    }).map(([name, text]) => [`${code}.${name}`, text]),
  );

test("rows that were sent are read, others and unknown ones are passed over", () => {
  const sent = {
    ...row("HR", { allowed: "on", noteEn: " Bring  papers " }),
    ...row("AL", { charge: "per-day", fee: "30.5", document: "green-card" }),
    ...row("XX"),
  };
  expect(readCountries(sent, ["HR", "RS", "AL"])).toEqual({
    ok: true,
    countries: [
      {
        code: "HR",
        version: 3,
        country: {
          allowed: true,
          charge: "per-rental",
          feeCents: 2000,
          document: "none",
          noteEn: "Bring papers",
          noteBs: "",
        },
      },
      {
        code: "AL",
        version: 3,
        country: {
          allowed: false,
          charge: "per-day",
          feeCents: 3050,
          document: "green-card",
          noteEn: "",
          noteBs: "",
        },
      },
    ],
  });
});

test.each<[Record<string, string>, Record<string, unknown>]>([
  [{ fee: "-1" }, { "HR.fee": { code: "amount", maxCents: 100_000 } }],
  [{ fee: "1000,01" }, { "HR.fee": { code: "amount", maxCents: 100_000 } }],
  [{ fee: "" }, { "HR.fee": { code: "missing" } }],
  [{ charge: "per-week" }, { "HR.charge": { code: "choice" } }],
  [{ document: "passport" }, { "HR.document": { code: "choice" } }],
  [{ version: "x" }, { "HR.version": { code: "number", min: 1, max: 999_999_999 } }],
  [{ noteBs: "x".repeat(201) }, { "HR.noteBs": { code: "too-long", max: 200 } }],
])("%j is refused", (wrong, faults) => {
  expect(readCountries(row("HR", wrong), ["HR"])).toEqual({ ok: false, faults });
});
