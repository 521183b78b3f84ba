import { TriangleAlert } from "lucide-react";
import { Icon } from "../icon.tsx";
import styles from "./fault.module.css";

/** What is wrong with a field, said under it. */
export function Fault({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon of={TriangleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** What helps to fill a field, said in the same place. */
export function Help({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className={styles.help}>
      {children}
    </p>
  );
}
