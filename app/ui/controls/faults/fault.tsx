import { TriangleAlert } from "lucide-react";
import { Icon } from "../icon.tsx";
import styles from "./fault.module.css";

/** The fault of a field, shown below it. */
export function Fault({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon of={TriangleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** The help for a field, shown in the same place. */
export function Help({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className={styles.help}>
      {children}
    </p>
  );
}
