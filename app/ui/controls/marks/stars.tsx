import styles from "./stars.module.css";

/** `count` of five stars; `label` says it in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47-4.7-4.58 6.5-.95z" />
        </svg>
      ))}
    </div>
  );
}
