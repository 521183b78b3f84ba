import { Link } from "react-router";
import { classNames } from "../../controls/class-names.ts";
import { useInSight } from "../../browser/use-in-sight.ts";
import styles from "./views.module.css";

type View = {
  to: string;
  label: string;
  /** A number, or text such as "999+". */
  count?: number | string;
  isCurrent: boolean;
  tone?: "bad";
};

type Props = {
  /** The name of the list. */ label: string;
  views: readonly View[];
  children?: React.ReactNode;
};

/** The views of a list, or the sections of a page, as links in a row that scrolls on a phone. */
export function Views({ label, views, children }: Props) {
  const current = views.find(({ isCurrent }) => isCurrent)?.to;
  const row = useInSight<HTMLElement>(current, "[aria-current]");
  return (
    <nav ref={row} className={styles.views} aria-label={label}>
      {views.map(({ to, label: name, count, isCurrent, tone }) => (
        <Link
          key={`${to} ${name}`}
          to={to}
          className={classNames(tone === "bad" && styles.bad)}
          aria-current={isCurrent ? "page" : undefined}
          preventScrollReset
        >
          {name}
          {count !== undefined && <b>{count}</b>}
        </Link>
      ))}
      {children}
    </nav>
  );
}
