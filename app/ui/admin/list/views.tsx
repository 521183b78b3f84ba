import { useRef } from "react";
import { Link } from "react-router";
import { classNames } from "../../controls/class-names.ts";
import { useWhenNew } from "../../browser/use-when-new.ts";
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
  const row = useRef<HTMLElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.to;
  // On a phone the row is longer than the screen: the current link is scrolled into sight.
  useWhenNew(current, () => {
    const link = row.current?.querySelector("[aria-current]");
    if (!row.current || !link) return;
    const [box, own] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
  });
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
