/** Sheets on paper: what they are drawn from, with damage, lines, photos and signatures. */
import type { PaperFacts } from "../../app/domain/handovers/paper-facts.ts";
import type { PhotoKind } from "../../app/domain/handovers/photos.ts";
import type { InSheet, OutSheet } from "../../app/domain/handovers/sheet.ts";
import type { PaperPhoto, SheetOrder } from "../../app/server/pdf/handover/order.ts";
import { inSheet, outSheet, signed } from "./handover-cast.ts";

const hashOf = (of: number) => of.toString(16).padStart(64, "0a9f");

/** What a sheet is printed with besides what was signed. */
function paperFacts(more: Partial<PaperFacts> = {}): PaperFacts {
  return {
    form: 1,
    agency: {
      name: "Eternal Pro",
      address: "Dedići bb, 75273 Dubrave Gornje",
      phone: "+38735000000",
      email: "info@eternalpro.example",
    },
    customer: "Emina Hadžić-Đulić",
    staff: "Amra Begić",
    car: "Volkswagen Golf",
    place: { bs: "Aerodrom Tuzla", en: "Tuzla airport" },
    due: { at: "2026-05-11T10:00", place: { bs: "Aerodrom Sarajevo", en: "Sarajevo airport" } },
    extras: [{ name: { bs: "Dječija sjedalica", en: "Child seat" }, pieces: 2 }],
    known: [
      {
        view: "left",
        x: 0.4,
        y: 0.5,
        kind: "scratch",
        severity: 1,
        sizeMm: 40,
        description: "Prednja vrata",
        photos: [],
      },
    ],
    lines: [],
    ...more,
  };
}

const around = {
  sheetSha256: hashOf(7),
  signatures: signed,
  receivedAt: new Date("2026-05-11T08:02:12Z"),
  offSeconds: 3,
  photos: [],
};

/** A vehicle on its way out. */
export function outOrder(
  more: Partial<OutSheet> = {},
  facts: Partial<PaperFacts> = {},
): SheetOrder {
  return { ...around, sheet: outSheet({ textVersion: 3, ...more }), facts: paperFacts(facts) };
}

/** The same vehicle back with a dent that the customer disputes, less fuel, and lines that were decided. */
export function inOrder(more: Partial<InSheet> = {}, facts: Partial<PaperFacts> = {}): SheetOrder {
  const dent = {
    view: "right",
    x: 0.3,
    y: 0.5,
    kind: "dent",
    severity: 3,
    sizeMm: 120,
    description: "Zadnja vrata",
    photos: [],
    answer: "disputed",
  } as const;
  const found = { clean: false, energy: { fuelEighths: 5 }, marks: [dent] };
  const out = { at: "2026-05-04T10:00", odometerKm: 41_200, energy: { fuelEighths: 8 } };
  const lines: PaperFacts["lines"] = [
    { label: { bs: "Čišćenje", en: "Cleaning" }, amountCents: 2000, reason: "Samo unutra" },
    {
      label: { bs: "Šteta: Udubljenje, desna strana", en: "Damage: Dent, right side" },
      amountCents: 10_000,
      reason: "",
      damage: { priceCents: 18_000, leftCents: 10_000 },
    },
    { label: { bs: "Gorivo", en: "Fuel" }, amountCents: 0, reason: "Stalan klijent" },
  ];
  const sheet = inSheet({ note: "Vraćeno po kiši.", ...found, ...more });
  return { ...around, sheet, facts: paperFacts({ out, lines, ...facts }) };
}

/** Photos that a sheet expects; those with a picture have arrived. */
export function paperPhotos(kinds: readonly PhotoKind[], jpegs: readonly Buffer[]): PaperPhoto[] {
  return kinds.map((kind, index) => {
    const jpeg = jpegs[index];
    const photo = {
      kind,
      sha256: hashOf(100 + index),
      takenAt: new Date("2026-05-11T08:00:00Z"),
      isHere: jpeg !== undefined,
    };
    return jpeg ? { ...photo, jpeg } : photo;
  });
}
