import styles from "./place-badge.module.css";

/** The number of a place's pin on the map, beside its name. It is a mark for eyes only. */
export function PlaceBadge({ number }: { number: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {number}
    </span>
  );
}
