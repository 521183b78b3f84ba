/** Sheets of vehicles that go out and come back: everything on them is in order. */
import type { DriverPapers } from "../../app/domain/handovers/driver-papers.ts";
import { usualHandoverRules } from "../../app/domain/handovers/handover-rules.ts";
import type { InSheet, OutSheet } from "../../app/domain/handovers/sheet.ts";
import type { Drawing } from "../../app/domain/handovers/signature.ts";

/** A name of two strokes. */
export const ink: Drawing = [
  [
    [0.1, 0.2],
    [0.3, 0.1],
    [0.5, 0.3],
  ],
  [
    [0.6, 0.2],
    [0.9, 0.2],
  ],
];

/** Three hundred points on one spot. */
export const dot: Drawing = [Array.from({ length: 300 }, () => [0.5, 0.2] as const)];

export const signed = { customer: ink, staff: ink };

/** Emina's papers, which are valid for years. */
export const papers: DriverPapers = {
  name: "Emina Hadžić-Đulić",
  licenceNumber: "AB12345",
  licenceCountry: "AT",
  licenceIssued: "2008-05-01",
  licenceExpires: "2033-05-01",
  identityKind: "passport",
  identityNumber: "P1234567",
  identityExpires: "2031-01-31",
  address: "Mariahilfer Straße 1, Wien",
};

const there = Object.fromEntries(usualHandoverRules.equipment.map((item) => [item, 1]));

const common = {
  form: 1,
  code: "EP-23456-789AB",
  vehicleId: 1,
  plate: "A12-E-345",
  locationId: "airport-tuzla",
  odometerKm: 41_200,
  energy: { fuelEighths: 8 },
  clean: true,
  equipment: there,
  marks: [],
  photos: [],
  takenBy: "staff",
  signedHow: "screen",
  customerName: "Emina Hadžić-Đulić",
  language: "ba",
  note: "",
} as const;

/** A vehicle that goes out on 4 May 2026 at ten, with what is given. */
export function outSheet(more: Partial<OutSheet> = {}): OutSheet {
  return { ...common, direction: "out", at: "2026-05-04T10:00", drivers: [papers], ...more };
}

/** The same vehicle a week and 900 kilometres later. */
export function inSheet(more: Partial<InSheet> = {}): InSheet {
  const read = { at: "2026-05-11T10:00", odometerKm: 42_100 };
  return { ...common, direction: "in", ...read, lines: [], ...more };
}
