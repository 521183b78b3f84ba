import { createHash } from "node:crypto";

/** Chance that is the same in every run of one seed. */
export type Chance = {
  /** From 0 up to 1, without 1. */
  next: () => number;
  /** A whole number between both, inclusive. */
  whole: (least: number, most: number) => number;
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean;
  pick: <One>(list: readonly One[]) => One;
  /** One of a list whose members come as often as their weights say. */
  weighted: <One>(list: readonly (readonly [One, number])[]) => One;
  bytes: (count: number) => Uint8Array;
};

/** Makes chance of a seed (SplitMix32 over the seed's hash). */
export function chanceOf(seed: string): Chance {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
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
