import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type Props = {
  title: string;
  /** The level of the title in the page's outline. */
  heading?: "h2" | "h3";
  text?: string;
  children?: ReactNode;
};

/** The notice in an empty list: what is missing, and the next step with its button. */
export function EmptyState({ title, heading: Heading = "h3", text, children }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.road} viewBox="0 0 120 12" width="120" height="12" aria-hidden="true">
        <path d="M11 6h100" />
        <circle cx="6" cy="6" r="4.5" />
        <circle className={styles.dot} cx="114" cy="6" r="5.5" />
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
