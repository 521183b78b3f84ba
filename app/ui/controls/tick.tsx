import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tick.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & {
  type?: "checkbox" | "radio";
  children: ReactNode;
  /** Content at the right end of the row: a count, a price. */
  end?: ReactNode;
};

/** A checkbox or radio button; the whole row is the target. */
export function Tick({ type = "checkbox", children, end, className, ...input }: Props) {
  return (
    <label
      className={classNames(
        styles.tick,
        type === "radio" && styles.round,
        input.disabled && styles.off,
        className,
      )}
    >
      <input type={type} {...input} />
      <span className={styles.words}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
