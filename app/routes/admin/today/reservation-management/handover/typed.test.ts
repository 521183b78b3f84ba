import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { problemText } from "./said.ts";
import { describe, expect, test } from "vitest";
import { ink, papers } from "../../../../../../test/casts/handover-cast.ts";
import { agreedTerms } from "../../../../../../test/casts/rental-papers-cast.ts";
import { readInSheet, readOutSheet } from "../../../../../domain/handovers/reading/read-sheet.ts";
import { usualHandoverRules } from "../../../../../domain/handovers/handover-rules.ts";
import { photoAngles, type ExpectedPhoto } from "../../../../../domain/handovers/photos.ts";
import { toInstant } from "../../../../../domain/sarajevo.ts";
import type { HandoverFacts } from "./facts.ts";
import { checkTyped, isDone, stepsOf } from "./steps.ts";
import { isTold, photosTold } from "./told-here.ts";
import { kmOf, nothingTyped, readTyped, sentOf, sheetOf, type Typed } from "./typed.ts";

const there = Object.fromEntries(usualHandoverRules.equipment.map((item) => [item, 1]));
const now = toInstant("2026-05-04T10:02");

const facts: HandoverFacts = {
  direction: "out",
  code: "23456789AB",
  version: 3,
  status: "confirmed",
  language: "ba",
  customerName: "Emina Hadžić",
  trip: {
    pickupLocationId: "airport-tuzla",
    dropoffLocationId: "airport-tuzla",
    pickupAt: "2026-05-04T10:00",
    dropoffAt: "2026-05-11T10:00",
  },
  carName: "Polo",
  fuel: "petrol",
  now: "2026-05-04T10:00",
  vehicle: { id: 1, plate: "A12-E-345", last: { km: 41_200, daysAgo: 3 }, expires: {} },
  damages: [],
  asked: [...usualHandoverRules.equipment],
  rules: usualHandoverRules,
  licenceYears: 1,
  countries: [],
  drivers: [],
  extras: "",
  totalCents: 20_000,
  paidCents: 0,
  chargesCents: 0,
  openCents: 20_000,
  depositCents: 10_000,
  daysOut: 0,
  hasOutSheet: false,
  outPhotos: [],
  photosHere: [],
  price: { lateCents: 0, early: { days: 0, cents: 0 } },
};
const back: HandoverFacts = {
  ...facts,
  direction: "in",
  status: "on_rent",
  now: "2026-05-11T10:00",
  daysOut: 7,
  hasOutSheet: true,
  out: {
    vehicleId: 1,
    plate: "A12-E-345",
    at: "2026-05-04T10:02",
    odometerKm: 41_200,
    energy: { fuelEighths: 8 },
    equipment: there,
  },
};

const key = "6f1c2c8e-7d1b-4a52-9a3d-0a2f4b6c8d10";
const filled = (of: HandoverFacts, more: Partial<Typed> = {}): Typed => ({
  ...nothingTyped(of, key),
  drivers: [papers],
  plate: "a12 e 345",
  odometer: "41.250",
  eighths: 8,
  equipment: there,
  customer: ink,
  staff: ink,
  ...more,
});
/** A photo of everything that one walks around. */
const walk: ExpectedPhoto[] = photoAngles.map((kind, index) => ({
  kind,
  sha256: String(index).repeat(64),
  takenAt: now - index,
}));
const sent = (typed: Typed, of: HandoverFacts): unknown =>
  JSON.parse(JSON.stringify(sentOf(typed, sheetOf(typed, of, now), now, of.agreement)));

describe("a sheet that was filled in", () => {
  test("names the agreement that was shown, and brings it along", () => {
    const agreement = { terms: agreedTerms(), sha256: "c".repeat(64), seal: "seal" };
    const of = { ...facts, agreement };
    const read = readOutSheet(sent(filled(of), of));
    expect(read?.sheet).toMatchObject({ form: 2, agreement: { sha256: agreement.sha256 } });
    expect(read?.agreement).toEqual(agreement);
    // A page from before there was one knows of none, and its sheet is what it always was.
    const old = readOutSheet(sent(filled(facts), facts));
    expect(old?.sheet.form).toBe(1);
    expect(old).not.toHaveProperty("agreement");
  });

  test("is read as the server reads it, and nothing is missing", () => {
    const typed = filled(facts);
    expect(readOutSheet(sent(typed, facts))?.sheet).toEqual(sheetOf(typed, facts, now));
    const checked = checkTyped(sheetOf(typed, facts, now), typed, facts);
    expect(checked.problems).toEqual([]);
    // Photos are a word worth, and nothing that keeps a car from going out.
    expect(checked.unseen).toEqual(photoAngles);
    expect(stepsOf("out").filter((step) => !isDone(step, checked))).toEqual(["photos"]);
    const seen = filled(facts, { photos: walk });
    const whole = checkTyped(sheetOf(seen, facts, now), seen, facts);
    expect(stepsOf("out").every((step) => isDone(step, whole))).toBe(true);
    expect(readOutSheet(sent(seen, facts))?.sheet.photos).toEqual(walk);
  });

  test("of a return too, with what was decided about its lines", () => {
    const lines = { fuel: { decision: "waived", amount: "", reason: " stammkunde " } } as const;
    const typed = filled(back, { eighths: 6, lines });
    const read = readInSheet(sent(typed, back));
    expect(read?.sheet).toMatchObject({
      lines: [{ name: "fuel", decision: "waived", reason: "stammkunde" }],
      odometerKm: 41_250,
    });
    const changed = filled(back, {
      eighths: 6,
      lines: { fuel: { decision: "changed", amount: "12,50", reason: "half" } },
    });
    expect(readInSheet(sent(changed, back))?.sheet.lines).toEqual([
      { name: "fuel", decision: "changed", amountCents: 1250, reason: "half" },
    ]);
  });

  test("keeps a mark without its answer when the vehicle goes out", () => {
    const mark = {
      view: "front",
      x: 0.5,
      y: 0.25,
      kind: "dent",
      severity: 2,
      description: "",
      photos: [],
      answer: "disputed",
    } as const;
    const typed = filled(facts, { marks: [mark] });
    expect(readOutSheet(sent(typed, facts))?.sheet.marks).toHaveLength(1);
    const returned = filled(back, {
      marks: [mark],
      lines: { "damage-1": { decision: "accepted", amount: "", reason: "" } },
    });
    expect(readInSheet(sent(returned, back))?.sheet.marks).toEqual([mark]);
  });
});

test("what is missing is named at its step", () => {
  const typed = nothingTyped(facts, key);
  const checked = checkTyped(sheetOf(typed, facts, now), typed, facts);
  expect(checked.byStep.papers.map(({ code }) => code)).toEqual(["papers"]);
  expect(checked.byStep.vehicle.map(({ code }) => code)).toEqual([
    "other-plate",
    "odometer",
    "energy",
    "equipment-unasked",
  ]);
  expect(checked.byStep.signing.map(({ code }) => code)).toEqual(["signature", "signature"]);
  expect(checked.open).toEqual([]);

  const { problems } = handoverWords("ba");
  const said = (plate: string) =>
    checked.byStep.vehicle.map((problem) =>
      problemText(problem, { facts, typed: { ...typed, plate }, language: "ba" }),
    )[0];
  expect(said(" ")).toBe(problems["no-plate"]);
  expect(said("B99-X-999")).toBe(problems["other-plate"](facts.vehicle.plate));
});

test.each([
  ["41250", 41_250],
  ["41 250", 41_250],
  ["41.250", 41_250],
  ["", Number.NaN],
  ["12e3", Number.NaN],
  ["-5", Number.NaN],
  ["99999999", Number.NaN],
])("kilometres typed as %j", (typed, km) => {
  expect(kmOf(typed)).toBe(km);
});

test("a draft is gone on with; what is none is left out", () => {
  const fresh = nothingTyped(facts, key);
  const typed = filled(facts, { note: "kiša" });
  expect(readTyped(JSON.parse(JSON.stringify(typed)), fresh)).toEqual(typed);
  expect(readTyped({ odometer: 5, marks: "no", unknown: 1, plate: "X" }, fresh)).toEqual({
    ...fresh,
    plate: "X",
  });
  expect(readTyped("nothing", fresh)).toBeUndefined();
});

test("a return begins with what the customer marked at the key box, and says whose it is", () => {
  const damage = { kind: "damage", sha256: "a".repeat(64), takenAt: 1 } as const;
  const front = { kind: "front", sha256: "b".repeat(64), takenAt: 2 } as const;
  const mark = {
    view: "left",
    x: 0.25,
    y: 0.5,
    kind: "dent",
    severity: 1,
    description: "deep",
    photos: [damage.sha256],
  } as const;
  const said = { at: now, odometerKm: 41_900, energy: { fuelEighths: 6 }, note: "Row B" };
  const left = { ...said, at: "2026-05-11T09:00", photos: [front, damage], marks: [mark] };
  const typed = nothingTyped({ ...back, left }, key);
  // The walk around the car, and what its instruments say, are for the member to see and to write.
  expect([typed.photos, typed.marks, typed.odometer]).toEqual([[damage], [mark], ""]);
  expect([isTold(typed, mark), photosTold(typed)]).toEqual([true, [damage.sha256]]);
  expect(sheetOf(typed, { ...back, left }, now)).toMatchObject({ marks: [mark], photos: [damage] });
  expect(nothingTyped({ ...back, left: { ...said, at: left.at } }, key).marks).toEqual([]);
});
