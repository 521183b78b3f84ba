import { createHash } from "node:crypto";

/** A random source that repeats itself for the same seed. */
export type Chance = {
  /** Returns a number from 0 to 1, excluding 1. */
  next: () => number;
  /** Returns a whole number between both, inclusive. */
  whole: (min: number, max: number) => number;
  /** Returns true in `share` percent of calls. */
  percent: (share: number) => boolean;
  pick: <One>(list: readonly One[]) => One;
  /** Returns an item of the list, as often as its weight says. */
  weighted: <One>(list: readonly (readonly [One, number])[]) => One;
  bytes: (count: number) => Uint8Array;
};

/** Returns the random source of a seed (SplitMix32 over the seed's hash). */
export function chanceOf(seed: string): Chance {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const weighted = <One>(list: readonly (readonly [One, number])[]): One => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [one, weight] of list) {
      left -= weight;
      if (left < 0) return one;
    }
    return firstOf(list)[0];
  };
  return {
    next,
    whole,
    weighted,
    percent: (share) => next() * 100 < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? firstOf(list),
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
  };
}

function firstOf<One>(list: readonly One[]): One {
  const [first] = list;
  if (first === undefined) throw new Error("nothing can be chosen from an empty list");
  return first;
}
