import type { EquipmentItem } from "../../domain/handovers/equipment.ts";
import type { DamageKind, DamageView } from "../../domain/handovers/marks.ts";
import { plural } from "../format.ts";
import type { Words } from "./en.ts";

const equipment: Record<EquipmentItem, string> = {
  keys: "Ključ",
  registration: "Saobraćajna dozvola",
  insurance: "Polisa osiguranja",
  "green-card": "Zelena karta",
  triangle: "Sigurnosni trougao",
  vest: "Reflektirajući prsluk",
  "first-aid": "Prva pomoć",
  "spare-wheel": "Rezervni točak",
  jack: "Dizalica",
  "tow-rope": "Uže za vuču",
  bulbs: "Rezervne sijalice",
  "winter-tyres": "Zimske gume",
  chains: "Lanci za snijeg",
  "parking-card": "Karta za parking",
  "toll-tag": "ENC uređaj",
};
const damages: Record<DamageKind, string> = {
  scratch: "Ogrebotina",
  dent: "Udubljenje",
  crack: "Pukotina",
  chip: "Okrhnuto mjesto",
  missing: "Nedostaje dio",
  stain: "Mrlja",
  other: "Druga šteta",
};
const views: Record<DamageView, string> = {
  top: "krov",
  left: "lijeva strana",
  right: "desna strana",
  front: "prednji dio",
  rear: "zadnji dio",
  interior: "unutrašnjost",
  glass: "stakla",
  wheels: "točkovi",
};

export const bs: Words = {
  equipment,
  damages,
  views,
  earlyReturns: {
    nothing: "Ništa",
    "unused-days": "Cijena neiskorištenih cijelih dana",
    "priced-again": "Razlika do cijene kraćeg najma",
  },
  lines: {
    fuel: (eighths) =>
      `Gorivo koje nedostaje: ${eighths} ${plural(eighths, ["osmina", "osmine", "osmina"])} rezervoara`,
    battery: (percent) => `Punjenje baterije koje nedostaje: ${percent} %`,
    late: "Kašnjenje s povratom",
    early: (days) =>
      `Raniji povrat: ${days} ${plural(days, ["neiskorišten dan", "neiskorištena dana", "neiskorištenih dana"])}`,
    cleaning: "Čišćenje",
    equipment: (item, pieces) =>
      `Nije vraćeno: ${equipment[item]}${pieces > 1 ? ` (${pieces})` : ""}`,
    damage: (kind, view) => `Šteta: ${damages[kind]}, ${views[view]}`,
  },
};
