import type { Clock } from "../../app/server/deps.ts";

export type FixedClock = Clock & {
  /** Moves the clock on. */
  advance: (milliseconds: number) => void;
  /** Moves to this instant, ISO 8601 with its offset. */
  set: (instant: string) => void;
};

/** A clock that stands at this instant (ISO 8601 with its offset) until a test moves it. */
export function fixedClock(instant: string): FixedClock {
  let now = parse(instant);
  return {
    now: () => now,
    advance: (milliseconds) => (now += milliseconds),
    set: (next) => (now = parse(next)),
  };
}

function parse(instant: string): number {
  const time = Date.parse(instant);
  if (Number.isNaN(time) || !/(Z|[+-]\d\d:\d\d)$/.test(instant))
    throw new Error(`"${instant}" is no instant with an offset`);
  return time;
}
