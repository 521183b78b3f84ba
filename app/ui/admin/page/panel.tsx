import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A section of a page on a card of its own. */
export function Panel({ title, lead, actions, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.acts}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
