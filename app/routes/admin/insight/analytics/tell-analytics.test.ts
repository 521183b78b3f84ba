import { expect, test } from "vitest";
import { noVisits } from "../../../../domain/visits/visit-sum.ts";
import { tellAnalytics } from "./tell-analytics.ts";

const tell = (language: "en-us" | "ba", hits: number, visits: number, booked: number, host = "") =>
  tellAnalytics(
    [
      { ...noVisits, dimension: "all", value: "", hits, visits },
      { ...noVisits, dimension: "source", value: host, visits },
      { ...noVisits, dimension: "furthest", value: "2|/search", visits: visits - booked },
      { ...noVisits, dimension: "furthest", value: "5|/", visits: booked },
    ],
    language,
  ).map((one) => one.replaceAll("\u00a0", " "));

test("sentences are right for one, few and many in both languages", () => {
  expect(tell("en-us", 1, 1, 1)).toEqual([
    "1 page was shown; 1 visit agreed to be recorded.",
    "Most visits come directly: 100%.",
    "Of 1 visit that reached the results, 1 booked.",
  ]);
  expect(tell("en-us", 1234, 22, 0, "google.com")).toEqual([
    "1,234 pages were shown; 22 visits agreed to be recorded.",
    "Most visits come from “google.com”: 100%.",
    "Of 22 visits that reached the results, none booked.",
  ]);
  expect(tell("ba", 1, 1, 1)).toEqual([
    "Prikazana je 1 stranica; uz pristanak je zabilježena 1 posjeta.",
    "Najviše posjeta dolazi direktno: 100 %.",
    "Od 1 posjete koja je stigla do rezultata, rezervacijom je završila 1.",
  ]);
  expect(tell("ba", 23, 22, 3, "google.com")).toEqual([
    "Prikazane su 23 stranice; uz pristanak su zabilježene 22 posjete.",
    "Najviše posjeta dolazi preko „google.com“: 100 %.",
    "Od 22 posjete koje su stigle do rezultata, rezervacijom su završile 3.",
  ]);
  expect(tell("ba", 11, 1011, 5)).toEqual([
    "Prikazano je 11 stranica; uz pristanak je zabilježeno 1.011 posjeta.",
    "Najviše posjeta dolazi direktno: 100 %.",
    "Od 1.011 posjeta koje su stigle do rezultata, rezervacijom je završilo 5.",
  ]);
  expect(tell("ba", 5, 5, 0)[2]).toBe(
    "Od 5 posjeta koje su stigle do rezultata, rezervacijom nije završila nijedna.",
  );
});

test("of days without a page there is one sentence", () => {
  expect(tell("en-us", 0, 0, 0)).toEqual(["No page was shown on these days."]);
  expect(tell("ba", 0, 0, 0)).toEqual(["U ovim danima nije prikazana nijedna stranica."]);
});
