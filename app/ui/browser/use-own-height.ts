import { useEffect, type RefObject } from "react";

/** Writes the height of an element into its own `--height`, in pixels, and follows its changes: styles cannot ask for it. */
export function useOwnHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const watch = new ResizeObserver(() =>
      current.style.setProperty("--height", `${current.offsetHeight}px`),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
}
