import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { Icon, type IconShape } from "../../controls/icon.tsx";
import { Tag } from "../../controls/marks/tag.tsx";
import styles from "./task.module.css";

type Props = {
  /** The anchor that a link can lead to. */
  id: string;
  icon: IconShape;
  title: string;
  /** The current value, in a few words. */
  now?: string;
  /** A label for a value that differs from the reservation's. */
  tag?: string;
  open: boolean;
  children: ReactNode;
};

/** One action on a reservation: a row with the current value that opens to its form. */
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
