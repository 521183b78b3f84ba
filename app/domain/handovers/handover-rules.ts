/** Numbers and lists of the agency about handovers; each has its home in the settings. */
import type { DepositRules } from "../deposits/reminders.ts";
import { damageKinds, damageViews, type DamageKind, type DamageView } from "./marks.ts";
import { equipmentItems, type EquipmentItem } from "./equipment.ts";
import { earlyReturns, type EarlyReturn } from "./early-return.ts";

/** Euro cents, VAT inside. A price that is not in a table is 0: nothing is proposed. */
export type HandoverRules = DepositRules & {
  /** What has to be in every car. */
  equipment: readonly EquipmentItem[];
  fuelEighthCents: number;
  batteryPercentCents: number;
  cleaningCents: number;
  /** Per missing piece. */
  equipmentPrices: Readonly<Partial<Record<EquipmentItem, number>>>;
  /** By kind and part: `scratch.left`. */
  damagePrices: Readonly<Partial<Record<DamagePriceName, number>>>;
  /** Does VAT count for what is charged for damage? Compensation is no sale: mostly not. */
  damagesTaxed: boolean;
  earlyReturn: EarlyReturn;
  /** What giving a vehicle out or taking it back takes, and what is kept free before it on a run sheet. */
  handoverMinutes: number;
  runMarginMinutes: number;
  /** What the agency asks for handling the notice of a fine; 0 for nothing. */
  fineHandlingCents: number;
  /** Licences and identity documents are photographed when a vehicle goes out. */
  papersPhotos: boolean;
};

export type DamagePriceName = `${DamageKind}.${DamageView}`;

export const damagePriceNames: readonly DamagePriceName[] = damageKinds.flatMap((kind) =>
  damageViews.map((view) => `${kind}.${view}` as const),
);

const usualKinds: Readonly<Record<DamageKind, number>> = {
  scratch: 12_000,
  dent: 18_000,
  crack: 15_000,
  chip: 6000,
  missing: 15_000,
  stain: 5000,
  other: 10_000,
};

/** What holds until the agency sets something else: figures to begin with, which the owner replaces. */
export const usualHandoverRules: HandoverRules = {
  equipment: [
    "keys",
    "registration",
    "insurance",
    "triangle",
    "vest",
    "first-aid",
    "spare-wheel",
    "jack",
    "bulbs",
  ],
  fuelEighthCents: 1200,
  batteryPercentCents: 50,
  cleaningCents: 4000,
  equipmentPrices: Object.fromEntries(
    equipmentItems.map((item) => [item, item === "keys" ? 20_000 : 2000]),
  ),
  damagePrices: Object.fromEntries(
    damageKinds.flatMap((kind) =>
      damageViews.map((view) => [`${kind}.${view}`, usualKinds[kind]] as const),
    ),
  ),
  damagesTaxed: false,
  earlyReturn: earlyReturns[0],
  handoverMinutes: 20,
  runMarginMinutes: 15,
  fineHandlingCents: 1500,
  // Whoever keeps fewer copies of passports has fewer to guard.
  papersPhotos: false,
  holdWarningDays: 2,
  releaseDays: 3,
};
