import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  className?: string;
  /** The content of the summary element, with its class and its name. */
  summary: ReactNode;
  summaryClassName?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
};

/**
 * A button with links or buttons that it opens, which work without scripts too. A press beside it, Escape and the choice
 * of a link close it.
 */
export function Drop({ className, summary, summaryClassName, isCurrent, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (isByKey = false) => {
      if (!box.current?.open) return;
      box.current.open = false;
      if (isByKey) box.current.querySelector("summary")?.focus();
    };
    const press = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(true);
    };
    const click = ({ target }: Event) => {
      if (target instanceof Element && box.current?.contains(target) && target.closest("a"))
        close();
    };
    document.addEventListener("pointerdown", press);
    // Before the frame hears of it: without a connection it keeps the page, and nobody hears of the link after that.
    document.addEventListener("click", click, true);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("click", click, true);
      document.removeEventListener("keydown", key);
    };
  }, []);
  return (
    <details ref={box} className={className}>
      <summary className={summaryClassName} data-current={isCurrent || undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
