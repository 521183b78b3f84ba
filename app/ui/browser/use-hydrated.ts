import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
