import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import styles from "./chip.module.css";

type TickProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type?: "checkbox" | "radio";
  children: ReactNode;
};

/** A checkbox or radio button that looks like a chip. */
export function Chip({ type = "checkbox", children, className, ...input }: TickProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input className="visually-hidden" type={type} {...input} />
      {children}
    </label>
  );
}

type LinkProps = ComponentProps<typeof Link> & { on?: boolean };

/** A chip that is a link, e.g. a filter in the URL. */
export function ChipLink({ on = false, className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.chip, on && styles.on, className)} />;
}

/** A chip that unfolds the content below it: the summary of a `<details>`. */
export function ChipFold({ className, ...summary }: ComponentProps<"summary">) {
  return <summary {...summary} className={classNames(styles.chip, styles.fold, className)} />;
}

/** A chip that cannot be chosen, with the reason in words. */
export function ChipOff({ children }: { children: ReactNode }) {
  return <span className={classNames(styles.chip, styles.off)}>{children}</span>;
}

/** The small text of a chip: a fee, a count, a reason. */
export function ChipNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

/** The oval sign that a car carries abroad, e.g. HR, SRB, MNE. */
export function OvalSign({ children }: { children: ReactNode }) {
  return (
    <span className={styles.oval} aria-hidden="true">
      {children}
    </span>
  );
}
