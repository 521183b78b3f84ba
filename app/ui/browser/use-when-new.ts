import { useEffect, useEffectEvent } from "react";

/** Runs `act` when the component has mounted and whenever `value` changes. */
export function useWhenNew<Value>(value: Value, act: (value: Value) => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    // Its return value is not a cleanup: in newer browsers `scrollIntoView` returns a promise.
    run(value);
  }, [value]);
}
