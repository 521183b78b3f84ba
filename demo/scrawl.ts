import { placeOf } from "../app/domain/handovers/marks.ts";
import type { Drawing } from "../app/domain/handovers/signature.ts";
import type { Chance } from "./chance.ts";

/** Returns a name as nobody can read it: an initial, loops, and a line below. */
export function scrawl(chance: Chance): Drawing {
  const left = chance.whole(8, 16) / 100;
  const lean = chance.whole(-4, 8) / 100;
  const high = chance.whole(7, 11) / 100;
  const loops = chance.whole(3, 6);
  const initial = strokeOf(10, (t) => [left + 0.09 * Math.sin(t * 4.5), 0.12 + t * 0.16]);
  const name = strokeOf(loops * 12, (t) => {
    const turn = t * loops * 2 * Math.PI;
    const fade = 1 - t * 0.6;
    return [
      left + 0.12 + t * 0.5 + 0.02 * Math.sin(turn) * fade,
      0.24 - lean * t - high * fade * Math.abs(Math.sin(turn / 2)),
    ];
  });
  const below = strokeOf(4, (t) => [left + 0.1 + t * 0.5, 0.31 - lean * t]);
  return [initial, name, below];
}

function strokeOf(steps: number, at: (t: number) => readonly [number, number]): Drawing[number] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = at(step / steps);
    return [placeOf(x), placeOf(y)] as const;
  });
}
