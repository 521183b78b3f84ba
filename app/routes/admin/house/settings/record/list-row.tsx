import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./list-row.module.css";

type Props = {
  to: string;
  name: string;
  /** A state in a word. */ end?: ReactNode;
  sub?: ReactNode;
};

/** A record in a list of the settings: its name leads to it. */
export function ListRow({ to, name, end, sub }: Props) {
  return (
    <div className={styles.row}>
      <div>
        <Link to={to} className={styles.name}>
          {name}
        </Link>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
