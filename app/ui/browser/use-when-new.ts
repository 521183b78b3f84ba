import { useEffect, useEffectEvent } from "react";

/** Runs `act` when the piece has appeared and whenever `value` has become another one. */
export function useWhenNew<Value>(value: Value, act: (value: Value) => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    // What it returns is no cleanup: in newer browsers `scrollIntoView` returns a promise.
    run(value);
  }, [value]);
}
