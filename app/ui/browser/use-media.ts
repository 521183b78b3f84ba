import { useCallback, useSyncExternalStore } from "react";

/** Does a media query apply, now and whenever that changes? On the server it does not. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
}
