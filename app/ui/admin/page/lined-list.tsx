import { List } from "../../controls/list.tsx";
import styles from "./lined-list.module.css";

/** A list with a line over each entry, which has what it is on the left and its figure, state or deed on the right. */
export function LinedList({ children }: { children: React.ReactNode }) {
  return <List className={styles.lined}>{children}</List>;
}
