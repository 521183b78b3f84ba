import type { DamageKind, DamageView } from "../../domain/handovers/marks.ts";

/** What stands around the drawing of a vehicle, for the staff and on the customer's own phone alike. */
export const drawingEn = {
  views: {
    front: "Front",
    left: "Left",
    right: "Right",
    rear: "Rear",
    top: "Roof",
    interior: "Inside",
    glass: "Glass",
    wheels: "Wheels",
  } satisfies Record<DamageView, string> as Record<DamageView, string>,
  kinds: {
    scratch: "Scratch",
    dent: "Dent",
    crack: "Crack",
    chip: "Chip",
    missing: "Missing part",
    stain: "Stain",
    other: "Other",
  } satisfies Record<DamageKind, string> as Record<DamageKind, string>,
  row: "Sides of the car",
  counts: (fresh: number, known: number) => `${fresh} new, ${known} known`,
  hint: "Tap where the damage is. With a keyboard: move the cross with the arrow keys and press Enter to place the mark.",
  at: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  dot: (number: number, kind: string, isKnown: boolean) =>
    `${number}: ${kind}, ${isKnown ? "known" : "new"}`,
};

/** The same in Bosnian. */
export const drawingBs: typeof drawingEn = {
  views: {
    front: "Sprijeda",
    left: "Lijevo",
    right: "Desno",
    rear: "Straga",
    top: "Krov",
    interior: "Unutra",
    glass: "Stakla",
    wheels: "Točkovi",
  },
  kinds: {
    scratch: "Ogrebotina",
    dent: "Udubljenje",
    crack: "Pukotina",
    chip: "Okrhnuto mjesto",
    missing: "Nedostaje dio",
    stain: "Mrlja",
    other: "Drugo",
  },
  row: "Strane vozila",
  counts: (fresh, known) => `novih: ${fresh}, poznatih: ${known}`,
  hint: "Dodirnite mjesto oštećenja. Na tastaturi križić pomjerate strelicama, a oznaku postavljate tipkom Enter.",
  at: (x, y) => `${x} % slijeva, ${y} % odozgo`,
  dot: (number, kind, isKnown) => `${number}: ${kind}, ${isKnown ? "poznato" : "novo"}`,
};
