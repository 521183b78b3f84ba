/** What has to be in a car: what the agency lists, what winter adds, and what some borders ask for. */
import { addDays, daysBetween, type LocalDate } from "../calendar.ts";

export const equipmentItems = [
  "keys",
  "registration",
  "insurance",
  "green-card",
  "triangle",
  "vest",
  "first-aid",
  "spare-wheel",
  "jack",
  "tow-rope",
  "bulbs",
  "winter-tyres",
  "chains",
  "parking-card",
  "toll-tag",
] as const;
export type EquipmentItem = (typeof equipmentItems)[number];

/** How many pieces of each item were there; an item that nobody was asked about is absent. */
export type Equipment = Readonly<Partial<Record<EquipmentItem, number>>>;

/** Of these one is enough: winter tyres all round, or chains with what else the law allows. */
export const winterItems = ["winter-tyres", "chains"] as const satisfies readonly EquipmentItem[];

/** The Law on road safety of BiH asks for winter equipment from 1 November to 1 April. */
const winter = { from: "11-01", to: "04-01" };

/** Does any day of a trip need winter equipment? */
export function needsWinter(first: LocalDate, last: LocalDate): boolean {
  if (daysBetween(first, last) > 366) return true;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const monthDay = day.slice(5);
    if (monthDay >= winter.from || monthDay <= winter.to) return true;
  }
  return false;
}

type Asked = {
  listed: readonly EquipmentItem[];
  first: LocalDate;
  last: LocalDate;
  needsGreenCard: boolean;
};

/** The items that a sheet has to say something about, in the order of the closed list. */
export function askedEquipment({ listed, first, last, needsGreenCard }: Asked): EquipmentItem[] {
  const asked = new Set<EquipmentItem>(listed);
  if (needsWinter(first, last)) for (const item of winterItems) asked.add(item);
  if (needsGreenCard) asked.add("green-card");
  return equipmentItems.filter((item) => asked.has(item));
}

const maxPieces = 9;

/** Are these counts of known items? */
export function isEquipment(equipment: Equipment): boolean {
  const known = new Set<string>(equipmentItems);
  return Object.entries(equipment).every(
    ([item, pieces]) =>
      pieces === undefined ||
      (known.has(item) && Number.isInteger(pieces) && pieces >= 0 && pieces <= maxPieces),
  );
}
