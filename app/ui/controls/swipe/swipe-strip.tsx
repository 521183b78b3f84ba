import { Children, type ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "../class-names.ts";
import { SquareButton } from "../square-button.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useMedia } from "../../browser/use-media.ts";
import { useSwipe } from "../../browser/use-swipe.ts";
import { List } from "../list.tsx";
import styles from "./swipe-strip.module.css";

type Labels = {
  label: string;
  previous: string;
  next: string;
  position: (index: number, count: number) => string;
};

type Props = { labels: Labels; className?: string; children: ReactNode };

/**
 * Items side by side where there is room; on a phone one at a time, moved by a finger, the arrow keys or two buttons. Without
 * scripts the strip scrolls natively.
 */
export function SwipeStrip({ labels, className, children }: Props) {
  const hydrated = useHydrated();
  const roomy = useMedia("(min-width: 768px)");
  const count = Children.count(children);
  const { index, step, list } = useSwipe(count);
  return (
    <div className={styles.strip}>
      <List
        {...list}
        className={classNames(styles.items, hydrated && styles.ready, className)}
        tabIndex={roomy ? undefined : 0}
        aria-label={labels.label}
      >
        {children}
      </List>
      {count > 1 && (
        <div className={classNames(styles.steps, hydrated && styles.ready)}>
          <SquareButton
            icon={ChevronLeft}
            aria-label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          />
          <p role="status">{labels.position(index + 1, count)}</p>
          <SquareButton
            icon={ChevronRight}
            aria-label={labels.next}
            aria-disabled={index === count - 1}
            onClick={() => step(1)}
          />
        </div>
      )}
    </div>
  );
}
