import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { Icon, type IconShape } from "../../controls/icon.tsx";
import { Tag } from "../../controls/marks/tag.tsx";
import styles from "./task.module.css";

type Props = {
  /** A place that a link can lead to. */
  id: string;
  icon: IconShape;
  title: string;
  /** How it stands now, in a few words. */
  now?: string;
  /** A word about it, when it is not as it was. */
  tag?: string;
  open: boolean;
  children: ReactNode;
};

/** One thing to do with a reservation: a row that says how it stands, and opens to its form. */
export function Task({ id, icon, title, now, tag, open, children }: Props) {
  return (
    <details id={id} className={styles.task} open={open}>
      <summary>
        <Icon of={icon} size={22} />
        <span className={styles.title}>
          <b>{title}</b>
          {now && <small>{now}</small>}
        </span>
        {tag && <Tag tone="info">{tag}</Tag>}
        <Icon of={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
