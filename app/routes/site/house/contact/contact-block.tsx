import type { ReactNode } from "react";
import { Icon, type IconShape } from "../../../../ui/controls/icon.tsx";
import styles from "./contact-block.module.css";

export function ContactBlock({
  icon,
  title,
  children,
}: {
  icon: IconShape;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.block}>
      <h2>
        <Icon of={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}
