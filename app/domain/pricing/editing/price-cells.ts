/**
 * The editable prices as flat cells, each with a key of its own: what a change names, what two members may both have
 * touched, what the audit log keeps. Only cells that hold something are there.
 */
import { carCategories, type CarCategory } from "../../cars/car.ts";

export type CellValue = string | number | null;
export type Cells = ReadonlyMap<string, string | number>;

/** Whose day price it is. */
export type RateSubject = { carId: number } | { category: CarCategory };
export type RatePart = "day" | "weekend";
export const seasonParts = ["en", "bs", "from", "to", "min", "priority"] as const;
export type SeasonPart = (typeof seasonParts)[number];
export type PlacePart = "delivery" | "hours" | "hours-fee";
export type YoungPart = "until" | "per-day" | "cap";

export type Cell =
  | { kind: "rate"; subject: RateSubject; seasonId: number | undefined; part: RatePart }
  | { kind: "season"; id: number; part: SeasonPart }
  | { kind: "discount"; fromDays: number }
  | { kind: "one-way"; fromLocationId: string; toLocationId: string }
  | { kind: "place"; id: string; part: PlacePart }
  | { kind: "young"; part: YoungPart };

/** The season that is being added has this number until it is kept. */
export const newSeasonId = 0;

/** The key of a day price: `rate:car:12:base:day`, `rate:category:suv:3:weekend`. */
export function rateKey(
  subject: RateSubject,
  seasonId: number | undefined,
  part: RatePart,
): string {
  const whose = "carId" in subject ? `car:${subject.carId}` : `category:${subject.category}`;
  return `rate:${whose}:${seasonId ?? "base"}:${part}`;
}

/** The key of a part of a season: `season:3:from`. */
export function seasonKey(id: number, part: SeasonPart): string {
  return `season:${id}:${part}`;
}

/** The key of a length discount: `discount:7`. */
export function discountKey(fromDays: number | string): string {
  return `discount:${fromDays}`;
}

/** The key of a one-way fee: `one-way:airport-tuzla:office`. */
export function oneWayKey(fromLocationId: string, toLocationId: string): string {
  return `one-way:${fromLocationId}:${toLocationId}`;
}

/** The key of what a place costs: `place:office:hours-fee`. */
export function placeKey(id: string, part: PlacePart): string {
  return `place:${id}:${part}`;
}

/** The key of a part of the young-driver surcharge: `young:cap`. */
export function youngKey(part: YoungPart): string {
  return `young:${part}`;
}

const rateShape =
  /^rate:(?:car:([1-9]\d{0,8})|category:([a-z]+)):(base|[1-9]\d{0,8}):(day|weekend)$/;
const seasonShape = /^season:(0|[1-9]\d{0,8}):(en|bs|from|to|min|priority)$/;
const discountShape = /^discount:([1-9]\d{0,4})$/;
const oneWayShape = /^one-way:([a-z0-9-]{1,80}):([a-z0-9-]{1,80})$/;
const placeShape = /^place:([a-z0-9-]{1,80}):(delivery|hours|hours-fee)$/;
const youngShape = /^young:(until|per-day|cap)$/;

/** What a key names; `undefined` when it is none of ours. */
export function readCellKey(key: string): Cell | undefined {
  return readRateKey(key) ?? readSeasonKey(key) ?? readFeeKey(key);
}

function readRateKey(key: string): Cell | undefined {
  const [, carId, named, season, part] = rateShape.exec(key) ?? [];
  if (part !== "day" && part !== "weekend") return undefined;
  const category = carCategories.find((one) => one === named);
  const subject = carId ? { carId: Number(carId) } : category && { category };
  const seasonId = season === "base" ? undefined : Number(season);
  return subject && { kind: "rate", subject, seasonId, part };
}

function readSeasonKey(key: string): Cell | undefined {
  const [, id, named] = seasonShape.exec(key) ?? [];
  const part = seasonParts.find((one) => one === named);
  return part && { kind: "season", id: Number(id), part };
}

function readFeeKey(key: string): Cell | undefined {
  const [, days] = discountShape.exec(key) ?? [];
  if (days) return { kind: "discount", fromDays: Number(days) };
  const [, fromLocationId, toLocationId] = oneWayShape.exec(key) ?? [];
  if (fromLocationId && toLocationId)
    return fromLocationId === toLocationId
      ? undefined
      : { kind: "one-way", fromLocationId, toLocationId };
  const [, id, ofPlace] = placeShape.exec(key) ?? [];
  if (id && (ofPlace === "delivery" || ofPlace === "hours" || ofPlace === "hours-fee"))
    return { kind: "place", id, part: ofPlace };
  const [, ofYoung] = youngShape.exec(key) ?? [];
  if (ofYoung === "until" || ofYoung === "per-day" || ofYoung === "cap")
    return { kind: "young", part: ofYoung };
  return undefined;
}
