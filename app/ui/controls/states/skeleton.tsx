import styles from "./skeleton.module.css";

type Props = { width: string; height?: string };

/** A placeholder bar in the final size of a text that is loading. */
export function Skeleton({ width, height = "1em" }: Props) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
