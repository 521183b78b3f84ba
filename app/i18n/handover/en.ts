import type { EarlyReturn } from "../../domain/handovers/early-return.ts";
import type { EquipmentItem } from "../../domain/handovers/equipment.ts";
import type { DamageKind, DamageView } from "../../domain/handovers/marks.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

const equipment: Record<EquipmentItem, string> = {
  keys: "Key",
  registration: "Registration certificate",
  insurance: "Insurance policy",
  "green-card": "Green card",
  triangle: "Warning triangle",
  vest: "Reflective vest",
  "first-aid": "First-aid kit",
  "spare-wheel": "Spare wheel",
  jack: "Jack",
  "tow-rope": "Tow rope",
  bulbs: "Spare bulbs",
  "winter-tyres": "Winter tyres",
  chains: "Snow chains",
  "parking-card": "Parking card",
  "toll-tag": "Toll tag",
};
const damages: Record<DamageKind, string> = {
  scratch: "Scratch",
  dent: "Dent",
  crack: "Crack",
  chip: "Chip",
  missing: "Missing part",
  stain: "Stain",
  other: "Other damage",
};
const views: Record<DamageView, string> = {
  top: "roof",
  left: "left side",
  right: "right side",
  front: "front",
  rear: "rear",
  interior: "interior",
  glass: "glass",
  wheels: "wheels",
};

const en = {
  equipment,
  damages,
  views,
  earlyReturns: {
    nothing: "Nothing",
    "unused-days": "What the unused whole days cost",
    "priced-again": "The difference from the price of the shorter rental",
  } satisfies Record<EarlyReturn, string> as Record<string, string>,
  /** What stands on the bill after a return; at most 80 characters. */
  lines: {
    fuel: (eighths: number) =>
      `Missing fuel: ${eighths} ${plural(eighths, ["eighth", "eighths"])} of a tank`,
    battery: (percent: number) => `Missing battery charge: ${percent}%`,
    late: "Late return",
    early: (days: number) => `Early return: ${days} unused ${plural(days, ["day", "days"])}`,
    cleaning: "Cleaning",
    equipment: (item: EquipmentItem, pieces: number) =>
      `Not returned: ${equipment[item]}${pieces > 1 ? ` (${pieces})` : ""}`,
    damage: (kind: DamageKind, view: DamageView) => `Damage: ${damages[kind]}, ${views[view]}`,
  },
};

export type Words = typeof en;

/** The words of handing over and taking back, in a language. */
export const handoverWords = bilingual<Words>(en, bs);
