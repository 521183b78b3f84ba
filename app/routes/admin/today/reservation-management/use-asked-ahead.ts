import { useEffect, useState } from "react";
import type { Move } from "../../../../domain/moves/move.ts";
import { useOnline } from "../../../../ui/browser/use-online.ts";

/** Moves whose links fit into one address beside those of the frame, also while those before them have no answer yet. */
const atOnce = 10;
/** Longer than it takes to ask and to be answered, in milliseconds. */
const pauseMs = 1_000;

/**
 * Which moves the router asks about now: some at a time until it has asked about each. It asks anew about every address with a code in it,
 * and cannot lead to one without a connection that it never asked about.
 */
export function useAskedAhead(moves: readonly Move[]): (move: Move) => boolean {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isOnline = useOnline();
  const next = moves
    .map(nameOf)
    .filter((name) => !asked.has(name))
    .slice(0, atOnce);
  const names = next.join();
  useEffect(() => {
    if (names === "" || !isOnline) return;
    const pause = setTimeout(() => {
      setAsked((before) => new Set([...before, ...names.split(",")]));
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [names, isOnline]);
  return (move) => next.includes(nameOf(move));
}

function nameOf({ side, code }: Move): string {
  return `${side} ${code}`;
}
