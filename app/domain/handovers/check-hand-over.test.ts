import { describe, expect, test } from "vitest";
import { dot, ink, outSheet, papers, signed } from "../../../test/casts/handover-cast.ts";
import { mayWeek, priceList } from "../../../test/casts/small-agency.ts";
import { askedFor, checkHandOver, isSamePlate, type KnownVehicle } from "./check-hand-over.ts";
import type { SheetProblem, SheetWarning } from "./check-sheet.ts";
import { usualHandoverRules } from "./handover-rules.ts";
import type { OutSheet, Signatures } from "./sheet.ts";

const vehicle: KnownVehicle = {
  id: 1,
  plate: "A12-E-345",
  last: { km: 41_200, daysAgo: 2 },
  expires: {},
};
const known = {
  trip: mayWeek.trip,
  car: { fuel: "petrol" } as const,
  vehicle,
  countries: [],
  rules: { licenceYears: 1 },
  handover: usualHandoverRules,
};
const check = (
  more: Partial<OutSheet> = {},
  about: Partial<typeof known> & { signatures?: Signatures } = {},
  acknowledged: SheetWarning["code"][] = [],
) => {
  const { signatures = signed, ...rest } = about;
  return checkHandOver(outSheet(more), { signatures, acknowledged }, { ...known, ...rest });
};
const problems = (...asked: Parameters<typeof check>) => check(...asked).problems;
const { plate: _, ...noPlate } = outSheet();

test("a sheet in order has nothing against it", () => {
  expect(check()).toEqual({ problems: [], open: [] });
  expect(check({ ...noPlate, plate: " a12 e345 " })).toEqual({ problems: [], open: [] });
});

describe("refused", () => {
  test.each<[string, Partial<OutSheet>, SheetProblem]>([
    [
      "an odometer that ran backwards",
      { odometerKm: 41_199 },
      { code: "odometer-below", leastKm: 41_200 },
    ],
    ["half a kilometre", { odometerKm: 41_200.5 }, { code: "odometer" }],
    ["no number", { odometerKm: Number.NaN }, { code: "odometer" }],
    ["nine eighths", { energy: { fuelEighths: 9 } }, { code: "energy" }],
    [
      "the percent of a battery in a car with a tank",
      { energy: { batteryPercent: 80 } },
      { code: "energy" },
    ],
    ["minus one vest", { equipment: { ...outSheet().equipment, vest: -1 } }, { code: "equipment" }],
    ["the moment of the return", { at: mayWeek.trip.dropoffAt }, { code: "return-passed" }],
    ["another plate", { plate: "B99-X-999" }, { code: "other-plate", plate: "A12-E-345" }],
    ["another vehicle", { vehicleId: 2 }, { code: "other-vehicle" }],
    ["nobody who drives", { drivers: [] }, { code: "drivers" }],
    ["no name", { customerName: " " }, { code: "no-name" }],
    ["a novel", { note: "x".repeat(1001) }, { code: "texts" }],
  ])("%s", (_name, more, problem) => {
    expect(problems(more)).toContainEqual(problem);
  });

  test("what nobody said anything about", () => {
    const { vest: _vest, ...others } = outSheet().equipment;
    expect(problems({ equipment: others })).toEqual([
      { code: "equipment-unasked", items: ["vest"] },
    ]);
  });

  test.each([
    ["ends during the trip", { licenceExpires: "2026-05-10" }, "licence-expires"],
    ["is a year old tomorrow", { licenceIssued: "2025-05-05" }, "licence-too-new"],
    ["is of a country without a code", { licenceCountry: "Austria" }, "incomplete"],
    ["has no number", { licenceNumber: " " }, "incomplete"],
    ["ends before it begins", { licenceExpires: "2007-01-01" }, "incomplete"],
    [
      "is of somebody whose passport ran out",
      { identityExpires: "2026-05-03" },
      "identity-expired",
    ],
  ] as const)("a licence that %s", (_name, more, problem) => {
    const drivers = [papers, { ...papers, ...more }];
    expect(problems({ drivers })).toEqual([{ code: "papers", driver: 1, problem }]);
  });

  test("a licence is good on the day of the return, and a year after it was issued", () => {
    const drivers = [{ ...papers, licenceIssued: "2025-05-04", licenceExpires: "2026-05-11" }];
    expect(problems({ drivers })).toEqual([]);
  });

  test.each<[string, Signatures, SheetProblem[]]>([
    [
      "a dot of three hundred points",
      { customer: dot, staff: ink },
      [{ code: "signature", of: "customer", problem: "empty" }],
    ],
    ["nothing", { staff: ink }, [{ code: "signature", of: "customer", problem: "empty" }]],
    [
      "nobody of the staff",
      { customer: ink },
      [{ code: "signature", of: "staff", problem: "empty" }],
    ],
    [
      "beside the field",
      {
        customer: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
        staff: ink,
      },
      [{ code: "signature", of: "customer", problem: "place" }],
    ],
  ])("signed by %s", (_name, signatures, found) => {
    expect(problems({}, { signatures })).toEqual(found);
  });

  test("who signs on paper draws nothing", () => {
    expect(problems({ signedHow: "paper" }, { signatures: {} })).toEqual([]);
  });

  test("marks that are nowhere, and photos that are not there", () => {
    const mark = {
      view: "left",
      x: 0.5,
      y: 0.25,
      kind: "scratch",
      severity: 1,
      description: "",
      photos: [],
    } as const;
    expect(problems({ marks: [mark] })).toEqual([]);
    expect(problems({ marks: [mark, { ...mark, x: 0.12345 }, { ...mark, y: 1.1 }] })).toEqual([
      { code: "mark", index: 1, problem: "place" },
      { code: "mark", index: 2, problem: "place" },
    ]);
    const sha256 = "a".repeat(64);
    const withPhoto = { marks: [{ ...mark, photos: [sha256] }] };
    expect(problems(withPhoto)).toEqual([{ code: "photos" }]);
    const photo = { kind: "damage", sha256, takenAt: 1 } as const;
    expect(problems({ ...withPhoto, photos: [photo] })).toEqual([]);
    expect(problems({ photos: [photo, photo] })).toEqual([{ code: "photos" }]);
    expect(problems({ photos: [{ ...photo, sha256: "A" }] })).toEqual([{ code: "photos" }]);
  });
});

describe("asked about", () => {
  test("a leap of the odometer, until somebody says that it is so", () => {
    const jump = { code: "odometer-jump", lastKm: 41_200, days: 2 };
    expect(check({ odometerKm: 43_200 }).open).toEqual([]);
    expect(check({ odometerKm: 43_201 })).toEqual({ problems: [], open: [jump] });
    expect(check({ odometerKm: 43_201 }, {}, ["odometer-jump"]).open).toEqual([]);
  });

  test("papers of the vehicle that run out on the way", () => {
    const expires = { registration: "2026-05-10", insurance: "2026-05-11" };
    expect(check({}, { vehicle: { ...vehicle, expires } }).open).toEqual([
      { code: "vehicle-papers", paper: "registration", expires: "2026-05-10" },
    ]);
  });

  test("a triangle that is not there", () => {
    const equipment = { ...outSheet().equipment, triangle: 0 };
    expect(check({ equipment }).open).toEqual([{ code: "equipment-missing", items: ["triangle"] }]);
  });

  test("no leap of an odometer that nobody has read yet", () => {
    expect(check({ odometerKm: Number.NaN }).open).toEqual([]);
  });

  test("a car that nobody has cleaned, until somebody knows", () => {
    expect(check({ clean: false })).toEqual({ problems: [], open: [{ code: "not-clean" }] });
    expect(check({ clean: false }, {}, ["not-clean"]).open).toEqual([]);
  });

  test("a sheet signed on paper that nobody has photographed", () => {
    const onPaper = { signedHow: "paper" } as const;
    const seen = { kind: "signed-sheet", sha256: "a".repeat(64), takenAt: 1 } as const;
    expect(check(onPaper, { signatures: {} }).open).toEqual([{ code: "no-signed-sheet" }]);
    expect(check({ ...onPaper, photos: [seen] }, { signatures: {} }).open).toEqual([]);
    expect(check(onPaper, { signatures: {} }, ["no-signed-sheet"]).open).toEqual([]);
  });

  test("winter from November to the first of April: tyres or chains", () => {
    const trip = { ...mayWeek.trip, pickupAt: "2026-04-01T10:00", dropoffAt: "2026-04-08T10:00" };
    const asked = askedFor({ ...known, trip });
    expect(asked).toContain("chains");
    expect(askedFor({ ...known, trip: { ...trip, pickupAt: "2026-04-02T10:00" } })).not.toContain(
      "chains",
    );
    const winter = (pieces: number) => ({
      ...outSheet().equipment,
      "winter-tyres": pieces,
      chains: 0,
    });
    const at = "2026-04-01T10:00";
    expect(check({ at, equipment: winter(4) }, { trip }).open).toEqual([]);
    expect(check({ at, equipment: winter(0) }, { trip }).open).toEqual([
      { code: "no-winter-equipment" },
    ]);
  });

  test("the green card of those who need one", () => {
    const countries = priceList.countries
      .slice(0, 1)
      .map((country) => ({ ...country, code: "AL", document: "green-card" as const }));
    const about = { ...known, countries };
    expect(askedFor(about)).toContain("green-card");
    const without = { ...outSheet().equipment, "green-card": 0 };
    const there = { ...without, "green-card": 1 };
    expect(
      checkHandOver(
        outSheet({ equipment: without }),
        { signatures: signed, acknowledged: [] },
        about,
      ).open,
    ).toEqual([{ code: "no-green-card", countries: ["AL"] }]);
    expect(
      checkHandOver(outSheet({ equipment: there }), { signatures: signed, acknowledged: [] }, about)
        .open,
    ).toEqual([]);
  });

  test("the photos of papers that the settings ask for: both sides of a licence and a document of each driver", () => {
    const handover = { ...usualHandoverRules, papersPhotos: true };
    const photos = ["a", "b", "c"].map(
      (name, takenAt) => ({ kind: "papers", sha256: name.repeat(64), takenAt }) as const,
    );
    const two = { photos, drivers: [papers, { ...papers, name: "Jonas Weber" }] };
    const missing = { code: "no-papers-photos", taken: 3, asked: 6 };
    expect(check({ photos }, { handover }).open).toEqual([]);
    expect(check(two, { handover })).toEqual({ problems: [], open: [missing] });
    expect(check(two, { handover }, ["no-papers-photos"]).open).toEqual([]);
    expect(check(two).open).toEqual([]);
  });

  test("an electric car by percent alone", () => {
    const car = { fuel: "electric" } as const;
    const about = { ...known, car };
    const ask = (energy: OutSheet["energy"]) =>
      checkHandOver(outSheet({ energy }), { signatures: signed, acknowledged: [] }, about).problems;
    expect(ask({ batteryPercent: 80 })).toEqual([]);
    expect(ask({ fuelEighths: 8 })).toEqual([{ code: "energy" }]);
    expect(ask({ batteryPercent: 101 })).toEqual([{ code: "energy" }]);
  });
});

test.each([
  ["a12-e-345", "A12-E-345", true],
  ["A12 E 345", "A12-E-345", true],
  ["A12-E-346", "A12-E-345", false],
  ["", "", false],
])("%s is %s: %s", (typed, plate, same) => {
  expect(isSamePlate(typed, plate)).toBe(same);
});
