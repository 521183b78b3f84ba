import styles from "./place-badge.module.css";

/** The number of a place's pin on the map, beside its name. Hidden from screen readers. */
export function PlaceBadge({ number }: { number: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {number}
    </span>
  );
}
