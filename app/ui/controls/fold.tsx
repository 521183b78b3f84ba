import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  /** The words that open it. */
  title: ReactNode;
  className?: string;
  /** True where it stands open from the start. */
  open?: boolean;
  children: ReactNode;
};

/** What few people need, behind the words that open it; it needs no script. */
export function Fold({ title, className, open = false, children }: Props) {
  return (
    <details className={classNames(styles.fold, className)} open={open || undefined}>
      <summary>
        {title}
        <Icon of={ChevronDown} size={16} />
      </summary>
      {children}
    </details>
  );
}
